import { isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { HORIZON_YEARS } from '@approdo/shared/domain/stays/stay';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  firstDayOf,
  lastDayOf,
  listMonths,
  type Month,
  monthOf,
  monthsBetween,
  shiftMonth,
} from '../../../ui/availability-calendar/month.ts';
import type { Layout } from './lay-rows.ts';
import type { DayRange } from './use-calendar.ts';

const PARAMETER = 'mese';

const YEAR = 12;
/** How many months are visible at first and added at a time. */
const STEP: Readonly<Record<Layout, number>> = { months: YEAR, weeks: 3 };

/** How many years one can look back. */
const YEARS_BACK = 10;

/** The visible months, from the one in the URL or the current one. */
export function useVisibleMonths(today: LocalDate, layout: Layout) {
  const [address, setAddress] = useSearchParams();
  const step = STEP[layout];
  const [earliest, latest] = boundsOf(today);
  const first = readMonth(address.get(PARAMETER), earliest, latest) ?? monthOf(today);
  const [grown, setGrown] = useState({ first, count: step });
  const maxMonths = Math.max(step, monthsBetween(first, latest) + 1);
  const count = layout === 'weeks' && grown.first === first ? Math.min(maxMonths, Math.max(step, grown.count)) : step;
  const months = useMemo(() => listMonths(first, count), [first, count]);
  const ranges = useMemo(() => listRanges(months, step), [months, step]);
  const last = months.at(-1) ?? first;

  /** The default month is left out of the URL. */
  function show(month: Month): void {
    const next = new URLSearchParams(address);
    if (month === monthOf(today)) next.delete(PARAMETER);
    else next.set(PARAMETER, month);
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  function grow(to: number): void {
    setGrown({ first, count: Math.min(maxMonths, Math.ceil(to / step) * step) });
  }

  return {
    months,
    ranges,
    from: firstDayOf(first),
    to: lastDayOf(last),
    hasMore: layout === 'weeks' && last < latest,
    canMove: (by: 1 | -1) => (by < 0 ? first > earliest : shiftMonth(first, step) <= latest),
    move: (by: 1 | -1) => {
      const month = shiftMonth(first, by * step);
      show(monthsBetween(earliest, month) < 0 ? earliest : month);
    },
    showFrom: show,
    showMore: () => grow(count + step),
    /** Brings a day into view; returns false if out of bounds. */
    reach(day: LocalDate): boolean {
      const month = monthOf(day);
      if (month < earliest || month > latest) return false;
      if (month < first) show(month);
      if (month > last && layout === 'weeks') grow(monthsBetween(first, month) + 1);
      if (month > last && layout === 'months') show(shiftMonth(month, 1 - step));
      return true;
    },
  };
}

function boundsOf(today: LocalDate): readonly [Month, Month] {
  return [shiftMonth(monthOf(today), -YEARS_BACK * YEAR), shiftMonth(monthOf(today), (HORIZON_YEARS + 1) * YEAR)];
}

function readMonth(text: string | null, earliest: Month, latest: Month): Month | undefined {
  if (text === null || !isLocalDate(`${text}-01`)) return undefined;
  return text < earliest || text > latest ? undefined : text;
}

/** Ranges of `step` months, less than the maximum per request. */
function listRanges(months: readonly Month[], step: number): DayRange[] {
  return months.flatMap((month, index) =>
    index % step === 0 ? [{ from: firstDayOf(month), to: lastDayOf(months[index + step - 1] ?? month) }] : [],
  );
}
