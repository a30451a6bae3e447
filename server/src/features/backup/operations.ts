import type { BackupOperation } from '@approdo/shared/contract/backup';
import { createJobs, type Job } from '@approdo/shared/node/jobs';
import type { Clock } from '../../adapters/clock.ts';
import type { Lock } from '../../data-dir.ts';
import { conflict } from '../../http/problems.ts';

export const BUSY = "Un'operazione di backup è già in corso";
const WORDS = {
  busy: BUSY,
  cancelled: 'Operazione annullata',
  'not stoppable': 'Non c’è niente che si possa annullare',
} as const;

type OperationsNeeds = {
  readonly clock: Clock;
  /** Keeps other processes off the store; undefined while one of them is at it. */
  readonly lock: () => Lock | undefined;
};

export type Operations = ReturnType<typeof createOperations>;

/** Lets one operation on the backups run at a time; what is not begun, or was called off, is a 409. */
export function createOperations({ clock, lock }: OperationsNeeds) {
  const jobs = createJobs<BackupOperation>({ now: clock.now, hold: lock, refuse: (why) => conflict(WORDS[why]) });

  return {
    ...jobs,
    run: <Result>(operation: BackupOperation, work: (job: Job) => Promise<Result>): Promise<Result> =>
      jobs.run(operation, (job) => {
        job.step('Preparazione');
        return work(job);
      }),
  };
}
