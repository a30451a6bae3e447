import type { CalendarBar } from '@approdo/shared/contract/stays/calendar';
import { daysBetween, formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameMonth } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { firstDayOf, lastDayOf, type Month } from '../../../ui/availability-calendar/month.ts';
import { PaperSheet } from '../../kit/paper/paper.tsx';
import styles from './calendar-sheet.module.css';
import { BAR_KINDS, BAR_LETTERS, CALENDAR_SHEET, DAY_WORDS } from './texts.ts';
import type { useCalendar } from './use-calendar.ts';

type Props = {
  readonly today: LocalDate;
  readonly months: readonly Month[];
  readonly calendar: Pick<ReturnType<typeof useCalendar>, 'bars' | 'isPending' | 'fault'>;
};

/** The visible months on paper: arrivals and blocks with dates in words, since paper has no colours and little room. */
export function CalendarSheet({ today, months, calendar: { bars, isPending, fault } }: Props) {
  return (
    <PaperSheet today={today}>
      {isPending || fault ? (
        <p>{CALENDAR_SHEET.unread}</p>
      ) : (
        <table className={styles.months}>
          <thead>
            <tr>
              {CALENDAR_SHEET.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {months.map((month) => (
            <MonthRows key={month} month={month} bars={bars.filter((bar) => liesIn(bar, month))} />
          ))}
        </table>
      )}
    </PaperSheet>
  );
}

type MonthProps = Pick<Props['calendar'], 'bars'> & { readonly month: Month };

/** The bars of a month with their full dates; those that continue are repeated in the next month. */
function MonthRows({ month, bars }: MonthProps) {
  return (
    <tbody>
      <tr className={styles.month}>
        <th scope="rowgroup" colSpan={CALENDAR_SHEET.columns.length}>
          {nameMonth(month, ITALIAN)}
        </th>
      </tr>
      {bars.map((bar) => (
        <BarRow key={bar.id} bar={bar} />
      ))}
      {bars.length === 0 && (
        <tr>
          <td colSpan={CALENDAR_SHEET.columns.length}>{CALENDAR_SHEET.nobody}</td>
        </tr>
      )}
    </tbody>
  );
}

function BarRow({ bar: { kind, label, startDate, endDate, numberOfGuests, isReady } }: { readonly bar: CalendarBar }) {
  return (
    <tr>
      <td>
        <span className={styles.kind} data-kind={kind}>
          {BAR_LETTERS[kind]}
        </span>
        {BAR_KINDS[kind]}
      </td>
      <td>{formatLocalDate(startDate)}</td>
      <td>{formatLocalDate(endDate)}</td>
      <td>{kind === 'BLOCK' ? '' : daysBetween(startDate, endDate)}</td>
      <th scope="row">{isReady ? `${label}, ${DAY_WORDS.isReady}` : label}</th>
      <td>{numberOfGuests}</td>
    </tr>
  );
}

function liesIn({ startDate, endDate }: CalendarBar, month: Month): boolean {
  return startDate <= lastDayOf(month) && endDate >= firstDayOf(month);
}
