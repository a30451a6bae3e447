import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { PlannedBooking } from '@approdo/shared/domain/stay/availability';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styles from './availability-calendar.module.css';
import { CalendarLegend } from './calendar-legend.tsx';
import type { CalendarWording } from './calendar-words.ts';
import { listMonths, type Month, monthOf, shiftMonth } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import type { StaySelection } from './selection.ts';
import { useMonthPaging } from './use-month-paging.ts';

export type AvailabilityCalendarProps = CalendarWording & {
  /** Every booking that touches the months shown; rejected ones leave no trace. */
  readonly bookings: readonly PlannedBooking[];
  /** Today in Rome: days before it are past and cannot be picked. */
  readonly today: LocalDate;
  readonly sameDayTurnover: boolean;
  /** The dates to mark, where dates are being chosen. */
  readonly selection?: StaySelection;
  /** Called with a day that can be picked; without it the calendar only shows. `pickDay` says what a pick does to a selection. */
  readonly onPick?: (day: LocalDate) => void;
  /** Why a day that is free may not be picked next, in words: it is struck through and says so. Left out, any may. */
  readonly findDayFault?: (day: LocalDate) => string | undefined;
  /** `yyyy-MM`; the month of today where left out. */
  readonly firstMonth?: Month;
  /** How many months stand side by side where there is room; a narrow place shows one. */
  readonly months?: number;
  /** Called with the first month shown when others come into view. */
  readonly onTurn?: (firstShown: Month) => void;
};

const MONTHS_WITHOUT_SCRIPT = 6;

/** What is taken, asked for and closed, month by month; readable before it is alive. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const { words, today, months: count = 2, firstMonth = monthOf(today), selection = {}, onPick, onTurn } = props;
  const [refusal, setRefusal] = useState<string>();
  const { rootRef, months, movedTo, turn, canTurn, moveTo } = useMonthPaging({
    today,
    firstMonth,
    count,
    follow: selection.startDate,
    onTurn,
  });
  const tabStop = findTabStop(months, [movedTo, selection.startDate, today]);
  const grid = {
    ...props,
    ...(onPick && { onPick: (day: LocalDate) => pick(day, onPick) }),
    selection,
    tabStop,
    onMove: moveTo,
    onRefuse: setRefusal,
  };
  const further = listMonths(shiftMonth(firstMonth, count), Math.max(0, MONTHS_WITHOUT_SCRIPT - count));

  function pick(day: LocalDate, tell: (day: LocalDate) => void): void {
    setRefusal(undefined);
    tell(day);
  }

  return (
    <section className={styles.calendar} aria-label={words.name} ref={rootRef}>
      <div className={styles.frame}>
        <div className={styles.pager}>
          <button type="button" aria-label={words.previousMonth} disabled={!canTurn(-1)} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" aria-label={words.nextMonth} disabled={!canTurn(1)} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
        <div className={styles.months}>
          {months.map((month) => (
            <MonthGrid key={month} month={month} {...grid} />
          ))}
        </div>
      </div>
      {props.findDayFault && (
        <p className={styles.refusal} role="status">
          {refusal}
        </p>
      )}
      <noscript>
        <div className={styles.further}>
          {further.map((month) => (
            <MonthGrid key={month} month={month} {...grid} />
          ))}
        </div>
      </noscript>
      <CalendarLegend words={words} canBeStruck={props.findDayFault !== undefined} />
    </section>
  );
}

/** The one day that the tab key reaches: the first of these that is shown, else the first day shown. */
function findTabStop(months: readonly Month[], days: readonly (LocalDate | undefined)[]): LocalDate {
  const shown = days.find((day) => day !== undefined && months.includes(monthOf(day)));
  return shown ?? `${months[0]}-01`;
}
