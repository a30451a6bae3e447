/** Told how much of the work is done, from 0 to 1. */
export type OnShare = (share: number) => void;

/** How something that can be called off is looked after. */
type Watch = { readonly onShare: OnShare; readonly signal: AbortSignal };

/** What a job is given to say how far it is, and to hear that it is called off. */
export type Job = {
  /**
   * Says what it is at from now on; the function that comes back tells how far that is. It is `part` of the work that is left,
   * 0 to 1, by its bytes where they are known, and all of it where that is left out: what is shown is a share of the whole job.
   */
  readonly step: (words: string, part?: number) => OnShare;
  /** The same, of something that can be called off where it is and leaves what was there before. */
  readonly stoppable: (words: string, part?: number) => Watch;
};

type Progress<Operation> = {
  readonly operation: Operation;
  /** What it is at, in words for the owner. */
  readonly step: string;
  /** Of the whole job, from 0 to 1, in steps of a hundredth; null where it cannot be told. It never goes back. */
  readonly share: number | null;
  readonly canCancel: boolean;
  /** ISO 8601. */
  readonly startedAt: string;
};

type Refusal = 'busy' | 'cancelled' | 'not stoppable';

type Hold = { readonly release: () => void | Promise<void> };

type JobsNeeds = {
  readonly now: () => Date;
  /** What is thrown where a job is not begun, was called off, or cannot be. */
  readonly refuse: (why: Refusal) => Error;
  /** Keeps other processes off; undefined while one of them is at it. */
  readonly hold?: () => Hold | undefined | Promise<Hold | undefined>;
  /** There is something else to read of `progress`. */
  readonly onChange?: () => void;
};

/** Lets one job at a time run, whoever asks for it, and tells how far it is. */
export function createJobs<Operation>({ now, refuse, hold, onChange }: JobsNeeds) {
  let progress: Progress<Operation> | null = null;
  let current: { readonly stopper: AbortController; readonly end: Promise<unknown> } | undefined;

  function show(next: Progress<Operation> | null): void {
    progress = next;
    onChange?.();
  }

  function describeTo(operation: Operation, signal: AbortSignal): Job {
    const startedAt = now().toISOString();
    /** Where the work of all steps so far ends. */
    let end = 0;
    let shown: number | null = null;
    const begin = (step: string, canCancel: boolean, part = 1): OnShare => {
      const from = end;
      const length = (1 - from) * part;
      end = from + length;
      const tell = () => show({ operation, step, share: shown, canCancel, startedAt });
      if (from > 0) shown = Math.max(shown ?? 0, Math.floor(100 * from) / 100);
      tell();
      return (done) => {
        const share = Math.floor(100 * (from + length * Math.min(1, done))) / 100;
        if (shown !== null && share <= shown) return;
        shown = share;
        tell();
      };
    };
    return {
      step: (words, part) => begin(words, false, part),
      stoppable: (words, part) => ({ onShare: begin(words, true, part), signal }),
    };
  }

  return {
    async run<Result>(operation: Operation, work: (job: Job) => Promise<Result>): Promise<Result> {
      if (current) throw refuse('busy');
      const stopper = new AbortController();
      const { signal } = stopper;
      const { promise: end, resolve } = Promise.withResolvers<void>();
      current = { stopper, end };
      let held: Hold | undefined;
      let isBegun = false;
      try {
        const asked = hold?.();
        held = asked instanceof Promise ? await asked : asked;
        if (hold && !held) throw refuse('busy');
        signal.throwIfAborted();
        isBegun = true;
        return await work(describeTo(operation, signal));
      } catch (error) {
        throw signal.aborted ? refuse('cancelled') : error;
      } finally {
        await held?.release();
        current = undefined;
        // What fails before its first step has changed something, too; what was never begun is another's to tell.
        if (isBegun) show(null);
        resolve();
      }
    },

    isRunning: (): boolean => current !== undefined,

    progress: (): Progress<Operation> | null => progress,

    /** Calls off what is being done; whoever asked for it is told. Throws where it must come to its end. */
    cancel(): void {
      if (!current || progress?.canCancel === false) throw refuse('not stoppable');
      current.stopper.abort();
    },

    /** Resolves when nothing runs. */
    async settle(): Promise<void> {
      await current?.end;
    },
  };
}

/** Counts bytes instead of shares. */
export function countBytes(onShare: OnShare, total: number): (done: number) => void {
  onShare(0);
  return (done) => onShare(done / total);
}
