import { startBucket } from './start-bucket.ts';
import { startBucketStandIn } from './start-stand-in.ts';

/** Which kind the tests of this run have; one that stands in where nothing is said. */
const isReal = process.env.TEST_BUCKET === 'swift';

export type AnyBucket = Awaited<ReturnType<typeof startBucketStandIn>>;

type AnyBucketOptions = {
  /** Bytes that it holds at most; what there is room for where left out. */
  readonly holds?: number;
};

/** A bucket of its own for a test that every bucket must pass. */
export async function startAnyBucket(options: AnyBucketOptions = {}): Promise<AnyBucket> {
  return isReal ? await startBucket(options) : await startBucketStandIn(options);
}
