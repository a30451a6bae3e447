/** How far a job was at a moment, in milliseconds of any clock that only goes on. */
export type Reading = { readonly at: number; readonly share: number };

/** What is older says nothing of how fast it goes now. */
const WINDOW_MS = 30_000;
/** Milliseconds and share that must lie behind before anything is said. */
const SHORTEST_MS = 6000;
const LEAST_SHARE = 0.02;
/** The two halves of what was seen go as fast as each other, up to this factor: else it is not steady. */
const STEADY = 2;

/** With one more; a job that is behind where it was is another one. */
export function addReading(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  const last = readings.at(-1);
  if (last && reading.share < last.share) return [reading];
  return [...readings.filter(({ at }) => reading.at - at <= WINDOW_MS), reading];
}

/** Milliseconds that are left, as fast as it has gone of late; undefined while it is too early, or too uneven, to tell. */
export function estimateLeft(readings: readonly Reading[]): number | undefined {
  const [first] = readings;
  const last = readings.at(-1);
  const middle = readings[Math.floor(readings.length / 2)];
  if (!first || !middle || !last) return undefined;
  if (last.at - first.at < SHORTEST_MS || last.share - first.share < LEAST_SHARE) return undefined;
  const [before, after] = [rateOf(first, middle), rateOf(middle, last)];
  const isSteady = before < STEADY * after && after < STEADY * before;
  return isSteady ? (1 - last.share) / rateOf(first, last) : undefined;
}

function rateOf(from: Reading, to: Reading): number {
  return to.at > from.at ? (to.share - from.share) / (to.at - from.at) : 0;
}
