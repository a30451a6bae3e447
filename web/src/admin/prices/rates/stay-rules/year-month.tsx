import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { memo } from 'react';
import type { Month } from '../../../../ui/availability-calendar/month.ts';
import { MonthTable } from '../../../../ui/availability-calendar/month-table.tsx';
import type { DayHandlers } from '../day-handlers.ts';
import { placeOf } from '../picked-days.ts';
import frame from '../year-frame.module.css';
import styles from './rule-year.module.css';
import type { YearDay } from './year-days.ts';

type Props = {
  readonly month: Month;
  readonly days: ReadonlyMap<LocalDate, YearDay>;
  readonly today: LocalDate;
  /** The part of the picked days in this month. */
  readonly start: LocalDate | undefined;
  readonly end: LocalDate | undefined;
  /** The tab stop, if it is in this month. */
  readonly tabStop: LocalDate | undefined;
  readonly handlers: DayHandlers;
};

/** Memoised: only changed months rerender while days are picked. */
export const YearMonth = memo(function YearMonth({ month, days, today, ...picking }: Props) {
  return (
    <div className={frame.month}>
      <MonthTable month={month} language={ITALIAN} captionClass={frame.caption} isGrid>
        {(day) => <Day day={day} facts={days.get(day)} today={today} {...picking} />}
      </MonthTable>
    </div>
  );
});

type DayProps = Omit<Props, 'month' | 'days'> & { readonly day: LocalDate; readonly facts: YearDay | undefined };

function Day({ day, facts, today, start, end, tabStop, handlers }: DayProps) {
  const number = Number(day.slice(8));
  if (!facts) {
    return (
      <span className={styles.day} data-past="">
        {number}
      </span>
    );
  }
  const place = placeOf(day, start, end);
  return (
    <button
      type="button"
      className={styles.day}
      {...facts.style}
      data-day={day}
      data-place={place}
      {...(day === today && { 'data-today': '', 'aria-current': 'date' as const })}
      tabIndex={day === tabStop ? 0 : -1}
      aria-label={facts.spoken}
      aria-pressed={place !== undefined}
      {...handlers}
    >
      {number}
    </button>
  );
}
