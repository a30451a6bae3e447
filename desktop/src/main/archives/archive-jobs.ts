import type { ComputerBackupOperation, ComputerBackupProgress } from '@approdo/shared/contract/computer-backups';
import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import type { Outcome, Problem } from '../../ipc.ts';
import { ARCHIVES } from '../texts.ts';
import { describeFolderFault } from './describe-folder-fault.ts';
import { ProblemError } from './problem-error.ts';

/** What one operation is given to say how far it is, and to hear that it is called off. */
export type Job = {
  readonly signal: AbortSignal;
  /** Says what it is at; the function that comes back is told how many bytes of so many are done. */
  readonly step: (words: string, bytes?: number) => (done: number) => void;
};

/** One operation on the archives at a time, whoever asked for it. */
export type ArchiveJobs = {
  /** Null where it was called off. */
  readonly run: <Value>(
    operation: ComputerBackupOperation,
    work: (job: Job) => Promise<Value>,
  ) => Promise<Outcome<Value | null>>;
  readonly isRunning: () => boolean;
  readonly progress: () => ComputerBackupProgress | null;
  readonly cancel: () => void;
};

export function createArchiveJobs(onChange: () => void): ArchiveJobs {
  let controller: AbortController | undefined;
  let progress: ComputerBackupProgress | null = null;

  function show(next: ComputerBackupProgress | null): void {
    progress = next;
    onChange();
  }

  return {
    run: async (operation, work) => {
      if (controller) return { ok: false, problem: { status: 409, error: ARCHIVES.busy } };
      const mine = new AbortController();
      controller = mine;
      const step: Job['step'] = (words, bytes) => {
        show({ operation, step: words, share: bytes ? 0 : null });
        return (done) => {
          const share = bytes ? Math.floor((100 * Math.min(done, bytes)) / bytes) / 100 : null;
          if (share !== progress?.share) show({ operation, step: words, share });
        };
      };
      try {
        return { ok: true, value: await work({ signal: mine.signal, step }) };
      } catch (fault) {
        if (mine.signal.aborted) return { ok: true, value: null };
        return { ok: false, problem: describe(fault) };
      } finally {
        controller = undefined;
        show(null);
      }
    },
    isRunning: () => controller !== undefined,
    progress: () => progress,
    cancel: () => controller?.abort(),
  };
}

function describe(fault: unknown): Problem {
  if (fault instanceof DriveProblem) return { status: 502, error: fault.message };
  return fault instanceof ProblemError ? fault.problem : { status: 507, error: describeFolderFault(fault) };
}
