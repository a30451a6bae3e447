import type { LocalDate } from '../base/date/local-date.ts';
import { percentOf } from '../base/money/share.ts';
import { listNights, type Stay } from '../stays/stay.ts';
import { type CodeWorth, chooseDiscount, type OtherDiscount, type TakenDiscount } from './discount.ts';
import { type ChosenExtra, costOfExtra, timesOf } from './extra.ts';
import { createPriceBook, type PriceBook } from './price-book.ts';
import { findPricingMode, mergeNightLines, type PricedNights, priceNights } from './price-nights.ts';
import { countPersons, initialPriceRules } from './price-rules.ts';
import { MAX_PRICE_LINES, type QuoteLine, type QuotePart } from './quote-line.ts';
import type { Rates } from './rates.ts';

/** A stay to price, with its guests, children, linen and extras. */
export type QuotedStay = Stay & {
  readonly linen: boolean;
  /** 1 if left out. */
  readonly guests?: number | undefined;
  /** Of the guests; 0 if left out. */
  readonly children?: number | undefined;
  readonly extras?: readonly ChosenExtra[] | undefined;
};

/** A priced stay in cents: the lines add up to the total. By agreement there is no total and only extras have lines. */
export type Quote = {
  readonly nights: number;
  readonly lines: readonly QuoteLine[];
  readonly total: number | null;
  readonly byAgreement: boolean;
  /** The discount that applies and those that do not; left out if there are none. */
  readonly discounts?: { readonly taken: TakenDiscount | null; readonly others: readonly OtherDiscount[] };
};

type QuoteContext = {
  /** The day of the request. */
  readonly asOf: LocalDate;
  readonly code?: CodeWorth | undefined;
};

/** The price of a stay with its extras (PRICES.md section 5). Throws on an empty stay or a night no list covers. */
export function quoteStay(stay: QuotedStay, book: PriceBook, { asOf, code }: QuoteContext): Quote {
  const { rules } = book;
  const nights = listNights(stay);
  const { guests = 1, children = 0 } = stay;
  const size = { nights: nights.length, persons: countPersons({ guests, children }, rules) };
  const extras = listExtras(stay, book, size);
  const mode = findPricingMode(nights.length, rules);
  const priced = mode && priceNights(nights, book, mode);
  if (!priced) return { nights: nights.length, lines: extras, total: null, byAgreement: true };

  const minPrice = book.minPriceOn(stay.startDate);
  const stayLines = addSurcharges(priced, book, { ...size, percent: mode.percent, minPrice });
  const base = sumOf(stayLines);
  const least = Math.max(minPrice * 100, rules.floorPerNight * nights.length);
  const discounts = weighDiscounts(book, code, { arrival: stay.startDate, nights: nights.length, asOf, base, least });
  const lines = limitLines(priced, [...stayLines.slice(priced.length), ...listDiscount(discounts?.taken), ...extras]);
  return { nights: nights.length, lines, total: sumOf(lines), byAgreement: false, ...(discounts && { discounts }) };
}

/** Merges lines of nights if needed, so that a price with other lines has no more than the maximum. */
function limitLines(nights: readonly PricedNights[], rest: readonly QuoteLine[]): readonly QuoteLine[] {
  const lines = [...nights, ...rest];
  const isOfListAlone = rest.every(({ kind }) => kind === 'cleaning' || kind === 'linen');
  return isOfListAlone || lines.length <= MAX_PRICE_LINES ? lines : [...mergeNightLines(nights), ...rest];
}

/** Prices of one list that repeats every year, with nothing else set. */
export function bookOfList(list: Omit<Rates, 'currency'>): PriceBook {
  return createPriceBook({ lists: [list], rules: initialPriceRules });
}

type StaySize = { readonly nights: number; readonly persons: number };

/** The nights and their surcharges, before discounts. */
function addSurcharges(
  priced: readonly QuoteLine[],
  { rules }: PriceBook,
  { nights, persons, percent, minPrice }: StaySize & { readonly percent: number; readonly minPrice: number },
): QuoteLine[] {
  const base = sumOf(priced);
  const { included, perNight } = rules.guests;
  const extra = included === null ? 0 : Math.max(0, persons - included);
  const surcharges = [
    ...lineUnlessFree({ kind: 'short', nights, percent, base }, percentOf(base, percent)),
    ...lineUnlessFree({ kind: 'guests', extra, included: included ?? 0, perNight, nights }, extra * perNight * nights),
  ];
  const before = base + sumOf(surcharges);
  const missing = Math.max(0, minPrice * 100 - before);
  return [...priced, ...surcharges, ...lineUnlessFree({ kind: 'minimum', minPrice, before }, missing)];
}

function weighDiscounts(
  { rules: { discounts } }: PriceBook,
  code: CodeWorth | undefined,
  size: Parameters<typeof chooseDiscount>[1],
): Quote['discounts'] {
  return discounts.length > 0 || code ? chooseDiscount({ discounts, code }, size) : undefined;
}

function listDiscount(taken: TakenDiscount | null | undefined): QuoteLine[] {
  if (!taken) return [];
  const { amount, ...rest } = taken;
  return [{ kind: 'discount', ...rest, amount: -amount }];
}

/** Cleaning, linen and extras; fees are those of the list in force at arrival. */
function listExtras({ startDate, linen, extras = [] }: QuotedStay, book: PriceBook, size: StaySize): QuoteLine[] {
  const { cleaningFee } = book.listOn(startDate);
  return [
    { kind: 'cleaning', amount: cleaningFee * 100 },
    ...(linen ? [priceLinen(startDate, book, size)] : []),
    ...priceExtras(extras, size),
  ];
}

/** The lines of these extras over a stay; free ones have none. */
export function priceExtras(extras: readonly ChosenExtra[], size: StaySize): QuoteLine[] {
  return extras.flatMap((extra) =>
    lineUnlessFree({ kind: 'extra', ...extra, ...timesOf(extra, size) }, costOfExtra(extra, size)),
  );
}

/** The linen line of a stay arriving that day, per person if so charged. */
export function priceLinen(
  arrival: LocalDate,
  { rules, listOn }: PriceBook,
  { persons }: Pick<StaySize, 'persons'>,
): Extract<QuoteLine, { readonly kind: 'linen' }> {
  const price = listOn(arrival).linenFee * 100;
  if (rules.linenPer === 'STAY') return { kind: 'linen', amount: price };
  return { kind: 'linen', perPerson: { price, persons }, amount: price * persons };
}

/** The line; empty if it costs nothing. */
function lineUnlessFree(part: QuotePart, amount: number): QuoteLine[] {
  return amount === 0 ? [] : [{ ...part, amount }];
}

function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
