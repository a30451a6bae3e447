/** Called with the share of the work that is done, from 0 to 1. */
export type OnShare = (share: number) => void;

/** Progress callback and abort signal of a cancellable step. */
type Watch = { readonly onShare: OnShare; readonly signal: AbortSignal };

/** Lets a job report its progress and learn that it is cancelled. */
export type Job = {
  /**
   * Begins a step; the returned function reports its progress. `part` is its share of the remaining work, 0 to 1, by
   * bytes where they are known, and all of it where left out: the reported share is of the whole job.
   */
  readonly step: (words: string, part?: number) => OnShare;
  /** Like `step`, for a step that can be cancelled without changing anything. */
  readonly stoppable: (words: string, part?: number) => Watch;
};

type Progress<Operation> = {
  readonly operation: Operation;
  /** The current step, in words for the owner. */
  readonly step: string;
  /** Share of the whole job, from 0 to 1 in hundredths; null where unknown. It never decreases. */
  readonly share: number | null;
  readonly canCancel: boolean;
  /** ISO 8601. */
  readonly startedAt: string;
};

type Refusal = 'busy' | 'cancelled' | 'not stoppable';

type Hold = { readonly release: () => void | Promise<void> };

type JobsNeeds = {
  readonly now: () => Date;
  /** Makes the error for a job that cannot begin, was cancelled, or cannot be cancelled. */
  readonly refuse: (why: Refusal) => Error;
  /** Locks out other processes; undefined while one of them holds the lock. */
  readonly hold?: () => Hold | undefined | Promise<Hold | undefined>;
  /** Called when `progress` has changed. */
  readonly onChange?: () => void;
};

/** Runs one job at a time, and reports its progress. */
export function createJobs<Operation>({ now, refuse, hold, onChange }: JobsNeeds) {
  let progress: Progress<Operation> | null = null;
  let current: { readonly stopper: AbortController; readonly end: Promise<unknown> } | undefined;

  function setProgress(next: Progress<Operation> | null): void {
    progress = next;
    onChange?.();
  }

  function createJob(operation: Operation, signal: AbortSignal): Job {
    const startedAt = now().toISOString();
    /** The share at which the steps so far end. */
    let end = 0;
    let reported: number | null = null;
    const begin = (step: string, canCancel: boolean, part = 1): OnShare => {
      const from = end;
      const length = (1 - from) * part;
      end = from + length;
      const report = () => setProgress({ operation, step, share: reported, canCancel, startedAt });
      if (from > 0) reported = Math.max(reported ?? 0, Math.floor(100 * from) / 100);
      report();
      return (done) => {
        const share = Math.floor(100 * (from + length * Math.min(1, done))) / 100;
        if (reported !== null && share <= reported) return;
        reported = share;
        report();
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
        const acquiring = hold?.();
        held = acquiring instanceof Promise ? await acquiring : acquiring;
        if (hold && !held) throw refuse('busy');
        signal.throwIfAborted();
        isBegun = true;
        return await work(createJob(operation, signal));
      } catch (error) {
        throw signal.aborted ? refuse('cancelled') : error;
      } finally {
        await held?.release();
        current = undefined;
        // A job that failed before its first step may have changed something; one that never began has not.
        if (isBegun) setProgress(null);
        resolve();
      }
    },

    isRunning: (): boolean => current !== undefined,

    progress: (): Progress<Operation> | null => progress,

    /** Cancels the current job, whose `run` rejects. Throws where it cannot be cancelled. */
    cancel(): void {
      if (!current || progress?.canCancel === false) throw refuse('not stoppable');
      current.stopper.abort();
    },

    /** Resolves when no job is running. */
    async whenIdle(): Promise<void> {
      await current?.end;
    },
  };
}

/** Converts bytes done to shares. */
export function countBytes(onShare: OnShare, total: number): (done: number) => void {
  onShare(0);
  return (done) => onShare(done / total);
}
