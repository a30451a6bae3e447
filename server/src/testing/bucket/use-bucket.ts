import { afterAll, beforeAll } from 'vitest';
import { type Bucket, openBucket } from '../../adapters/file-store/open-bucket.ts';
import { type AnyBucket, startAnyBucket } from './start-any-bucket.ts';

/** A real one takes seconds to start: one serves the files of a test process, which ends it. */
let running: Promise<AnyBucket> | undefined;

/**
 * The bucket of a test process, open while the tests of a file run; to be asked for in a test, or in a hook that comes
 * later. Others use it too: each test keeps to a prefix of its own, and kills and fills it in a bucket of its own.
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
