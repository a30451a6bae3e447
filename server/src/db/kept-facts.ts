/** What is read of the database once, by key. */
export type Facts<Fact> = (key: string, read: () => Promise<Fact>) => Promise<Fact>;

type FactsNeeds = {
  /** Whether it would be told of what changes them. */
  readonly mayKeep: () => boolean;
  /** So many are kept; the oldest make room. */
  readonly most: number;
};

/**
 * Keeps what was read until `drop`: whoever asks afterwards has it read anew, even what was on its way. What many ask for at
 * once is read once, and what fails is not kept.
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
