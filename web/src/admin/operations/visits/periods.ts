import type { VisitCounts } from '@approdo/shared/contract/operations/visits';
import { addDays, addMonths, addYears, type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';

export const PERIODS = ['days', 'months'] as const;

export type Period = (typeof PERIODS)[number];

/** Days, both included. */
export type DayRange = { readonly from: LocalDate; readonly to: LocalDate };

/** Sums over a day, a month or a period. */
export type Sums = {
  readonly views: number;
  readonly arrivals: number;
  readonly fetchedAhead: number;
  readonly quotes: number;
  readonly requests: number;
  readonly confirmations: number;
};

/** A day or a month, `yyyy-MM-dd` or `yyyy-MM`, beside the same one a year before. */
export type Slot = { readonly name: string; readonly now: Sums; readonly before: Sums };

const DAYS = 30;
const MONTHS = 12;

const NONE: Sums = { views: 0, arrivals: 0, fetchedAhead: 0, quotes: 0, requests: 0, confirmations: 0 };

/** The thirty days until today, or this month and the eleven before it. */
export function rangeOf(period: Period, today: LocalDate): DayRange {
  const from = period === 'days' ? addDays(today, 1 - DAYS) : addMonths(`${today.slice(0, 7)}-01`, 1 - MONTHS);
  return { from, to: today };
}

export function yearBefore({ from, to }: DayRange): DayRange {
  return { from: addYears(from, -1), to: addYears(to, -1) };
}

/** Each day or month of a range, without gaps, beside that of a year before. */
export function listSlots(period: Period, range: DayRange, now: VisitCounts, before: VisitCounts): Slot[] {
  const length = period === 'days' ? 'yyyy-MM-dd'.length : 'yyyy-MM'.length;
  const sumsNow = sumBy(now, length);
  const sumsBefore = sumBy(before, length);
  const days = period === 'days' ? listDays(range.from, range.to) : listMonthStarts(range);
  return days.map((day) => ({
    name: day.slice(0, length),
    now: sumsNow.get(day.slice(0, length)) ?? NONE,
    before: sumsBefore.get(addYears(day, -1).slice(0, length)) ?? NONE,
  }));
}

/** The sums over a whole range. */
export function sumAll(counts: VisitCounts): Sums {
  return [...sumBy(counts, 0).values()].reduce(add, NONE);
}

/** Whether there is anything to show. */
export function hasCounts({ days, funnel, channels }: VisitCounts): boolean {
  return days.length + funnel.length + channels.length > 0;
}

function listMonthStarts({ from, to }: DayRange): LocalDate[] {
  return Array.from({ length: MONTHS }, (_, index) => addMonths(from, index)).filter((start) => start <= to);
}

/** Sums by the first `length` characters of each day. */
function sumBy({ days, funnel }: VisitCounts, length: number): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { day, ...counts } of [...days, ...funnel]) {
    const name = day.slice(0, length);
    sums.set(name, add(sums.get(name) ?? NONE, { ...NONE, ...counts }));
  }
  return sums;
}

function add(a: Sums, b: Sums): Sums {
  return {
    views: a.views + b.views,
    arrivals: a.arrivals + b.arrivals,
    fetchedAhead: a.fetchedAhead + b.fetchedAhead,
    quotes: a.quotes + b.quotes,
    requests: a.requests + b.requests,
    confirmations: a.confirmations + b.confirmations,
  };
}
