import { formatInstantDate } from '@approdo/shared/domain/date/local-date';
import { Title } from '@mantine/core';
import { BookingBadge } from '../../badge/badge.tsx';
import { noteOf, sayFoundBy, sayParty } from '../../format/describe-booking.ts';
import cards from '../../table/cards.module.css';
import { Fact } from '../../table/cards.tsx';
import { rowId } from '../../table/use-focus-on-row.ts';
import { BOOKING_COLUMNS, BOOKINGS } from '../../texts/bookings.ts';
import { BookingButtons } from './booking-buttons.tsx';
import styles from './booking-cards.module.css';
import { BookingEnd } from './booking-end.tsx';
import { BookingDates, BookingWho } from './booking-facts.tsx';
import { BookingTools } from './booking-tools.tsx';
import type { ListedBooking, ListedBookings } from './listed-bookings.ts';

/** The table where there is no room for one. */
export function BookingCards({ groups, ...card }: ListedBookings) {
  return groups.map(({ name, title, bookings }) => (
    <section key={name} className={styles.group} aria-labelledby={`group-${name}`}>
      <Title className={styles.title} order={2} size="h3" id={`group-${name}`}>
        {title}
      </Title>
      <ul className={cards.list}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} {...card} />
        ))}
      </ul>
    </section>
  ));
}

export function BookingCard({ booking, isTaken, ruleFaultsOf, ...row }: ListedBooking) {
  const id = rowId(booking.id);
  const note = noteOf(booking);
  return (
    <li className={cards.card} data-row={booking.id}>
      <div className={styles.head}>
        <div>
          <BookingWho booking={booking} id={id} />
        </div>
        <BookingBadge booking={booking} />
      </div>
      <BookingEnd booking={booking} today={row.today} />
      <dl className={cards.facts}>
        <dt>{BOOKING_COLUMNS.stay}</dt>
        <dd>
          <BookingDates booking={booking} isTaken={isTaken(booking)} ruleFaults={ruleFaultsOf(booking)} />
        </dd>
        <Fact term={BOOKING_COLUMNS.guests} fact={sayParty(booking)} />
        <Fact term={BOOKING_COLUMNS.note} fact={note} />
        <Fact term={BOOKINGS.foundBy} fact={sayFoundBy(booking)} />
        <Fact term={BOOKING_COLUMNS.created} fact={booking.createdAt && formatInstantDate(booking.createdAt)} />
      </dl>
      <div>
        <BookingButtons booking={booking} {...row} describedBy={id} />
        <BookingTools
          booking={booking}
          historyLength={row.historyLengthOf(booking)}
          onHistory={row.onHistory}
          describedBy={id}
        />
      </div>
    </li>
  );
}
