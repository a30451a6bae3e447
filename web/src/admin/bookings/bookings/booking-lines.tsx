import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { datesOf } from '@approdo/shared/domain/stays/booking';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FoldButton } from '../../kit/frame/fold.tsx';
import { PAGE_SIZE } from '../../kit/paging/paging.ts';
import kit from '../../kit/styles/kit.module.css';
import {
  addressOfBooking,
  BOOKING_GROUPS,
  BOOKINGS,
  BookingBadge,
  noteOf,
  sayCount,
  sayParty,
  sayWho,
} from '../../stays/stays/index.ts';
import styles from './booking-lines.module.css';

const WHO = `${kit.touchLink} ${kit.strong} ${kit.wrapAnywhere}`;

type Props = { readonly bookings: readonly Booking[] };

/** Bookings in a line each, which links to the booking's page. */
export function BookingLines({ bookings }: Props) {
  return (
    <ul className={`${kit.plainList} ${styles.lines}`}>
      {bookings.map((booking) => (
        <li key={booking.id} className={styles.line}>
          <Link className={`${WHO} ${styles.who}`} to={addressOfBooking(booking.id)}>
            {sayWho(booking)}
          </Link>
          <LineDates booking={booking} />
          <span className={`${kit.soft} ${kit.wrapAnywhere} ${styles.party}`}>
            {sayParty(booking) || noteOf(booking)}
          </span>
          <BookingBadge booking={booking} />
        </li>
      ))}
    </ul>
  );
}

function LineDates({ booking }: { readonly booking: Booking }) {
  const { startDate, endDate } = datesOf(booking);
  return (
    <span className={kit.noWrap}>
      {formatLocalDate(startDate)}
      {endDate !== startDate && <span className={styles.until}>{` – ${formatLocalDate(endDate)}`}</span>}
    </span>
  );
}

/** The years that are open, by their name in the address: whoever comes back from a booking finds them so. */
const OPEN_YEARS = 'passate';

type PastProps = Props & {
  /** Whether they are looked for, so that all years are open. */
  readonly areSought: boolean;
};

/** Past and closed bookings, the latest first, in years that open at a press. */
export function PastBookings({ bookings, areSought }: PastProps) {
  const [address, setAddress] = useSearchParams();
  const open = address.getAll(OPEN_YEARS);

  function toggle(year: string): void {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(OPEN_YEARS);
        const others = open.filter((other) => other !== year);
        for (const one of open.includes(year) ? others : [...others, year]) next.append(OPEN_YEARS, one);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <section className={styles.past} aria-labelledby="group-closed">
      <Title order={2} size="h3" id="group-closed">
        {sayCount(BOOKING_GROUPS.closed, bookings.length)}
      </Title>
      {[...Map.groupBy(bookings, ({ startDate }) => startDate.slice(0, 4))].map(([year, ofYear]) => {
        const name = sayCount(year, ofYear.length);
        const isOpen = areSought || open.includes(year);
        return (
          <div key={year} className={styles.year}>
            <Title order={3} size="h4" py={areSought ? 'xs' : 0}>
              {areSought ? (
                name
              ) : (
                <FoldButton isOpen={isOpen} onClick={() => toggle(year)}>
                  {name}
                </FoldButton>
              )}
            </Title>
            {isOpen && <YearLines bookings={ofYear} />}
          </div>
        );
      })}
    </section>
  );
}

function YearLines({ bookings }: Props) {
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  return (
    <>
      <BookingLines bookings={bookings.slice(0, visibleCount)} />
      {bookings.length > visibleCount && (
        <Button variant="default" my="sm" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
          {BOOKINGS.more}
        </Button>
      )}
    </>
  );
}
