import type { LocalDate } from '../date/local-date.ts';
import type { Nights } from './feed-event.ts';
import { joinNights } from './night-ranges.ts';

type EchoFacts = {
  /** What was exported, as it was written there. */
  readonly exported: readonly Nights[];
  /** What a feed tells of that may be an echo. */
  readonly candidates: readonly Nights[];
  readonly today: LocalDate;
};

/**
 * Whether an event is what was exported. A portal may join what it was told, cut it into pieces, of which each begins where
 * another ends, and cut off what has passed; it does not end it anywhere else. Takes the time of a sort.
 */
export function createEchoTest({ exported, candidates, today }: EchoFacts): (event: Nights) => boolean {
  const nights = joinNights(exported);
  const ends = [today, ...exported.flatMap(({ startDate, endDate }) => [startDate, endDate])];
  const pieces = candidates
    .filter((piece) => nights.holdAll(piece))
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const begun = new Set(ends);
  for (const { startDate, endDate } of pieces) if (begun.has(startDate)) begun.add(endDate);
  const ended = new Set(ends);
  for (const { startDate, endDate } of pieces.toSorted((a, b) => (a.endDate > b.endDate ? -1 : 1))) {
    if (ended.has(endDate)) ended.add(startDate);
  }
  return (event) => begun.has(event.startDate) && ended.has(event.endDate) && nights.holdAll(event);
}
