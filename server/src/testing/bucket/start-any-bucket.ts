import { startBucket } from './start-bucket.ts';
import { startBucketStandIn } from './start-stand-in.ts';

/** The kind of bucket of this test run; a stand-in by default. */
const isReal = process.env.TEST_BUCKET === 'swift';

export type AnyBucket = Awaited<ReturnType<typeof startBucketStandIn>>;

type AnyBucketOptions = {
  /** Capacity in bytes; unlimited where left out. */
  readonly holds?: number;
};

/** Starts a bucket for a test that every kind of bucket must pass. */
export async function startAnyBucket(options: AnyBucketOptions = {}): Promise<AnyBucket> {
  return isReal ? await startBucket(options) : await startBucketStandIn(options);
}
