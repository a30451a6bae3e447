import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { type DayDescription, describeMonth, type PlannedBooking } from '@approdo/shared/domain/stay/availability';
import styles from './availability-calendar.module.css';
import { DayCell, type DayPicking } from './day-cell.tsx';
import type { Month } from './month.ts';
import { MonthTable } from './month-table.tsx';

type Props = DayPicking & {
  readonly month: Month;
  readonly bookings: readonly PlannedBooking[];
  readonly sameDayTurnover: boolean;
};

/** One month: a plain table where it only shows, a grid that the arrow keys walk where days can be picked. */
export function MonthGrid(props: Props) {
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
