import { addDays, addMonths } from '@approdo/shared/domain/base/date/local-date';
import { type DescribedDay, describeMonth } from '@approdo/shared/domain/stays/availability';
import { datesOf } from '@approdo/shared/domain/stays/booking';
import { BOOKING_STATUS, sayDates, sayParty, sayWho } from '@approdo/web/admin';
import { sayMonth, splitWeeks } from './describe.ts';
import styles from './paper.module.css';
import { PAPER } from './texts.ts';
import type { PaperFacts } from './use-paper.ts';

type Props = { readonly facts: PaperFacts; readonly first: string; readonly months: number };

/** Occupied days month by month, with the list of stays below. */
export function CalendarSheet({ facts, first, months }: Props) {
  const listed = Array.from({ length: months }, (_, index) => addMonths(`${first}-01`, index).slice(0, 7));
  const lastDay = addDays(addMonths(`${first}-01`, months), -1);
  const within = facts.bookings.filter(
    (booking) => booking.startDate <= lastDay && datesOf(booking).endDate >= `${first}-01`,
  );
  return (
    <>
      <div className={styles.months}>
        {listed.map((month) => (
          <MonthTable
            key={month}
            month={month}
            days={describeMonth(month, facts.bookings, { sameDayTurnover: facts.sameDayTurnover })}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {(['pending', 'confirmed', 'blocked'] as const).map((state) => (
          <li key={state}>
            <span className={styles.day} data-state={state}>
              {PAPER.letters[state]}
            </span>
            {PAPER.states[state]}
          </li>
        ))}
      </ul>
      {within.length === 0 && <p>{PAPER.nobody}</p>}
      <ul className={styles.stays}>
        {within.map((booking) => (
          <li key={booking.id}>
            <span>{sayDates(booking)}</span>
            <strong>{sayWho(booking)}</strong>
            <span>{sayParty(booking)}</span>
            <span>{BOOKING_STATUS[booking.status]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type MonthProps = { readonly month: string; readonly days: readonly DescribedDay[] };

function MonthTable({ month, days }: MonthProps) {
  return (
    <table className={styles.month}>
      <caption>{sayMonth(month)}</caption>
      <thead>
        <tr>
          {PAPER.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {splitWeeks(days).map((week, row) => (
          <tr key={week.find(Boolean)?.day ?? row}>
            {week.map((place, column) => (
              <td key={place?.day ?? PAPER.weekdays[column]}>{place && <DayPlace place={place} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayPlace({ place }: { readonly place: DescribedDay }) {
  return (
    <span className={styles.day} data-state={place.state} title={PAPER.states[place.state]}>
      {Number(place.day.slice(8))}
      <small>{PAPER.letters[place.state]}</small>
    </span>
  );
}
