import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { isSameChoice } from '@approdo/shared/domain/prices/choose-extras';
import type { CodeWorth } from '@approdo/shared/domain/prices/discount';
import type { ChosenExtra } from '@approdo/shared/domain/prices/extra';
import { linesOfQuote, listedLine, type PriceLine } from '@approdo/shared/domain/prices/price';
import type { PriceBook } from '@approdo/shared/domain/prices/price-book';
import { type Quote, quoteStay } from '@approdo/shared/domain/prices/quote';
import type { QuoteLine } from '@approdo/shared/domain/prices/quote-line';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { formerLabelOf, labelOf, labelWithDecimals } from '@approdo/shared/words/prices/quote-label';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { readCodeOf } from '../../prices/codes/index.ts';
import { readPriceBook } from '../../prices/rates/index.ts';
import type { StoredPrice } from './payments.table.ts';
import { addPrice } from './prices.repository.ts';

/** The part of a booking that its price depends on. */
export type PricedStay = Stay & {
  readonly id: string;
  readonly linen: boolean;
  readonly numberOfGuests: number;
  readonly children: number;
  readonly extras: readonly ChosenExtra[];
  /** When the stay was requested: a guest who asked in time keeps an early-booking price. */
  readonly createdAt: string;
};

/** The price list that a booking is quoted with, and its discount code. */
export type Prices = { readonly book: PriceBook; readonly code: CodeWorth | undefined };

/** The current prices, and the booking's discount code. */
export async function readPrices(reader: Reader, stay: PricedStay): Promise<Prices> {
  return { book: await readPriceBook(reader), code: await readCodeOf(reader, stay) };
}

/** Quotes a booking by today's price list, as of the day on which it was requested. */
export function quoteBooking(stay: PricedStay, { book, code }: Prices): Quote {
  const { startDate, endDate, linen, numberOfGuests, children, extras, createdAt } = stay;
  const asOf = todayInRome(new Date(createdAt));
  return quoteStay({ startDate, endDate, linen, guests: numberOfGuests, children, extras }, book, { asOf, code });
}

/** Stores the price of a stay by the current price list; later price changes do not affect it. */
export async function quotePrice(
  trx: Trx,
  stay: PricedStay,
  { now, ...prices }: Prices & { readonly now: Date },
): Promise<StoredPrice> {
  const quote = quoteBooking(stay, prices);
  const price: StoredPrice = {
    lines: linesOfQuote(quote, listLabel),
    total: quote.total,
    isAgreed: false,
    ...madeFor(stay),
    reason: null,
    createdAt: now.toISOString(),
  };
  await addPrice(trx, stay.id, price);
  return price;
}

/** An amount in cents, null if it is still open, and why it is that one. */
type Agreement = { readonly total: number | null; readonly reason?: string; readonly now: Date };

/** Stores what owner and guest, or a portal, agreed on as the whole price. */
export async function agreeOnPrice(trx: Trx, stay: PricedStay, { total, reason, now }: Agreement): Promise<void> {
  await addPrice(trx, stay.id, {
    lines: total === null ? [] : [{ kind: 'STAY', label: 'Soggiorno', amount: total }],
    total,
    isAgreed: total !== null,
    ...madeFor(stay),
    reason: reason ?? null,
    createdAt: now.toISOString(),
  });
}

/** Whether a price was made for the stay's current dates and linen. */
export function isPriceOf({ startDate, endDate, linen }: StoredPrice, stay: PricedStay): boolean {
  return startDate === stay.startDate && endDate === stay.endDate && linen === stay.linen;
}

/** The part of a stay that a price is made for. */
export function madeFor({ startDate, endDate, linen, numberOfGuests, children, extras }: PricedStay) {
  return { startDate, endDate, linen, numberOfGuests, children, extras };
}

/** Whether the current guests and extras would cost another total, at today's prices, than those priced. */
export function isForOtherChoices(price: StoredPrice, stay: PricedStay, prices: Prices): boolean {
  const former = withChoicesOf(price, stay);
  return former !== undefined && quoteBooking(former, prices).total !== quoteBooking(stay, prices).total;
}

/** The same, comparing line by line. */
export function hasOtherLines(price: StoredPrice, stay: PricedStay, prices: Prices): boolean {
  const former = withChoicesOf(price, stay);
  if (!former) return false;
  const amountsOf = (one: PricedStay) => quoteBooking(one, prices).lines.map(listLabelAndAmount).join('\n');
  return amountsOf(former) !== amountsOf(stay);
}

/** Whether a price was made for another number of guests or children, or for other extras. */
export function hasOtherChoices(price: StoredPrice, stay: PricedStay): boolean {
  const { numberOfGuests, children, extras } = price;
  if (numberOfGuests === null) return false;
  const hasOthers = numberOfGuests !== stay.numberOfGuests || children !== stay.children;
  return hasOthers || !isSameChoice(extras ?? [], stay.extras);
}

/** The stay with the choices it was priced for; undefined if those are the same or unknown. */
function withChoicesOf(price: StoredPrice, stay: PricedStay): PricedStay | undefined {
  const { numberOfGuests, children, extras } = price;
  if (!hasOtherChoices(price, stay) || numberOfGuests === null || children === null) return undefined;
  return { ...stay, numberOfGuests, children, extras: extras ?? [] };
}

function listLabelAndAmount(line: QuoteLine): string {
  return `${listLabel(line)} ${line.amount}`;
}

/** The Italian label under which a price-list line is stored. */
export function listLabel(line: QuoteLine): string {
  return labelOf(line, ITALIAN);
}

/** The labels under which a line may be stored, each with the one that it is read by. */
const LABELS = [
  { stored: labelOf, said: labelOf },
  { stored: formerLabelOf, said: formerLabelOf },
  { stored: labelWithDecimals, said: labelOf },
];

/** A line's name: from the price list, in that language and as worded when priced; or as the owner wrote it. */
export function nameLine(line: PriceLine, language: Language): string {
  return findListName(line)?.(language) ?? line.label;
}

/** The names of a price-list line by language; undefined for a line that the owner wrote. */
export function findListName(line: PriceLine): ((language: Language) => string) | undefined {
  for (const { stored, said } of LABELS) {
    const listed = listedLine(line, (one) => stored(one, ITALIAN));
    if (listed) return (language) => said(listed, language);
  }
  return undefined;
}
