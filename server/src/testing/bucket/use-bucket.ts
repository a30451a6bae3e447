import { afterAll, beforeAll } from 'vitest';
import { type Bucket, openBucket } from '../../adapters/file-store/open-bucket.ts';
import { type AnyBucket, startAnyBucket } from './start-any-bucket.ts';

/** One for all test files of a process, since a real one takes seconds to start. */
let running: Promise<AnyBucket> | undefined;

/**
 * The test process's shared bucket, open while the tests of a file run; to be read in a test or a later hook. Each test
 * must use a prefix of its own; tests that kill or fill a bucket start one of their own.
 */
export function useBucket(): () => Bucket {
  let bucket: Bucket | undefined;

  beforeAll(async () => {
    running ??= startAnyBucket();
    const { place, keys } = await running;
    bucket = await openBucket(place, keys);
  }, 120_000);
  afterAll(() => bucket?.close());

  return () => {
    if (!bucket) throw new Error('the bucket is open once the tests of the file have begun');
    return bucket;
  };
}
