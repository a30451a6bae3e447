import type { CalendarBar, CalendarDays } from '@approdo/shared/contract/stays/calendar';
import { formatLocalDate, type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import { BAR_STATUS, DAY_WORDS } from './texts.ts';

export type DayFacts = {
  readonly isFree: boolean;
  /** Price of its night in whole euros, if the list has one. */
  readonly price: number | undefined;
  /** The bars on it, departures first. */
  readonly bars: readonly CalendarBar[];
  /** The text for screen readers. */
  readonly spoken: string;
};

const CENTS = 100;

/** The facts of each of these days, both ends included. */
export function describeDays(
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  { nights, bars }: CalendarDays,
): ReadonlyMap<LocalDate, DayFacts> {
  const free = new Map(nights.map(({ date, price }) => [date, price]));
  const barsOfDay = groupByDay(bars, from, to);
  return new Map(
    listDays(from, to).map((day) => {
      const price = free.get(day);
      const facts = {
        isFree: price !== undefined,
        price: typeof price === 'number' ? Math.round(price / CENTS) : undefined,
        bars: (barsOfDay.get(day) ?? []).toSorted((a, b) => placeOn(day, a) - placeOn(day, b)),
      };
      return [day, { ...facts, spoken: spokenDay(day, facts) }];
    }),
  );
}

/** `Anna Rossi, giu 12, 2027 – giu 19, 2027, Confermata` */
export function nameBar({ label, startDate, endDate, kind, isReady }: CalendarBar): string {
  const dates = `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`;
  return [label, dates, BAR_STATUS[kind], ...(isReady ? [DAY_WORDS.isReady] : [])].join(', ');
}

function groupByDay(bars: readonly CalendarBar[], from: LocalDate, to: LocalDate): Map<LocalDate, CalendarBar[]> {
  const barsOfDay = new Map<LocalDate, CalendarBar[]>();
  for (const bar of bars) {
    const [first, last] = [bar.startDate < from ? from : bar.startDate, bar.endDate > to ? to : bar.endDate];
    for (const day of listDays(first, last)) {
      const there = barsOfDay.get(day);
      if (there) there.push(bar);
      else barsOfDay.set(day, [bar]);
    }
  }
  return barsOfDay;
}

/** Departures before arrivals, then requests. */
function placeOn(day: LocalDate, { kind, endDate }: CalendarBar): number {
  if (kind === 'REQUEST') return 2;
  return endDate === day ? 0 : 1;
}

/** `giu 12, 2027: libera, 99 €`, or its bars; only the date for a past free day. */
function spokenDay(day: LocalDate, { isFree, price, bars }: Omit<DayFacts, 'spoken'>): string {
  const free = isFree ? [[DAY_WORDS.free, ...(price === undefined ? [] : [formatWholeEuros(price)])].join(', ')] : [];
  const spoken = [...free, ...bars.map((bar) => spokenBar(day, bar))].join('; ');
  return spoken === '' ? formatLocalDate(day) : `${formatLocalDate(day)}: ${spoken}`;
}

function spokenBar(day: LocalDate, { kind, label, startDate, endDate }: CalendarBar): string {
  if (kind === 'REQUEST') return DAY_WORDS.requested(label);
  if (kind !== 'STAY') return `${DAY_WORDS.blocked}, ${label}`;
  if (day === startDate) return DAY_WORDS.arrives(label);
  return day === endDate ? DAY_WORDS.leaves(label) : label;
}
