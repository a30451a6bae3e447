import type { PageRequest, SiteClient } from '@approdo/shared/client/page';
import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { DayPrice, PublicPrices } from '@approdo/shared/contract/prices/prices';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Rates } from '@approdo/shared/domain/prices/rates';
import { maxGuestsFor } from '@approdo/shared/domain/stays/booking';
import { bindsStays, reachOfRules, type StayRules } from '@approdo/shared/domain/stays/stay-rules';
import { lastVisibleWithoutScript } from '../../../ui/availability-calendar/availability-calendar.tsx';
import { RegistrationCodes } from '../../content/property/registration-codes.tsx';
import { Island } from '../../page/island.tsx';
import { pickPrices } from '../../prices/pick-prices.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { loadCancellationTerms } from '../cancellation/load-cancellation-terms.ts';
import { BookingIsland } from './booking-island.tsx';
import styles from './booking-section.module.css';
import type { StayConditions } from './use-judge.ts';

/** The data of calendar, form and prices. */
export type BookingFacts = {
  readonly bookings: readonly Booking[];
  readonly property: PropertyAnswer;
  readonly rates: Rates;
  readonly prices: PublicPrices;
  /** Prices of free days, if displayed, for the months visible without a script. */
  readonly dayPrices?: readonly DayPrice[];
  readonly today: string;
  /** The languages of the site; left out if only Italian. */
  readonly languages?: readonly Language[];
  /** The cancellation terms; left out if none. */
  readonly cancellation?: CancellationTerms;
  /** The rules of stay; left out if none can be broken. */
  readonly stayConditions?: StayConditions;
};

export async function loadBookingFacts(client: SiteClient, { today, languages }: PageRequest): Promise<BookingFacts> {
  const stayConditions = await loadStayConditions(client, today);
  const [bookings, property, rates, prices, cancellation] = await Promise.all([
    client.bookings.list({ query: { from: firstRelevantDay(today, stayConditions?.rules) } }),
    client.property.get(),
    client.rates.get(),
    client.prices.get(),
    loadCancellationTerms(client),
  ]);
  const dayPrices = await loadDayPrices(client, prices, today);
  return {
    bookings,
    property,
    rates,
    prices,
    ...(dayPrices && { dayPrices }),
    today,
    ...(languages.length > 1 && { languages }),
    ...(cancellation && { cancellation }),
    ...(stayConditions && { stayConditions }),
  };
}

async function loadDayPrices(
  client: SiteClient,
  { show }: PublicPrices,
  today: LocalDate,
): Promise<DayPrice[] | undefined> {
  if (show !== 'CALENDAR') return undefined;
  return await client.prices.days({ query: { from: today, to: lastVisibleWithoutScript(today) } });
}

/** Loads the rules of stay, without past exceptions. */
async function loadStayConditions(client: SiteClient, today: string): Promise<StayConditions | undefined> {
  const { exceptions, version: _, ...rules } = await client.stayRules.get();
  const still = { ...rules, exceptions: exceptions.filter(({ endDate }) => endDate >= today) };
  if (!bindsStays(still)) return undefined;
  return { rules: still, importedStays: still.preparationDays > 0 ? await client.stayRules.importedStays() : [] };
}

/** A past stay may still require free days after it. */
function firstRelevantDay(today: string, rules: StayRules | undefined): string {
  const days = [firstVisibleDay(today), ...(rules ? [addDays(today, -reachOfRules(rules))] : [])];
  return days.toSorted()[0] ?? today;
}

/** The calendar begins with this month, including its past days. */
function firstVisibleDay(today: string): string {
  return `${today.slice(0, 7)}-01`;
}

type BookingSectionProps = { readonly facts: BookingFacts; readonly showsOwnRequests: boolean };

export function BookingSection({ facts, showsOwnRequests }: BookingSectionProps) {
  const { stayPages } = usePageTexts();
  const { bookings, property, rates, dayPrices, today, languages, cancellation, stayConditions } = facts;
  const prices = pickPrices(facts.prices, rates, today);
  return (
    <div className={styles.section} id="prenota" data-seen="" data-bar="never">
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
          ...(prices && { prices }),
          ...(dayPrices && { dayPrices }),
          ...(languages && { languages }),
          ...(cancellation && { cancellation }),
          ...(stayConditions && { stayConditions }),
        }}
      />
      <RegistrationCodes property={property} />
      <noscript>
        <p>{stayPages.booking.needsScript}</p>
      </noscript>
    </div>
  );
}
