import { type DayDescription, describeMonth, type PlannedBooking } from '@approdo/shared/domain/availability';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import { listWeekdays, nameMonth } from '@approdo/shared/domain/name-days';
import { useId } from 'react';
import styles from './availability-calendar.module.css';
import { DayCell, type DayPicking } from './day-cell.tsx';
import { listWeeks, type Month } from './month.ts';

type Props = DayPicking & {
  readonly month: Month;
  readonly bookings: readonly PlannedBooking[];
  readonly sameDayTurnover: boolean;
};

/** One month: a plain table where it only shows, a grid that the arrow keys walk where days can be picked. */
export function MonthGrid(props: Props) {
  const { month, bookings, sameDayTurnover, language, onPick } = props;
  const captionId = useId();
  const weekdays = listWeekdays(language);
  const descriptions = new Map<LocalDate, DayDescription>(
    describeMonth(month, bookings, { sameDayTurnover }).map((described) => [described.day, described]),
  );
  return (
    <div className={styles.month} data-month={month}>
      <p className={styles.caption} id={captionId} aria-live="polite">
        {nameMonth(month, language)}
      </p>
      <table aria-labelledby={captionId} {...(onPick && { role: 'grid' })}>
        <thead>
          <tr>
            {weekdays.map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month, language).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <DayCell
                  key={weekdays[weekday]?.name}
                  day={day}
                  description={descriptions.get(day ?? '')}
                  picking={props}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
