/** Told how much of the work is done, from 0 to 1. */
export type OnShare = (share: number) => void;

/** How something that can be called off is looked after. */
type Watch = { readonly onShare: OnShare; readonly signal: AbortSignal };

/** What a job is given to say how far it is, and to hear that it is called off. */
export type Job = {
  /** Says what it is at from now on; the function that comes back tells how far that is. */
  readonly step: (words: string) => OnShare;
  /** The same, of something that can be called off where it is and leaves what was there before. */
  readonly stoppable: (words: string) => Watch;
};

type Progress<Operation> = {
  readonly operation: Operation;
  /** What it is at, in words for the owner. */
  readonly step: string;
  /** From 0 to 1, in steps of a hundredth; null where it cannot be told. */
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
    const begin = (step: string, canCancel: boolean): OnShare => {
      show({ operation, step, share: null, canCancel, startedAt });
      return (done) => {
        const share = Math.floor(100 * Math.min(1, done)) / 100;
        if (share !== progress?.share) show({ operation, step, share, canCancel, startedAt });
      };
    };
    return {
      step: (words) => begin(words, false),
      stoppable: (words) => ({ onShare: begin(words, true), signal }),
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
