import type { BackupOperation, BackupProgress } from '@approdo/shared/contract/backup';
import type { Clock } from '../../adapters/clock.ts';
import type { Lock } from '../../data-dir.ts';
import { conflict } from '../../http/problems.ts';

export const BUSY = "Un'operazione di backup è già in corso";

/** Says what an operation is at from now on; the function it gives tells how far that is, from 0 to 1. */
export type Step = (words: string) => (share: number) => void;

type OperationsNeeds = {
  readonly clock: Clock;
  /** Keeps other processes off the store; undefined while one of them is at it. */
  readonly lock: () => Lock | undefined;
};

export type Operations = ReturnType<typeof createOperations>;

/** Lets one operation on the backups run at a time, and tells whoever asks how far it is. */
export function createOperations({ clock, lock }: OperationsNeeds) {
  let progress: BackupProgress = null;
  let running: Promise<unknown> = Promise.resolve();

  return {
    /** Throws 409 while another operation runs, here or in another process. */
    async run<Result>(operation: BackupOperation, work: (step: Step) => Promise<Result>): Promise<Result> {
      if (progress) throw conflict(BUSY);
      const held = lock();
      if (!held) throw conflict(BUSY);
      const startedAt = clock.now().toISOString();
      const tell = (words: string, share: number | null) => {
        progress = { operation, step: words, share, startedAt };
      };
      const step: Step = (words) => {
        tell(words, null);
        return (share) => tell(words, share);
      };
      step('Preparazione');
      const outcome = work(step).finally(() => {
        progress = null;
        held.release();
      });
      running = outcome.catch(() => undefined);
      return await outcome;
    },

    progress: (): BackupProgress => progress,

    /** Resolves when nothing runs. */
    async settle(): Promise<void> {
      await running;
    },
  };
}
