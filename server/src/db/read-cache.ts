/** Reads a fact by key, from the cache if possible. */
export type CachedRead<Fact> = (key: string, read: () => Promise<Fact>) => Promise<Fact>;

type ReadCacheNeeds = {
  /** Whether the cache would be notified of changes. */
  readonly mayCache: () => boolean;
  /** Maximum number of entries; the oldest are evicted. */
  readonly max: number;
};

/**
 * Caches reads until `drop`: later calls read again, even if an earlier read is still running. Concurrent calls share
 * one read, and failed reads are not cached.
 */
export function createReadCache<Fact>({ mayCache, max }: ReadCacheNeeds) {
  let cached = new Map<string, Promise<Fact>>();

  const get: CachedRead<Fact> = (key, read) => {
    const known = cached.get(key);
    if (known) return known;
    const reading = read();
    if (!mayCache()) return reading;
    const all = cached;
    all.set(key, reading);
    reading.catch(() => all.delete(key));
    if (all.size > max) all.delete(all.keys().next().value ?? '');
    return reading;
  };

  return {
    get,
    drop(): void {
      cached = new Map();
    },
  };
}
