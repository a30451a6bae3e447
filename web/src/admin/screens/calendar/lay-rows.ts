import type { CalendarBar } from '@approdo/shared/contract/stay/calendar';
import { type LocalDate, listDays } from '@approdo/shared/domain/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/language/language';
import {
  type DayRow,
  layoutInRows,
  layoutStays,
  type Piece,
  placeInLanes,
} from '@approdo/shared/domain/stay/stay-layout';
import { firstDayOf, lastDayOf, listWeeks, type Month, monthOf } from '../../../ui/availability-calendar/month.ts';

export type Layout = 'months' | 'weeks';

/** What is drawn from the day on that it is kept under, in half days from that day's midnight. */
type Drawn = { readonly offset: 0 | 1; readonly length: number };

export type LaidBar = Drawn & {
  readonly bar: CalendarBar;
  readonly lane: number;
  /** The first of its pieces, which is the one that is heard. */
  readonly isHeard: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** Requests for which there is no lane. */
export type FurtherBars = Drawn & { readonly count: number; readonly lane: number };

export type LaidRow = {
  readonly month: Month;
  readonly days: readonly LocalDate[];
  /** How many lie one under another, one at least. */
  readonly lanes: number;
  /** By the day on which they begin in this row. */
  readonly bars: ReadonlyMap<LocalDate, readonly LaidBar[]>;
  readonly further: ReadonlyMap<LocalDate, FurtherBars>;
};

const LAST_LANE = 3;

/** The rows of these months with what lies on them: a month each, or the weeks of each of them. */
export function layRows(months: readonly Month[], bars: readonly CalendarBar[], layout: Layout): LaidRow[] {
  const rows = months.flatMap((month) => (layout === 'months' ? [rowOfMonth(month)] : listWeekRows(month)));
  const lanes = placeInLanes(bars);
  const heard = new Set<string>();
  const pieces = Map.groupBy(layPieces(months, bars, { rows, layout }), ({ row }) => row);
  return rows.map(({ first, last }) => {
    const days = listDays(first, last);
    const laid = (pieces.get(first) ?? []).map((piece) => ({
      day: days[Math.floor(piece.start / 2)] ?? first,
      piece,
      lane: lanes.get(piece.bar.id) ?? 0,
    }));
    const shown = laid.filter(({ lane }) => lane <= LAST_LANE);
    const further = gatherFurther(
      days,
      laid.filter(({ lane }) => lane > LAST_LANE).map(({ piece }) => piece),
    );
    const drawn = shown.map(({ day, piece, lane }) => ({ day, laid: drawBar(piece, lane, heard) }));
    return {
      month: monthOf(first),
      days,
      lanes: Math.max(1, further.size > 0 ? LAST_LANE + 2 : 0, ...shown.map(({ lane }) => lane + 1)),
      bars: new Map(
        [...Map.groupBy(drawn, ({ day }) => day)].map(([day, list]) => [day, list.map(({ laid }) => laid)]),
      ),
      further,
    };
  });
}

type Rows = { readonly rows: readonly DayRow[]; readonly layout: Layout };

function layPieces(
  months: readonly Month[],
  bars: readonly CalendarBar[],
  { rows, layout }: Rows,
): Piece<CalendarBar>[] {
  const [first, last] = [months[0], months.at(-1)];
  if (layout === 'weeks' || first === undefined || last === undefined) return layoutInRows(bars, rows);
  return layoutStays(bars, firstDayOf(first), lastDayOf(last));
}

function rowOfMonth(month: Month): DayRow {
  return { first: firstDayOf(month), last: lastDayOf(month) };
}

/** A week that two months share is a row of each of them. */
function listWeekRows(month: Month): DayRow[] {
  return listWeeks(month, ITALIAN).flatMap((week) => {
    const [first, last] = [week.find(Boolean), week.findLast(Boolean)];
    return first && last ? [{ first, last }] : [];
  });
}

function drawBar(piece: Piece<CalendarBar>, lane: number, heard: Set<string>): LaidBar {
  const { bar, isFirst, isLast } = piece;
  const isHeard = !heard.has(bar.id);
  heard.add(bar.id);
  return { bar, lane, isHeard, isFirst, isLast, ...draw(piece.start, piece.end) };
}

function draw(start: number, end: number): Drawn {
  return { offset: start % 2 === 0 ? 0 : 1, length: end - start };
}

/** Those that lie on common days are told of together. */
function gatherFurther(days: readonly LocalDate[], pieces: readonly Piece[]): Map<LocalDate, FurtherBars> {
  const groups: { start: number; end: number; count: number }[] = [];
  for (const { start, end } of pieces.toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1);
    if (last && Math.floor(start / 2) <= Math.floor((last.end - 1) / 2)) {
      last.end = Math.max(last.end, end);
      last.count += 1;
    } else {
      groups.push({ start, end, count: 1 });
    }
  }
  return new Map(
    groups.flatMap(({ start, end, count }) => {
      const day = days[Math.floor(start / 2)];
      return day ? [[day, { count, lane: LAST_LANE + 1, ...draw(start, end) }]] : [];
    }),
  );
}
