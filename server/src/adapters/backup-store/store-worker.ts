import { parentPort } from 'node:worker_threads';
import { adoptArchive } from './adopt-archive.ts';
import { auditStore } from './audit-store.ts';
import { digestArchive } from './digest-archive.ts';
import type { Reporter } from './reporter.ts';
import { takeBackup, warmStore } from './take-backup.ts';
import { prepareGeneration, verifyBackup } from './unpack-backup.ts';
import { describeFailure, type WorkFailure } from './work-failure.ts';

/** What can be done to the store in a thread of its own, so that the site's never waits for a disk or a hash. */
export const works = {
  take: takeBackup,
  warm: warmStore,
  verify: verifyBackup,
  audit: auditStore,
  prepare: prepareGeneration,
  adopt: adoptArchive,
  digest: digestArchive,
};

export type Works = typeof works;

export type WorkMessage<Result> =
  | { readonly share: number }
  | { readonly result: Result }
  | { readonly failure: WorkFailure };

const REPORT_EVERY_MS = 100;

/** Runs in a thread of the runner's, which gives it one piece of work at a time. */
async function work(kind: keyof Works, input: unknown): Promise<void> {
  // runWork takes kind and input together, typed; they meet again here.
  const run = works[kind] as (input: unknown, reporter: Reporter) => Promise<unknown>;
  try {
    parentPort?.postMessage({ result: await run(input, createReporter()) });
  } catch (error) {
    parentPort?.postMessage({ failure: describeFailure(error) });
  }
}

function createReporter(): Reporter {
  let expected = 0;
  let done = 0;
  let reportedAt = 0;
  return {
    expect(bytes) {
      expected = bytes;
    },
    advance(bytes) {
      done += bytes;
      if (expected === 0 || performance.now() - reportedAt < REPORT_EVERY_MS) return;
      reportedAt = performance.now();
      parentPort?.postMessage({ share: Math.min(1, done / expected) });
    },
  };
}

parentPort?.on('message', ({ kind, input }: { readonly kind: keyof Works; readonly input: unknown }) => {
  void work(kind, input);
});
