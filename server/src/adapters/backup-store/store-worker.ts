import type { MessagePort } from 'node:worker_threads';
import { importArchive } from './import-archive.ts';
import { protectBackup } from './protect-backup.ts';
import { auditStore, digestArchive } from './read-backup.ts';
import { takeBackup, warmStore, weighBackup } from './take-backup.ts';
import { prepareGeneration, verifyBackup } from './unpack-backup.ts';
import { describeFailure, type WorkFailure } from './work-failure.ts';
import type { WorkProgress } from './work-progress.ts';

/** The store's work in a thread of its own, so that the site's thread never waits for a disk or a hash. */
const works = {
  take: takeBackup,
  warm: warmStore,
  weigh: weighBackup,
  verify: verifyBackup,
  audit: auditStore,
  prepare: prepareGeneration,
  adopt: importArchive,
  digest: digestArchive,
  protect: protectBackup,
};

export type Works = typeof works;

/** A progress message of running work. */
export type ProgressMessage = { readonly size: number } | { readonly share: number };

export type WorkOutcome<Result> = { readonly result: Result } | { readonly failure: WorkFailure };

type Task = { readonly kind: keyof Works; readonly input: unknown; readonly port: MessagePort };

const REPORT_EVERY_MS = 100;

/** The entry point of the runner's threads, which get one piece of work at a time. */
export default async function work({ kind, input, port }: Task): Promise<WorkOutcome<unknown>> {
  const post = (message: ProgressMessage) => port.postMessage(message);
  // runWork checks that kind and input belong together; the types are lost between threads.
  const run = works[kind] as (input: unknown, progress: WorkProgress) => Promise<unknown>;
  try {
    return { result: await run(input, createProgress(post)) };
  } catch (error) {
    return { failure: describeFailure(error) };
  } finally {
    port.close();
  }
}

function createProgress(post: (message: ProgressMessage) => void): WorkProgress {
  let expected = 0;
  let done = 0;
  let reportedAt = 0;
  return {
    expect(size) {
      expected = size;
      post({ size });
    },
    advance(bytes) {
      done += bytes;
      if (expected === 0 || performance.now() - reportedAt < REPORT_EVERY_MS) return;
      reportedAt = performance.now();
      post({ share: Math.min(1, done / expected) });
    },
  };
}
