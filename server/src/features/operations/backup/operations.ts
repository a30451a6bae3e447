import type { BackupOperation, BackupProgress } from '@approdo/shared/contract/operations/backup';
import { createJobs, type Job } from '@approdo/shared/node/jobs';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { conflict } from '../../../http/problems.ts';
import type { BackupPlace } from './backup-place.ts';
import { createOperationsSync } from './operations.sync.ts';

const REFUSALS = {
  busy: say('backupBusy'),
  cancelled: say('backupCancelled'),
  'not stoppable': say('nothingToCancel'),
};

type OperationsNeeds = Pick<BackupPlace, 'hold' | 'notifications'> & { readonly clock: Clock };

export type Operations = ReturnType<typeof createOperations>;

/**
 * Runs one operation on the backups at a time, across all processes of the property; 409 if busy or cancelled. Each
 * process sees the progress of the others' operations and can cancel them.
 */
export function createOperations({ clock, hold, notifications }: OperationsNeeds) {
  const otherProcesses = notifications && createOperationsSync({ notifications, clock, onCancel });
  const jobs = createJobs<BackupOperation>({
    now: clock.now,
    hold,
    refuse: (why) => conflict(REFUSALS[why]),
    onChange: () => otherProcesses?.publishProgress(jobs.progress()),
  });

  function onCancel(): void {
    if (jobs.progress()?.canCancel) jobs.cancel();
  }

  return {
    waitUntilIdle: jobs.whenIdle,

    run: <Result>(operation: BackupOperation, work: (job: Job) => Promise<Result>): Promise<Result> =>
      jobs.run(operation, (job) => {
        job.step('Preparazione', 0);
        return work(job);
      }),

    isRunning: (): boolean => jobs.isRunning() || Boolean(otherProcesses?.progress()),

    progress: (): BackupProgress => jobs.progress() ?? otherProcesses?.progress() ?? null,

    /** Throws if nothing runs, or it can no longer be cancelled. */
    cancel(): void {
      if (!jobs.isRunning() && otherProcesses?.progress()?.canCancel) otherProcesses.cancel();
      else jobs.cancel();
    },

    close: (): void => otherProcesses?.close(),
  };
}
