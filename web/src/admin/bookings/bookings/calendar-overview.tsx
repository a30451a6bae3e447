import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AvailabilityCalendar } from '../../../ui/availability-calendar/availability-calendar.tsx';
import { firstDayOf, lastDayOf, monthOf, shiftMonth } from '../../../ui/availability-calendar/month.ts';
import { useSameDayTurnover } from '../../content/property/index.ts';
import kit from '../../kit/styles/kit.module.css';
import {
  addressOfBooking,
  BOOKINGS,
  BookingBadge,
  listWithin,
  noteOf,
  sayDates,
  sayParty,
  sayWho,
} from '../../stays/stays/index.ts';
import styles from './calendar-overview.module.css';
import { CALENDAR } from './texts/calendar.ts';

const ROOM_FOR_TWO_MONTHS = '(min-width: 48em)';

type Props = { readonly bookings: readonly Booking[]; readonly today: LocalDate };

/** Occupied days by month, and below them the bookings of the visible months. */
export function CalendarOverview({ bookings, today }: Props) {
  const sameDayTurnover = useSameDayTurnover();
  const [first, setFirst] = useState(monthOf(today));
  const hasRoom = useMediaQuery(ROOM_FOR_TWO_MONTHS, undefined, { getInitialValueInEffect: false });
  const months = hasRoom ? 2 : 1;
  const within = listWithin(bookings, firstDayOf(first), lastDayOf(shiftMonth(first, months - 1)));

  return (
    <section style={{ marginBlockStart: 'var(--space-7)' }} aria-labelledby="calendar-overview">
      <Title order={2} id="calendar-overview" mb="md">
        {BOOKINGS.calendar}
      </Title>
      <div className={styles.panel}>
        <AvailabilityCalendar
          language={ITALIAN}
          words={CALENDAR}
          bookings={bookings}
          today={today}
          sameDayTurnover={sameDayTurnover}
          months={months}
          onMonthChange={setFirst}
        />
        {within.length === 0 ? (
          <Text c="dimmed">{BOOKINGS.nobodyInMonths}</Text>
        ) : (
          <ul className={`${kit.plainList} ${styles.list}`}>
            {within.map((booking) => (
              <OverviewEntry key={booking.id} booking={booking} />
            ))}
          </ul>
        )}
      </div>
      <Link className={styles.link} to="/calendar">
        {BOOKINGS.openCalendar}
      </Link>
    </section>
  );
}

function OverviewEntry({ booking }: { readonly booking: Booking }) {
  return (
    <li className={styles.entry}>
      <span>{sayDates(booking)}</span>
      <Link className={styles.who} to={addressOfBooking(booking.id)}>
        {sayWho(booking)}
      </Link>
      <span className={kit.soft}>{sayParty(booking) || noteOf(booking)}</span>
      <BookingBadge booking={booking} />
    </li>
  );
}
