import type { Booking } from '@approdo/shared/contract/bookings';
import type { PageRequest, SiteClient } from '@approdo/shared/contract/page';
import type { PropertyAnswer } from '@approdo/shared/contract/property';
import { maxGuestsFor } from '@approdo/shared/domain/booking';
import type { Rates } from '@approdo/shared/domain/rates';
import { Island } from '../../island.tsx';
import { BookingIsland } from '../../islands/booking/booking-island.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './booking-section.module.css';

/** What calendar, form and prices show. */
export type BookingFacts = {
  readonly bookings: readonly Booking[];
  readonly property: PropertyAnswer;
  readonly rates: Rates;
  readonly today: string;
};

export async function loadBookingFacts(client: SiteClient, { today }: PageRequest): Promise<BookingFacts> {
  const [bookings, property, rates] = await Promise.all([
    client.bookings.list({ query: { from: firstShownDay(today) } }),
    client.property.get(),
    client.rates.get(),
  ]);
  return { bookings, property, rates, today };
}

/** The calendar begins with the month of today, whose past days have their colours too. */
function firstShownDay(today: string): string {
  return `${today.slice(0, 7)}-01`;
}

type BookingSectionProps = { readonly facts: BookingFacts; readonly showsOwnRequests: boolean };

export function BookingSection({ facts, showsOwnRequests }: BookingSectionProps) {
  const { stayPages } = usePageTexts();
  const { bookings, property, rates, today } = facts;
  return (
    <div className={styles.section} id="prenota">
      <Island
        name="booking"
        wake="near"
        Component={BookingIsland}
        props={{
          bookings,
          today,
          sameDayTurnover: property.sameDayTurnover,
          maxGuests: maxGuestsFor(property.maxGuests),
          rates,
          showsOwnRequests,
        }}
      />
      <noscript>
        <p>{stayPages.booking.needsScript}</p>
      </noscript>
    </div>
  );
}
