import type { LocalDate } from '../base/date/local-date.ts';
import { percentOf } from '../base/money/share.ts';
import { listNights, type Stay } from '../stays/stay.ts';
import { type CodeWorth, chooseDiscount, type OtherDiscount, type TakenDiscount } from './discount.ts';
import { type ChosenExtra, costOfExtra, timesOf } from './extra.ts';
import { createPriceBook, type PriceBook } from './price-book.ts';
import { findCounting, joinNights, type PricedNights, priceNights } from './price-nights.ts';
import { countPersons, initialPriceRules } from './price-rules.ts';
import { MAX_PRICE_LINES, type QuoteLine, type QuotePart } from './quote-line.ts';
import type { Rates } from './rates.ts';

/** What a stay is to be priced for: the guests, of them children, linen and extras. */
export type QuotedStay = Stay & {
  readonly linen: boolean;
  /** 1 where it is left out. */
  readonly guests?: number | undefined;
  /** Of the guests; none where it is left out. */
  readonly children?: number | undefined;
  readonly extras?: readonly ChosenExtra[] | undefined;
};

/** A priced stay in cents: the lines add up to the total; by agreement there is no total, and only the extras are lines. */
export type Quote = {
  readonly nights: number;
  readonly lines: readonly QuoteLine[];
  readonly total: number | null;
  readonly byAgreement: boolean;
  /** The discount that counts, and those that do not; only there where there is any to weigh. */
  readonly discounts?: { readonly taken: TakenDiscount | null; readonly others: readonly OtherDiscount[] };
};

type Asking = {
  /** The day on which the stay is asked for. */
  readonly asOf: LocalDate;
  readonly code?: CodeWorth | undefined;
};

/** The price of a stay with its extras (PRICES.md section 5). Throws on an empty stay, and where a list leaves one of its nights out. */
export function quoteStay(stay: QuotedStay, book: PriceBook, { asOf, code }: Asking): Quote {
  const { rules } = book;
  const nights = listNights(stay);
  const { guests = 1, children = 0 } = stay;
  const about = { nights: nights.length, persons: countPersons({ guests, children }, rules) };
  const extras = listExtras(stay, book, about);
  const counting = findCounting(nights.length, rules);
  const priced = counting && priceNights(nights, book, counting);
  if (!priced) return { nights: nights.length, lines: extras, total: null, byAgreement: true };

  const minPrice = book.leastOn(stay.startDate);
  const staying = addSurcharges(priced, book, { ...about, percent: counting.percent, minPrice });
  const base = sumOf(staying);
  const least = Math.max(minPrice * 100, rules.floorPerNight * nights.length);
  const discounts = weighDiscounts(book, code, { arrival: stay.startDate, nights: nights.length, asOf, base, least });
  const lines = keepFew(priced, [...staying.slice(priced.length), ...listDiscount(discounts?.taken), ...extras]);
  return { nights: nights.length, lines, total: sumOf(lines), byAgreement: false, ...(discounts && { discounts }) };
}

/** Where there is more than nights and fees, the nights give way to it: no price has more lines than it may have. */
function keepFew(nights: readonly PricedNights[], rest: readonly QuoteLine[]): readonly QuoteLine[] {
  const lines = [...nights, ...rest];
  const isOfListAlone = rest.every(({ kind }) => kind === 'cleaning' || kind === 'linen');
  return isOfListAlone || lines.length <= MAX_PRICE_LINES ? lines : [...joinNights(nights), ...rest];
}

/** Prices of one list that repeats every year, with nothing else set. */
export function bookOfList(list: Omit<Rates, 'currency'>): PriceBook {
  return createPriceBook({ lists: [list], rules: initialPriceRules });
}

type About = { readonly nights: number; readonly persons: number };

/** The nights, and all that makes up the price of the nights before any discount. */
function addSurcharges(
  priced: readonly QuoteLine[],
  { rules }: PriceBook,
  { nights, persons, percent, minPrice }: About & { readonly percent: number; readonly minPrice: number },
): QuoteLine[] {
  const base = sumOf(priced);
  const { included, perNight } = rules.guests;
  const extra = included === null ? 0 : Math.max(0, persons - included);
  const surcharges = [
    ...costing({ kind: 'short', nights, percent, base }, percentOf(base, percent)),
    ...costing({ kind: 'guests', extra, included: included ?? 0, perNight, nights }, extra * perNight * nights),
  ];
  const before = base + sumOf(surcharges);
  const missing = Math.max(0, minPrice * 100 - before);
  return [...priced, ...surcharges, ...costing({ kind: 'minimum', minPrice, before }, missing)];
}

function weighDiscounts(
  { rules: { discounts } }: PriceBook,
  code: CodeWorth | undefined,
  about: Parameters<typeof chooseDiscount>[1],
): Quote['discounts'] {
  return discounts.length > 0 || code ? chooseDiscount({ discounts, code }, about) : undefined;
}

function listDiscount(taken: TakenDiscount | null | undefined): QuoteLine[] {
  if (!taken) return [];
  const { amount, ...rest } = taken;
  return [{ kind: 'discount', ...rest, amount: -amount }];
}

/** Cleaning, and what is chosen besides; the fees are those of the list in force at the arrival. */
function listExtras({ startDate, linen, extras = [] }: QuotedStay, book: PriceBook, about: About): QuoteLine[] {
  const { cleaningFee } = book.listOn(startDate);
  return [
    { kind: 'cleaning', amount: cleaningFee * 100 },
    ...(linen ? [priceLinen(startDate, book, about)] : []),
    ...priceExtras(extras, about),
  ];
}

/** What each of these costs over a stay; none where it costs nothing. */
export function priceExtras(extras: readonly ChosenExtra[], about: About): QuoteLine[] {
  return extras.flatMap((extra) =>
    costing({ kind: 'extra', ...extra, ...timesOf(extra, about) }, costOfExtra(extra, about)),
  );
}

/** What linen costs a stay that arrives on that day, for so many persons where each pays for it. */
export function priceLinen(
  arrival: LocalDate,
  { rules, listOn }: PriceBook,
  { persons }: Pick<About, 'persons'>,
): Extract<QuoteLine, { readonly kind: 'linen' }> {
  const price = listOn(arrival).linenFee * 100;
  if (rules.linenPer === 'STAY') return { kind: 'linen', amount: price };
  return { kind: 'linen', perPerson: { price, persons }, amount: price * persons };
}

/** The line; none where it costs nothing. */
function costing(part: QuotePart, amount: number): QuoteLine[] {
  return amount === 0 ? [] : [{ ...part, amount }];
}

function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
