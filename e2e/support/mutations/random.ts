export type Random = ReturnType<typeof createRandom>;

/** A reproducible random source: the same seed gives the same choices. Mulberry32, which is good enough here. */
export function createRandom(seed: number) {
  let state = seed | 0;

  /** From 0 up to 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, not including, the bound. */
  const below = (bound: number): number => Math.floor(next() * bound);

  return {
    below,
    isOneIn: (many: number): boolean => below(many) === 0,
    /** Throws on an empty list. */
    pick<Thing>(things: readonly Thing[]): Thing {
      const [picked] = things.slice(below(things.length));
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
  };
}
