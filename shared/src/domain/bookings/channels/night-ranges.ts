import type { LocalDate } from '../../base/date/local-date.ts';
import type { Nights } from './feed-event.ts';

/** A set of nights as merged ranges, queried in logarithmic time. */
export type NightRanges = {
  /** Disjoint, in order. */
  readonly ranges: readonly Nights[];
  readonly holdAll: (nights: Nights) => boolean;
  readonly holdAny: (nights: Nights) => boolean;
};

/** Merges ranges that touch or overlap. */
export function joinNights(parts: readonly Nights[]): NightRanges {
  const ranges: { startDate: LocalDate; endDate: LocalDate }[] = [];
  for (const { startDate, endDate } of parts.toSorted((a, b) => compare(a.startDate, b.startDate))) {
    const last = ranges.at(-1);
    if (!last || startDate > last.endDate) ranges.push({ startDate, endDate });
    else if (endDate > last.endDate) last.endDate = endDate;
  }
  return {
    ranges,
    holdAll({ startDate, endDate }) {
      const range = findFirstEndingAfter(ranges, startDate);
      return range !== undefined && range.startDate <= startDate && endDate <= range.endDate;
    },
    holdAny({ startDate, endDate }) {
      const range = findFirstEndingAfter(ranges, startDate);
      return range !== undefined && range.startDate < endDate;
    },
  };
}

/** The nights of `parts` that `others` lack, in order. */
export function leaveOutNights(parts: readonly Nights[], others: readonly Nights[]): Nights[] {
  const left: Nights[] = [];
  const { ranges: gaps } = joinNights(others);
  let next = 0;
  for (const { startDate, endDate } of joinNights(parts).ranges) {
    let from = startDate;
    for (let gap = gaps[next]; gap && gap.startDate < endDate; gap = gaps[next]) {
      if (from < gap.startDate) left.push({ startDate: from, endDate: gap.startDate });
      if (from < gap.endDate) from = gap.endDate;
      // The gap may reach into the next range.
      if (gap.endDate > endDate) break;
      next += 1;
    }
    if (from < endDate) left.push({ startDate: from, endDate });
  }
  return left;
}

function findFirstEndingAfter(ranges: readonly Nights[], day: LocalDate): Nights | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.endDate ?? '') > day) high = middle;
    else low = middle + 1;
  }
  return ranges[low];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
