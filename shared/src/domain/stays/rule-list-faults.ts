import { daysBetween, type LocalDate } from '../base/date/local-date.ts';
import { elideBeforeDates, sayLocalDate } from '../base/date/say-date.ts';
import { describeSeasonFaults, findSeasonFaults, type YearDays } from './seasons.ts';
import type { Stay } from './stay.ts';

const MAX_EXCEPTION_DAYS = 366;

/** The faults of a list of seasons in Italian, naming the days; empty if there are none. Gaps are allowed. */
export function describeRuleSeasonFaults(seasons: readonly YearDays[]): string {
  return describeSeasonFaults(findSeasonFaults(seasons).filter(({ kind }) => kind !== 'gap'));
}

/** The faults of a list of exceptions in Italian, naming the days; empty if there are none. Their dates are real. */
export function describeExceptionFaults(exceptions: readonly Stay[]): string {
  const sentences = [
    nameRanges('Finiscono prima di iniziare le eccezioni', exceptions.filter(isReversed)),
    nameRanges(`Durano più di ${MAX_EXCEPTION_DAYS} giorni le eccezioni`, exceptions.filter(isTooLong)),
  ].filter((sentence) => sentence !== '');
  if (sentences.length > 0) return sentences.join(' ');
  return nameRanges('Più di un’eccezione comprende i giorni', listOverlaps(exceptions));
}

function isReversed({ startDate, endDate }: Stay): boolean {
  return endDate < startDate;
}

function isTooLong({ startDate, endDate }: Stay): boolean {
  return daysBetween(startDate, endDate) >= MAX_EXCEPTION_DAYS;
}

/** The days that two ranges share, by start; each range is compared with the earlier one that reaches furthest. */
function listOverlaps(ranges: readonly Stay[]): Stay[] {
  const overlaps: Stay[] = [];
  let furthest: LocalDate = '';
  for (const { startDate, endDate } of ranges.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    if (startDate <= furthest) overlaps.push({ startDate, endDate: endDate < furthest ? endDate : furthest });
    if (endDate > furthest) furthest = endDate;
  }
  return overlaps;
}

function nameRanges(beginning: string, ranges: readonly Stay[]): string {
  return ranges.length > 0 ? `${beginning}: ${ranges.map(nameRange).join(', ')}.` : '';
}

function nameRange({ startDate, endDate }: Stay): string {
  if (startDate === endDate) return sayLocalDate(startDate);
  return elideBeforeDates(`dal ${sayLocalDate(startDate)} al ${sayLocalDate(endDate)}`);
}
