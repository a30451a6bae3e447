import type { BackupOperation, BackupProgress } from '@approdo/shared/contract/backup';
import type { Watch } from '../../adapters/backup-store/run-work.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Lock } from '../../data-dir.ts';
import { conflict } from '../../http/problems.ts';

export const BUSY = "Un'operazione di backup è già in corso";
const CANCELLED = 'Operazione annullata';
const NOT_STOPPABLE = 'Non c’è niente che si possa annullare';

/** Says what an operation is at from now on; the function it gives tells how far that is, from 0 to 1. */
export type Step = (words: string) => (share: number) => void;

/** The same, of something that can be called off where it is and leaves what was there before. */
type StoppableStep = (words: string) => Required<Watch>;

type Work<Result> = (step: Step, stoppable: StoppableStep) => Promise<Result>;

type OperationsNeeds = {
  readonly clock: Clock;
  /** Keeps other processes off the store; undefined while one of them is at it. */
  readonly lock: () => Lock | undefined;
};

export type Operations = ReturnType<typeof createOperations>;

/** Lets one operation on the backups run at a time, and tells whoever asks how far it is. */
export function createOperations({ clock, lock }: OperationsNeeds) {
  let progress: BackupProgress = null;
  let stopper = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  return {
    /** Throws 409 while another operation runs, here or in another process. */
    async run<Result>(operation: BackupOperation, work: Work<Result>): Promise<Result> {
      if (progress) throw conflict(BUSY);
      const held = lock();
      if (!held) throw conflict(BUSY);
      const startedAt = clock.now().toISOString();
      stopper = new AbortController();
      const { signal } = stopper;
      const begin = (words: string, canCancel: boolean) => {
        const tell = (share: number | null) => {
          progress = { operation, step: words, share, canCancel, startedAt };
        };
        tell(null);
        return tell;
      };
      const step: Step = (words) => begin(words, false);
      const stoppable: StoppableStep = (words) => ({ onShare: begin(words, true), signal });
      step('Preparazione');
      const outcome = work(step, stoppable)
        .catch((error: unknown) => {
          throw signal.aborted ? conflict(CANCELLED) : error;
        })
        .finally(() => {
          progress = null;
          held.release();
        });
      running = outcome.catch(() => undefined);
      return await outcome;
    },

    progress: (): BackupProgress => progress,

    /** Calls off what is being done; whoever asked for it is told 409. Throws 409 where it must come to its end. */
    cancel(): void {
      if (!progress?.canCancel) throw conflict(NOT_STOPPABLE);
      stopper.abort();
    },

    /** Resolves when nothing runs. */
    async settle(): Promise<void> {
      await running;
    },
  };
}
