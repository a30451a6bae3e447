import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type DayDescription, describeMonth, type PlannedBooking } from '@approdo/shared/domain/stays/availability';
import { useState } from 'react';
import styles from './availability-calendar.module.css';
import type { CalendarWording, CalendarWords } from './calendar-words.ts';
import { DayCell, type DayPicking, type DayPrices } from './day-cell.tsx';
import { lastDayOf, listMonths, type Month, monthOf, shiftMonth } from './month.ts';
import { MonthPager } from './month-pager.tsx';
import { MonthTable } from './month-table.tsx';
import type { StaySelection } from './selection.ts';
import { useMonthPaging } from './use-month-paging.ts';

const STATES = ['free', 'pending', 'confirmed', 'blocked'] as const;

export type AvailabilityCalendarProps = CalendarWording & {
  /** Every booking that overlaps the visible months; rejected ones leave no trace. */
  readonly bookings: readonly PlannedBooking[];
  /** Today in Rome: earlier days are past and cannot be picked. */
  readonly today: LocalDate;
  readonly sameDayTurnover: boolean;
  /** The dates to mark, if dates are being chosen. */
  readonly selection?: StaySelection;
  /** Called with a picked day; without it the calendar is read-only. `pickDay` applies a pick to a selection. */
  readonly onPick?: (day: LocalDate) => void;
  /** Why a free day may not be picked next, in words: the day is struck through and says so. Left out, any may be. */
  readonly findDayFault?: (day: LocalDate) => string | undefined;
  /** The prices of free days; left out if the calendar displays none. */
  readonly prices?: DayPrices | undefined;
  /** The month that it opens on, `yyyy-MM`; by default that of today. */
  readonly firstMonth?: Month | undefined;
  /** How many months stand side by side if there is room; a narrow place displays one. */
  readonly months?: number;
  /** Called with the first visible month when others come into view. */
  readonly onMonthChange?: (firstVisible: Month) => void;
};

const MONTHS_WITHOUT_SCRIPT = 6;

/** The sign of a day with a discount. */
const CUT_SIGN = '−%';

/** A number as days that are over have it. */
const PAST_SIGN = '7';

/** Taken, requested and closed days, month by month; readable before hydration. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const { words, today, months: count = 2, firstMonth = monthOf(today), selection = {}, onPick, onMonthChange } = props;
  const [refusal, setRefusal] = useState<string>();
  const paging = useMonthPaging({ today, firstMonth, count, follow: selection.startDate, onMonthChange });
  const { rootRef, months, movedTo, moveTo } = paging;
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

  function pick(day: LocalDate, notify: (day: LocalDate) => void): void {
    setRefusal(undefined);
    notify(day);
  }

  return (
    <section
      className={styles.calendar}
      aria-label={words.name}
      ref={rootRef}
      {...(props.prices && { 'data-priced': props.prices.hasCuts ? 'cut' : '' })}
    >
      <MonthPager words={words} language={props.language} today={today} paging={paging} />
      <div className={styles.months}>
        {months.map((month) => (
          <MonthGrid key={month} month={month} {...grid} />
        ))}
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
      <CalendarLegend
        words={words}
        hasHalves={props.sameDayTurnover}
        canBeStruck={props.findDayFault !== undefined}
        hasCuts={props.prices?.hasCuts === true}
      />
    </section>
  );
}

/** The one day that the tab key reaches: the first of these that is visible, else the first visible day. */
function findTabStop(months: readonly Month[], days: readonly (LocalDate | undefined)[]): LocalDate {
  const visible = days.find((day) => day !== undefined && months.includes(monthOf(day)));
  return visible ?? `${months[0]}-01`;
}

/** The last day that a calendar displays before any script runs, by the month that it opens on. */
export function lastVisibleWithoutScript(firstMonth: Month): LocalDate {
  return lastDayOf(shiftMonth(firstMonth, MONTHS_WITHOUT_SCRIPT - 1));
}

type Props = {
  readonly words: CalendarWords;
  readonly hasHalves: boolean;
  readonly canBeStruck: boolean;
  readonly hasCuts: boolean;
};

/** What the styles of the days mean, in words. */
function CalendarLegend({ words, hasHalves, canBeStruck, hasCuts }: Props) {
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {STATES.map((state) => (
        <li key={state}>
          <span className={styles.swatch} data-morning={state} data-evening={state} />
          {words.states[state]}
        </li>
      ))}
      {hasHalves && words.half && (
        <li>
          <span className={styles.swatch} data-morning="confirmed" data-evening="free" />
          {words.half}
        </li>
      )}
      {words.past && (
        <li>
          <span className={styles.past} aria-hidden="true">
            {PAST_SIGN}
          </span>
          {words.past}
        </li>
      )}
      {canBeStruck && words.struck && (
        <li>
          <span className={styles.swatch} data-morning="free" data-struck="" />
          {words.struck}
        </li>
      )}
      {hasCuts && words.prices && (
        <li>
          <span className={styles.cut} aria-hidden="true">
            {CUT_SIGN}
          </span>
          {words.prices.cuts}
        </li>
      )}
    </ul>
  );
}

type MonthGridProps = DayPicking & {
  readonly month: Month;
  readonly bookings: readonly PlannedBooking[];
  readonly sameDayTurnover: boolean;
};

/** One month: a plain table if read-only, a grid with arrow keys if days can be picked. */
function MonthGrid(props: MonthGridProps) {
  const { month, bookings, sameDayTurnover, language, onPick } = props;
  const descriptions = new Map<LocalDate, DayDescription>(
    describeMonth(month, bookings, { sameDayTurnover }).map((described) => [described.day, described]),
  );
  return (
    <div className={styles.month} data-month={month}>
      <MonthTable month={month} language={language} captionClass={styles.caption} isGrid={onPick !== undefined}>
        {(day) => <DayCell day={day} description={descriptions.get(day)} picking={props} />}
      </MonthTable>
    </div>
  );
}
