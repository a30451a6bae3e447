/** An operation's progress at a moment, in milliseconds of any monotonic clock. */
export type Reading = { readonly at: number; readonly share: number };

/** Older readings say nothing about the present speed. */
const WINDOW_MS = 30_000;
/** Minimum milliseconds and share before an estimate is made. */
const SHORTEST_MS = 6000;
const LEAST_SHARE = 0.02;
/** The speed is steady if the halves of the readings differ by at most this factor. */
const STEADY = 2;

/** Adds a reading; one with less progress belongs to another operation, and starts anew. */
export function addReading(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  const last = readings.at(-1);
  if (last && reading.share < last.share) return [reading];
  return [...readings.filter(({ at }) => reading.at - at <= WINDOW_MS), reading];
}

/** Milliseconds left at the recent speed; undefined while it is too early, or the speed too uneven, to tell. */
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
