import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { HORIZON_YEARS } from '@approdo/shared/domain/stays/stay';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { listMonths, type Month, monthOf, monthsBetween, shiftMonth } from './month.ts';

type PagingOptions = {
  readonly today: LocalDate;
  readonly firstMonth: Month;
  /** Months side by side, if there is room. */
  readonly count: number;
  /** A day that comes into view when it changes. */
  readonly follow: LocalDate | undefined;
  readonly onMonthChange?: ((firstVisible: Month) => void) | undefined;
};

export type MonthPaging = {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly months: readonly Month[];
  /** The day last reached by keyboard. */
  readonly movedTo: LocalDate | undefined;
  readonly pageBy: (by: number) => void;
  readonly canPageBy: (by: number) => boolean;
  /** Displays that month first. */
  readonly showMonth: (month: Month) => void;
  /** Brings a day into view, changing the months if it must, and focuses it. */
  readonly moveTo: (day: LocalDate) => void;
};

/** The visible months, and the keyboard's position among their days. */
export function useMonthPaging({ today, firstMonth, count, follow, onMonthChange }: PagingOptions): MonthPaging {
  const rootRef = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const [first, setFirst] = useState(firstMonth);
  const [movedTo, setMovedTo] = useState<LocalDate>();
  const [followed, setFollowed] = useState<LocalDate>();
  const earliest = firstMonth < monthOf(today) ? firstMonth : monthOf(today);
  const latest = shiftMonth(monthOf(today), (HORIZON_YEARS + 1) * 12);
  const isWithin = (month: Month) => earliest <= month && month <= latest;

  if (follow !== followed) {
    setFollowed(follow);
    const month = follow && monthOf(follow);
    if (month && isWithin(month) && !listMonths(first, count).includes(month)) setFirst(month);
  }

  useEffect(() => {
    if (!wantsFocus.current || !movedTo) return;
    wantsFocus.current = false;
    rootRef.current?.querySelector<HTMLElement>(`[data-day="${movedTo}"]`)?.focus();
  }, [movedTo]);

  function show(month: Month): void {
    setFirst(month);
    onMonthChange?.(month);
  }

  function moveTo(day: LocalDate): void {
    const month = monthOf(day);
    if (!isWithin(month)) return;
    const place = monthsBetween(first, month);
    const visible = countVisible(rootRef.current);
    if (place < 0) show(month);
    if (place >= visible) show(shiftMonth(month, 1 - visible));
    wantsFocus.current = true;
    setMovedTo(day);
  }

  return {
    rootRef,
    months: listMonths(first, count),
    movedTo,
    pageBy: (by) => show(shiftMonth(first, by)),
    canPageBy: (by) => isWithin(shiftMonth(first, by)),
    showMonth: show,
    moveTo,
  };
}

/** A narrow place hides all months but the first, so the number of visible ones is known only to the page. */
function countVisible(root: HTMLElement | null): number {
  const months = root?.querySelectorAll<HTMLElement>('[data-month]') ?? [];
  return Math.max(1, [...months].filter((month) => month.offsetParent !== null).length);
}
