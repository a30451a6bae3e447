import { Title } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import cards from '../../kit/table/cards.module.css';
import { Fact } from '../../kit/table/cards.tsx';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import { BOOKING_COLUMNS, BookingBadge, sayParty, saySource } from '../../stays/stays/index.ts';
import { BookingButtons } from './booking-buttons.tsx';
import styles from './booking-cards.module.css';
import { BookingEnd } from './booking-end.tsx';
import { BookingDates, BookingGuest, BookingPaid } from './booking-facts.tsx';
import type { ListedBooking, ListedBookings } from './listed-bookings.ts';
import { sayPrice } from './say-money.ts';

/** Bookings as cards, where a table does not fit. */
export function BookingCards({ groups, ...card }: ListedBookings) {
  return groups.map(({ name, title, bookings }) => (
    <section key={name} className={styles.group} aria-labelledby={`group-${name}`}>
      <Title mb="sm" order={2} size="h3" id={`group-${name}`}>
        {title}
      </Title>
      <ul className={`${kit.plainList} ${cards.list}`}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} {...card} />
        ))}
      </ul>
    </section>
  ));
}

/** A card that links to the booking's page, except for its buttons. */
export function BookingCard({ booking, ...row }: ListedBooking) {
  const id = rowId(booking.id);
  return (
    <li className={`${cards.card} ${styles.card}`} data-row={booking.id}>
      <div className={`${kit.head} ${styles.head}`}>
        <div>
          <BookingGuest booking={booking} id={id} />
        </div>
        <BookingBadge booking={booking} />
      </div>
      <BookingEnd booking={booking} today={row.today} />
      <dl className={cards.facts}>
        <dt>{BOOKING_COLUMNS.stay}</dt>
        <dd>
          <BookingDates booking={booking} isTaken={row.isTaken(booking)} ruleFaults={row.ruleFaultsOf(booking)} />
        </dd>
        <Fact term={BOOKING_COLUMNS.guests} fact={sayParty(booking)} />
        <Fact term={BOOKING_COLUMNS.price} fact={sayPrice(booking.money)} />
        {booking.money && (
          <>
            <dt>{BOOKING_COLUMNS.paid}</dt>
            <dd>
              <BookingPaid booking={booking} />
            </dd>
          </>
        )}
        <Fact term={BOOKING_COLUMNS.source} fact={saySource(booking)} />
      </dl>
      <div className={styles.buttons}>
        <BookingButtons booking={booking} {...row} describedBy={id} />
      </div>
    </li>
  );
}
