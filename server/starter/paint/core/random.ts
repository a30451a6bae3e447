/** A repeatable source of chance: the same seed paints the same picture. */
export type Random = {
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly around: (centre: number, spread: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
};

/** Makes the source from a whole number, by the mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    // The mean of three throws is close enough to a bell curve for brush work.
    around: (centre, spread) => centre + ((next() + next() + next()) / 1.5 - 1) * spread,
    chance: (share) => next() < share,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
