import type { ComputerBackupOperation } from '@approdo/shared/contract/operations/computer-backups';
import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import { createJobs, type Job } from '@approdo/shared/node/jobs';
import type { Outcome, Problem } from '../../ipc.ts';
import { ProblemError } from '../problem-error.ts';
import { ARCHIVES } from '../texts.ts';
import { describeFolderFault } from './describe-folder-fault.ts';

export type ArchiveJobs = ReturnType<typeof createArchiveJobs>;

type Options = { readonly now: () => Date; readonly onChange: () => void };

/** Runs one operation on the archives at a time, whoever requested it. */
export function createArchiveJobs({ now, onChange }: Options) {
  const cancelled = new Error('The job was called off');
  const busy = new ProblemError({ status: 409, error: ARCHIVES.busy });
  const refuse = (why: string) => (why === 'busy' ? busy : cancelled);
  const jobs = createJobs<ComputerBackupOperation>({ now, onChange, refuse });

  return {
    ...jobs,
    /** Null if it was cancelled. */
    async run<Value>(
      operation: ComputerBackupOperation,
      work: (job: Job) => Promise<Value>,
    ): Promise<Outcome<Value | null>> {
      try {
        return { ok: true, value: await jobs.run(operation, work) };
      } catch (fault) {
        return fault === cancelled ? { ok: true, value: null } : { ok: false, problem: describe(fault) };
      }
    },
    /** Does nothing if nothing can be cancelled. */
    cancel(): void {
      if (jobs.isRunning()) jobs.cancel();
    },
  };
}

function describe(fault: unknown): Problem {
  if (fault instanceof DriveProblem) return { status: 502, error: fault.message };
  return fault instanceof ProblemError ? fault.problem : { status: 507, error: describeFolderFault(fault) };
}
