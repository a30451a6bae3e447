import { addDays, addMonths, daysBetween, type LocalDate } from '../base/date/local-date.ts';
import type { Stay } from './stay.ts';

/** What takes days, or asks for them, as a calendar draws it. */
export type Bar = Stay & { readonly id: string; readonly kind: 'STAY' | 'REQUEST' | 'PORTAL' | 'BLOCK' };

/** A row of days, first and last included. */
export type DayRow = { readonly first: LocalDate; readonly last: LocalDate };

/** The part of a bar that lies in one row, in half days from 0 at the row's first midnight. */
export type Piece<Laid extends Bar = Bar> = {
  readonly bar: Laid;
  /** The first day of its row. */
  readonly row: LocalDate;
  readonly start: number;
  readonly end: number;
  /** Whether the bar begins in it. */
  readonly isFirst: boolean;
  /** Whether the bar ends in it. */
  readonly isLast: boolean;
};

/** The pieces of each bar in the months that the range touches: a stay from midday to midday, what is closed by whole days. */
export function layoutStays<Laid extends Bar>(bars: readonly Laid[], from: LocalDate, to: LocalDate): Piece<Laid>[] {
  return layoutInRows(bars, listMonthRows(from, to));
}

/** The same in any rows, which follow one another. */
export function layoutInRows<Laid extends Bar>(bars: readonly Laid[], rows: readonly DayRow[]): Piece<Laid>[] {
  return bars.flatMap((bar) => rows.flatMap((row) => pieceIn(row, bar) ?? []));
}

/** The lane of each bar, by its id: 0 for what occupies days; each request has the first from 1 on that is free for it. */
export function placeInLanes(bars: readonly Bar[]): ReadonlyMap<string, number> {
  const lanes = new Map<string, number>();
  const ends: LocalDate[] = [];
  for (const bar of [...bars].sort(byStart)) {
    const free = bar.kind === 'REQUEST' ? 1 + firstFree(ends, bar.startDate) : 0;
    if (free > 0) ends[free - 1] = bar.endDate;
    lanes.set(bar.id, free);
  }
  return lanes;
}

/** Of two that start on one day, that which came first stays before the other. */
function byStart(a: Bar, b: Bar): number {
  if (a.startDate === b.startDate) return 0;
  return a.startDate < b.startDate ? -1 : 1;
}

/** Guests may change on one day: each of them has her half of it. */
function firstFree(ends: readonly LocalDate[], start: LocalDate): number {
  const free = ends.findIndex((end) => end <= start);
  return free === -1 ? ends.length : free;
}

function listMonthRows(from: LocalDate, to: LocalDate): DayRow[] {
  const rows: DayRow[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) {
    rows.push({ first, last: addDays(addMonths(first, 1), -1) });
  }
  return rows;
}

function pieceIn<Laid extends Bar>({ first, last }: DayRow, bar: Laid): Piece<Laid> | undefined {
  if (bar.endDate < first || bar.startDate > last) return undefined;
  const half = bar.kind === 'STAY' || bar.kind === 'REQUEST' ? 1 : 0;
  const start = Math.max(0, 2 * daysBetween(first, bar.startDate) + half);
  const end = Math.min(2 * daysBetween(first, last) + 2, 2 * daysBetween(first, bar.endDate) + 2 - half);
  return { bar, row: first, start, end, isFirst: bar.startDate >= first, isLast: bar.endDate <= last };
}
