import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { formatInstantDate, formatLocalDate } from '@approdo/shared/domain/date/local-date';
import { datesOf, isBlock, standingOf } from '@approdo/shared/domain/stay/booking';
import { BOOKING_STATUS, countNights, emailOf, sayDates, sayParty, sayWho } from '@approdo/web/admin';
import styles from './paper.module.css';
import { PAPER } from './texts.ts';

/** One booking, with everything that the owner knows of it. */
export function BookingSheet({ booking }: { readonly booking: Booking }) {
  return (
    <>
      <h2 className={styles.subject}>
        {sayWho(booking)}, {sayDates(booking)}
      </h2>
      <dl className={styles.facts}>
        {listFacts(booking)
          .filter(([, fact]) => fact)
          .map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function listFacts(booking: Booking): readonly (readonly [string, string | null | undefined])[] {
  const { facts } = PAPER;
  const dates = [
    [facts.checkIn, formatLocalDate(booking.startDate)],
    [facts.checkOut, formatLocalDate(datesOf(booking).endDate)],
  ] as const;
  const status = [facts.status, BOOKING_STATUS[standingOf(booking)]] as const;
  const nights = [facts.nights, countNights(booking)?.toString()] as const;
  if (isBlock(booking)) return [...dates, nights, status, [facts.reason, booking.reason]];
  return [
    [facts.who, sayWho(booking)],
    [facts.email, emailOf(booking)],
    ...dates,
    nights,
    [facts.guests, sayParty(booking)],
    status,
    [facts.note, booking.note],
    [facts.asked, booking.createdAt && formatInstantDate(booking.createdAt)],
  ];
}
