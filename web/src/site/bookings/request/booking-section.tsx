import type { PageRequest, SiteClient } from '@approdo/shared/client/page';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { DayPrice, PublicPrices } from '@approdo/shared/contract/prices/prices';
import type { StayRulesAnswer } from '@approdo/shared/contract/stays/stay-rules';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { USUAL_ANSWER_HOURS } from '@approdo/shared/domain/bookings/expiry';
import type { Rates } from '@approdo/shared/domain/prices/rates';
import { maxGuestsFor } from '@approdo/shared/domain/stays/booking';
import { findFirstArrival } from '@approdo/shared/domain/stays/first-arrival';
import { bindsStays, initialStayRules, reachOfRules, type StayRules } from '@approdo/shared/domain/stays/stay-rules';
import { lastVisibleWithoutScript } from '../../../ui/availability-calendar/availability-calendar.tsx';
import {
  lastDayOf,
  MONTHS_TO_CHOOSE,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../ui/availability-calendar/month.ts';
import { RegistrationCodes } from '../../content/property/registration-codes.tsx';
import { Island } from '../../page/island.tsx';
import { pickPrices } from '../../prices/pick-prices.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { loadMoneyTerms } from '../cancellation/load-cancellation-terms.ts';
import type { RequestTerms } from './before-sending.tsx';
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
  /** The month that the calendar opens on. */
  readonly firstMonth: Month;
  readonly terms: RequestTerms;
};

export async function loadBookingFacts(client: SiteClient, { today, languages }: PageRequest): Promise<BookingFacts> {
  const stayRules = await client.stayRules.get();
  const stayConditions = await loadStayConditions(client, stayRules, today);
  const [bookings, property, rates, prices, { schedule, cancellation }] = await Promise.all([
    client.bookings.list({ query: { from: firstRelevantDay(today, stayConditions?.rules) } }),
    client.property.get(),
    client.rates.get(),
    client.prices.get(),
    loadMoneyTerms(client),
  ]);
  const firstMonth = findFirstMonth({ bookings, today, property, stayConditions });
  const dayPrices = await loadDayPrices(client, prices, { from: today, to: lastVisibleWithoutScript(firstMonth) });
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
    firstMonth,
    terms: { schedule, requestHours: stayRules.requestHours ?? USUAL_ANSWER_HOURS, ...propertyRulesOf(property) },
  };
}

/** The month that the calendar opens on: the first with a day on which one may arrive, else that of today. */
function findFirstMonth({ bookings, today, property, stayConditions }: FirstMonthFacts): Month {
  const { sameDayTurnover } = property;
  const { rules = initialStayRules, importedStays = [] } = stayConditions ?? {};
  const last = lastDayOf(shiftMonth(monthOf(today), MONTHS_TO_CHOOSE - 1));
  return monthOf(findFirstArrival({ bookings, today, sameDayTurnover, rules, importedStays }, last) ?? today);
}

type FirstMonthFacts = Pick<BookingFacts, 'bookings' | 'today' | 'property'> & {
  readonly stayConditions: StayConditions | undefined;
};

/** The rules of the house, in the language of the page or marked as Italian; none if the owner has written none. */
function propertyRulesOf({ houseRules, inItalian }: PropertyAnswer): Pick<RequestTerms, 'house'> {
  if (!houseRules) return {};
  return { house: { houseRules, ...(inItalian?.includes('houseRules') && { inItalian: ['houseRules'] }) } };
}

async function loadDayPrices(
  client: SiteClient,
  { show }: PublicPrices,
  query: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<DayPrice[] | undefined> {
  return show === 'CALENDAR' ? await client.prices.days({ query }) : undefined;
}

/** The rules of stay without past exceptions; undefined if none can be broken. */
async function loadStayConditions(
  client: SiteClient,
  { exceptions, version: _, ...rules }: StayRulesAnswer,
  today: string,
): Promise<StayConditions | undefined> {
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
  const { firstMonth, terms } = facts;
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
          firstMonth,
          terms,
        }}
      />
      <RegistrationCodes property={property} />
      <noscript>
        <p>{stayPages.booking.needsScript}</p>
      </noscript>
    </div>
  );
}
