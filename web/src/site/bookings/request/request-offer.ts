import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import { daysBetween, isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isInTime } from '@approdo/shared/domain/prices/choose-extras';
import { type ExtraWish, isPerPerson, writeWishes } from '@approdo/shared/domain/prices/extra';
import { listOfYear } from '@approdo/shared/domain/prices/price-years';
import type { Rates } from '@approdo/shared/domain/prices/rates';
import { MAX_GUESTS } from '@approdo/shared/domain/stays/booking';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { QuoteQuery } from '../../prices/quote/use-quote.ts';
import { type BookingDraft, quantityIn } from './booking-draft.ts';

/** The options of a request that are still in time for its arrival. */
export type RequestOffer = {
  /** The age below which guests do not pay as persons; null if not needed. */
  readonly childAge: number | null;
  readonly hasLinen: boolean;
  readonly extras: PublicPrices['extras'];
};

const PLAIN: RequestOffer = { childAge: null, hasLinen: true, extras: [] };

/** Undefined prices mean default rules: linen can be chosen at any time. */
export function offerFor(
  { startDate }: Pick<BookingDraft, 'startDate'>,
  prices: PublicPrices | undefined,
  today: LocalDate,
): RequestOffer {
  if (!prices) return PLAIN;
  const daysAhead = isLocalDate(startDate) ? daysBetween(today, startDate) : Number.POSITIVE_INFINITY;
  return {
    childAge: paysByPerson(prices) ? prices.childAge : null,
    hasLinen: isInTime(prices.linenUntilDays, daysAhead),
    extras: prices.extras.filter(({ untilDays }) => isInTime(untilDays, daysAhead)),
  };
}

/** The linen fee by year of arrival, in whole euros; that of this year until an arrival is chosen. */
export function linenFeeFor(
  { startDate }: Pick<BookingDraft, 'startDate'>,
  rates: Pick<Rates, 'linenFee'>,
  prices: Pick<PublicPrices, 'lists'> | undefined,
): number {
  if (!prices || !isLocalDate(startDate)) return rates.linenFee;
  const lists = [{ ...rates, validFrom: null }, ...prices.lists];
  return listOfYear(lists, Number(startDate.slice(0, 4))).linenFee;
}

function paysByPerson({ guests, linenPer, extras }: PublicPrices): boolean {
  return (
    (guests.included !== null && guests.perNight > 0) ||
    linenPer === 'PERSON' ||
    extras.some(({ per }) => isPerPerson(per))
  );
}

/** The chosen extras. */
export function wishesIn(draft: BookingDraft, { extras }: RequestOffer): ExtraWish[] {
  return extras.map(({ id }) => ({ id, quantity: quantityIn(draft, id) })).filter(({ quantity }) => quantity > 0);
}

/** The number of children; undefined if invalid or if no adult remains. */
export function readChildren(draft: BookingDraft, { childAge }: RequestOffer): number | undefined {
  if (childAge === null || draft.children === '') return 0;
  const children = Number(draft.children);
  return Number.isInteger(children) && 0 <= children && children < Number(draft.numberOfGuests) ? children : undefined;
}

/** The quote request of a stay; with default rules only dates and linen. */
export function quoteQueryOf(
  draft: BookingDraft,
  stay: Stay,
  {
    offer,
    prices,
    code,
  }: { readonly offer: RequestOffer; readonly prices: PublicPrices | undefined; readonly code: string },
): QuoteQuery {
  const linen = draft.linen && offer.hasLinen ? 'true' : 'false';
  if (!prices) return { ...stay, linen };
  const guests = Number(draft.numberOfGuests);
  const children = readChildren(draft, offer);
  const wishes = wishesIn(draft, offer);
  return {
    ...stay,
    linen,
    ...(Number.isInteger(guests) && 1 <= guests && guests <= MAX_GUESTS && { guests, ...(children && { children }) }),
    ...(wishes.length > 0 && { extras: writeWishes(wishes) }),
    ...(code !== '' && { code }),
    detail: 'true',
  };
}
