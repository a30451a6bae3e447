import { Text, Title } from '@mantine/core';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import cards from '../../kit/table/cards.module.css';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import { BOOKING_COLUMNS, BookingBadge, COMPETING_REQUESTS, sayParty, saySource } from '../../stays/stays/index.ts';
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

const CONTEST = { background: 'var(--lemon-mist)', marginBlockEnd: 'var(--space-5)' };
const SIDE_BY_SIDE = { ...columns('18rem', { align: 'stretch' }), marginBlockStart: 'var(--space-3)' };

/** Requests for the same days side by side, to compare. */
export function RivalRequests({ groups, ...card }: ListedBookings) {
  return groups.map(({ name, title, bookings }) => (
    <section key={name} className={kit.panel} style={CONTEST} aria-labelledby={name}>
      <Title order={2} size="h3" id={name}>
        {title}
      </Title>
      <Text size="sm">{COMPETING_REQUESTS.hint}</Text>
      <ul className={kit.plainList} style={SIDE_BY_SIDE}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} {...card} />
        ))}
      </ul>
    </section>
  ));
}

/** A card that links to the booking's page, except for its buttons. */
function BookingCard({ booking, ...row }: ListedBooking) {
  const id = rowId(booking.id);
  const price = sayPrice(booking.money);
  return (
    <li className={`${cards.card} ${styles.card}`} data-row={booking.id}>
      <div className={kit.head}>
        <div className={kit.shrink}>
          <BookingGuest booking={booking} id={id} />
        </div>
        <BookingBadge booking={booking} />
      </div>
      <BookingEnd booking={booking} today={row.today} />
      <div>
        <BookingDates booking={booking} isTaken={row.isTaken(booking)} ruleFaults={row.ruleFaultsOf(booking)} />
        <span className={`${kit.block} ${kit.muted}`}>
          {[sayParty(booking), saySource(booking)].filter(Boolean).join(' · ')}
        </span>
        {booking.money && (
          <span className={`${kit.block} ${kit.small}`}>
            {price && `${BOOKING_COLUMNS.price}: ${price} · `}
            {`${BOOKING_COLUMNS.paid}: `}
            <BookingPaid booking={booking} />
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        <BookingButtons booking={booking} {...row} describedBy={id} />
      </div>
    </li>
  );
}
