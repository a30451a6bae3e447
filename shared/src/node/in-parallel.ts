/** Runs `work` on all things, at most `limit` at once; rejects with the first failure, after running work has ended. */
export async function runInParallel<Thing>(
  things: readonly Thing[],
  { limit }: { readonly limit: number },
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const left = things.values();
  let hasFailed = false;
  const lanes = Array.from({ length: limit }, async () => {
    for (const thing of left) {
      if (hasFailed) return;
      try {
        await work(thing);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  });
  const ends = await Promise.allSettled(lanes);
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
