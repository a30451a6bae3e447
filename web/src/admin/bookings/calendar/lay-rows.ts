import type { CalendarBar } from '@approdo/shared/contract/stays/calendar';
import { type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { placeInWeek } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import {
  type DayRow,
  layoutInRows,
  layoutStays,
  type Piece,
  placeInLanes,
} from '@approdo/shared/domain/stays/stay-layout';
import { firstDayOf, lastDayOf, listWeeks, type Month, monthOf } from '../../../ui/availability-calendar/month.ts';

export type Layout = 'months' | 'weeks';

/** Position in half days from the first column. */
type Drawn = { readonly start: number; readonly length: number };

export type LaidBar = Drawn & {
  readonly bar: CalendarBar;
  readonly lane: number;
  /** Whether it is the first piece, the one announced by screen readers. */
  readonly isHeard: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** Requests without a lane. */
export type FurtherBars = Drawn & { readonly count: number; readonly lane: number };

export type LaidRow = {
  readonly month: Month;
  readonly days: readonly LocalDate[];
  /** Number of lanes, at least one. */
  readonly lanes: number;
  readonly bars: readonly LaidBar[];
  readonly further: readonly FurtherBars[];
};

const LAST_LANE = 3;

/** The rows of these months with their bars: one per month, or one per week. */
export function layRows(months: readonly Month[], bars: readonly CalendarBar[], layout: Layout): LaidRow[] {
  const rows = months.flatMap((month) => (layout === 'months' ? [rowOfMonth(month)] : listWeekRows(month)));
  const lanes = placeInLanes(bars);
  const heard = new Set<string>();
  const pieces = Map.groupBy(layPieces(months, bars, { rows, layout }), ({ row }) => row);
  return rows.map(({ first, last }) => {
    const before = layout === 'weeks' ? 2 * placeInWeek(first, ITALIAN) : 0;
    const laid = (pieces.get(first) ?? []).map((piece) => ({ piece, lane: lanes.get(piece.bar.id) ?? 0 }));
    const [visible, hidden] = [
      laid.filter(({ lane }) => lane <= LAST_LANE),
      laid.filter(({ lane }) => lane > LAST_LANE),
    ];
    return {
      month: monthOf(first),
      days: listDays(first, last),
      lanes: Math.max(1, hidden.length > 0 ? LAST_LANE + 2 : 0, ...visible.map(({ lane }) => lane + 1)),
      bars: visible.map(({ piece, lane }) => ({ ...drawBar(piece, before, heard), lane })),
      further: groupFurther(hidden.map(({ piece }) => drawPiece(piece, before))),
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

/** A week shared by two months is a row in both. */
function listWeekRows(month: Month): DayRow[] {
  return listWeeks(month, ITALIAN).flatMap((week) => {
    const [first, last] = [week.find(Boolean), week.findLast(Boolean)];
    return first && last ? [{ first, last }] : [];
  });
}

function drawBar(piece: Piece<CalendarBar>, before: number, heard: Set<string>): Omit<LaidBar, 'lane'> {
  const { bar, isFirst, isLast } = piece;
  const isHeard = !heard.has(bar.id);
  heard.add(bar.id);
  return { bar, isHeard, isFirst, isLast, ...drawPiece(piece, before) };
}

function drawPiece({ start, end }: Pick<Piece, 'start' | 'end'>, before: number): Drawn {
  return { start: before + start, length: end - start };
}

/** Groups those that overlap. */
function groupFurther(drawn: readonly Drawn[]): FurtherBars[] {
  const groups: FurtherBars[] = [];
  for (const { start, length } of drawn.toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1);
    const isWithin = last && Math.floor(start / 2) <= Math.floor((last.start + last.length - 1) / 2);
    if (isWithin) {
      const end = Math.max(last.start + last.length, start + length);
      groups[groups.length - 1] = { ...last, length: end - last.start, count: last.count + 1 };
    } else {
      groups.push({ start, length, count: 1, lane: LAST_LANE + 1 });
    }
  }
  return groups;
}
