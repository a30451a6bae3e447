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
import { formerLabelOf, labelOf } from '@approdo/shared/words/prices/quote-label';
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
  /** When it was asked for: a guest who asked in time keeps an early price. */
  readonly createdAt: string;
};

/** By which prices a booking is quoted, and with which code of its own. */
export type Prices = { readonly book: PriceBook; readonly code: CodeWorth | undefined };

/** The prices of now, and the code that the booking has. */
export async function readPrices(reader: Reader, stay: PricedStay): Promise<Prices> {
  return { book: await readPriceBook(reader), code: await readCodeOf(reader, stay) };
}

/** Prices a booking by today's price list, as of the day on which it was asked for. */
export function quoteBooking(stay: PricedStay, { book, code }: Prices): Quote {
  const { startDate, endDate, linen, numberOfGuests, children, extras, createdAt } = stay;
  const asOf = todayInRome(new Date(createdAt));
  return quoteStay({ startDate, endDate, linen, guests: numberOfGuests, children, extras }, book, { asOf, code });
}

/** Stores the price of a stay by the owner's prices of this moment; later prices do not change it. */
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

/** Stores the amount that owner and guest agreed on, in cents, as the whole price. */
export async function agreeOnPrice(trx: Trx, stay: PricedStay, total: number, now: Date): Promise<void> {
  await addPrice(trx, stay.id, {
    lines: [{ kind: 'STAY', label: 'Soggiorno', amount: total }],
    total,
    isAgreed: true,
    ...madeFor(stay),
    reason: null,
    createdAt: now.toISOString(),
  });
}

/** Whether a price was made for the stay as it now is. */
export function isPriceOf({ startDate, endDate, linen }: StoredPrice, stay: PricedStay): boolean {
  return startDate === stay.startDate && endDate === stay.endDate && linen === stay.linen;
}

/** The part of a stay that a price is made for. */
export function madeFor({ startDate, endDate, linen, numberOfGuests, children, extras }: PricedStay) {
  return { startDate, endDate, linen, numberOfGuests, children, extras };
}

/** Whether the guests and extras that a stay now has would cost another total, by today's prices, than those that its price was made for. */
export function isForOtherChoices(price: StoredPrice, stay: PricedStay, prices: Prices): boolean {
  const former = withChoicesOf(price, stay);
  return former !== undefined && quoteBooking(former, prices).total !== quoteBooking(stay, prices).total;
}

/** The same of any of its lines. */
export function hasOtherLines(price: StoredPrice, stay: PricedStay, prices: Prices): boolean {
  const former = withChoicesOf(price, stay);
  if (!former) return false;
  const amountsOf = (one: PricedStay) => quoteBooking(one, prices).lines.map(listLabelAndAmount).join('\n');
  return amountsOf(former) !== amountsOf(stay);
}

/** Whether a price was made for another number of guests or children, or for other extras, whatever that costs. */
export function hasOtherChoices(price: StoredPrice, stay: PricedStay): boolean {
  const { numberOfGuests, children, extras } = price;
  if (numberOfGuests === null) return false;
  const hasOthers = numberOfGuests !== stay.numberOfGuests || children !== stay.children;
  return hasOthers || !isSameChoice(extras ?? [], stay.extras);
}

/** The stay as it was when its price was made, but for its dates and linen; undefined where nothing of that has changed, or is known. */
function withChoicesOf(price: StoredPrice, stay: PricedStay): PricedStay | undefined {
  const { numberOfGuests, children, extras } = price;
  if (!hasOtherChoices(price, stay) || numberOfGuests === null || children === null) return undefined;
  return { ...stay, numberOfGuests, children, extras: extras ?? [] };
}

function listLabelAndAmount(line: QuoteLine): string {
  return `${listLabel(line)} ${line.amount}`;
}

/** What a line of the price list is called where prices are kept: in Italian. */
export function listLabel(line: QuoteLine): string {
  return labelOf(line, ITALIAN);
}

const LABELS = [labelOf, formerLabelOf];

/** What a line is called: one of the price list by its name in that language, as prices named it then; one of the owner's as she wrote it. */
export function nameLine(line: PriceLine, language: Language): string {
  return findListName(line)?.(language) ?? line.label;
}

/** The names of a line that is still the price list's, by language; undefined of one that the owner wrote. */
export function findListName(line: PriceLine): ((language: Language) => string) | undefined {
  for (const label of LABELS) {
    const listed = listedLine(line, (one) => label(one, ITALIAN));
    if (listed) return (language) => label(listed, language);
  }
  return undefined;
}
