/** Reads a fact by key, from the cache if possible. */
export type Facts<Fact> = (key: string, read: () => Promise<Fact>) => Promise<Fact>;

type FactsNeeds = {
  /** Whether the cache would be notified of changes. */
  readonly mayKeep: () => boolean;
  /** Maximum number of entries; the oldest are evicted. */
  readonly most: number;
};

/**
 * Caches reads until `drop`: later calls read again, even if an earlier read is still running. Concurrent calls share
 * one read, and failed reads are not cached.
 */
export function createFacts<Fact>({ mayKeep, most }: FactsNeeds) {
  let kept = new Map<string, Promise<Fact>>();

  const get: Facts<Fact> = (key, read) => {
    const known = kept.get(key);
    if (known) return known;
    const reading = read();
    if (!mayKeep()) return reading;
    const all = kept;
    all.set(key, reading);
    reading.catch(() => all.delete(key));
    if (all.size > most) all.delete(all.keys().next().value ?? '');
    return reading;
  };

  return {
    get,
    drop(): void {
      kept = new Map();
    },
  };
}
