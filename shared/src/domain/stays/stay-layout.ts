import { addDays, addMonths, daysBetween, type LocalDate } from '../base/date/local-date.ts';
import type { Stay } from './stay.ts';

/** A stay, request or closed days, as a calendar draws them. */
export type Bar = Stay & { readonly id: string; readonly kind: 'STAY' | 'REQUEST' | 'PORTAL' | 'BLOCK' };

/** A row of days, both ends included. */
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

/** The pieces of each bar in the months of the range: stays run from midday to midday, closed days are whole. */
export function layoutStays<Laid extends Bar>(bars: readonly Laid[], from: LocalDate, to: LocalDate): Piece<Laid>[] {
  return layoutInRows(bars, listMonthRows(from, to));
}

/** The same in any consecutive rows. */
export function layoutInRows<Laid extends Bar>(bars: readonly Laid[], rows: readonly DayRow[]): Piece<Laid>[] {
  return bars.flatMap((bar) => rows.flatMap((row) => pieceIn(row, bar) ?? []));
}

/** The lane of each bar by id: 0 for occupied days; each request has the first free one from 1 on. */
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

/** Bars that start on the same day stay in their given order. */
function byStart(a: Bar, b: Bar): number {
  if (a.startDate === b.startDate) return 0;
  return a.startDate < b.startDate ? -1 : 1;
}

/** Two guests may share a day of turnover, each with half of it. */
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
