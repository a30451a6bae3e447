import { randomInt } from 'node:crypto';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { planSchedule, reschedule } from '@approdo/shared/domain/money/instalments';
import { referenceOf } from '@approdo/shared/domain/money/transfer';
import type { Trx } from '../../db/transaction.ts';
import type { GuestStay, StayTransaction } from '../stays/index.ts';
import { readBalances } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentPlan, StoredPrice } from './payments.table.ts';
import { findPlan, insertPlan, replaceInstalments } from './plans.repository.ts';
import {
  hasOtherChoices,
  hasOtherLines,
  isPriceOf,
  type PricedStay,
  quotePrice,
  type ReadPriceBook,
} from './price-stay.ts';
import { findPrice } from './prices.repository.ts';
import { askForPayment } from './tell-of-money.ts';

type Day = { readonly now: Date; readonly today: LocalDate; readonly readPriceBook: ReadPriceBook };

/** Ten times in a row a reference of another stay: there would have to be tens of millions. */
const MOST_TRIES = 10;

/**
 * Plans what a stay that is confirmed is paid in, and asks its guest for it; it waits where the price is still to be agreed on,
 * or there is none.
 */
export async function planPayments(change: StayTransaction, stay: GuestStay, today: LocalDate): Promise<void> {
  const { trx } = change;
  const plan = await makePlan(trx, stay, today);
  const terms = await getPaymentTerms(trx);
  if (!plan || plan.instalments.length === 0 || stay.endDate < today) return;
  await askForPayment(change, 'ASKED', { stay, parts: plan.instalments, reference: plan.reference, terms });
}

/** The same without a word to anybody. Undefined where there is a plan already, or no price to make one of. */
export async function makePlan(trx: Trx, stay: PricedStay, since: LocalDate): Promise<PaymentPlan | undefined> {
  const price = await findPrice(trx, stay.id);
  if (!price || price.total === null || (await findPlan(trx, stay.id))) return undefined;
  const reference = await insertNewPlan(trx, stay.id, since);
  const priced = { total: price.total, since, arrival: stay.startDate };
  const instalments = planSchedule(priced, await getPaymentTerms(trx));
  await replaceInstalments(trx, stay.id, instalments);
  return { reference, since, instalments };
}

/**
 * Follows a stay that was edited: of a request the list's price is asked anew, unless the owner set it; a confirmed one keeps
 * its price, and what is due before arrival moves with it.
 */
export async function followEdit(
  trx: Trx,
  {
    before,
    after,
    isPending,
  }: { readonly before: PricedStay; readonly after: PricedStay; readonly isPending: boolean },
  { now, today, readPriceBook }: Day,
): Promise<void> {
  const price = await findPrice(trx, after.id);
  if (!price) return;
  if (isPending && !price.isAgreed) await quoteAnew(trx, { price, after }, { now, readPriceBook });
  if (before.startDate !== after.startDate) await replan(trx, { stay: after, formerArrival: before.startDate, today });
}

/** Asks the prices of now where the price was made for other dates or linen, or for guests or extras that cost something else. */
async function quoteAnew(
  trx: Trx,
  { price, after }: { readonly price: StoredPrice; readonly after: PricedStay },
  { now, readPriceBook }: Omit<Day, 'today'>,
): Promise<void> {
  if (isPriceOf(price, after) && !hasOtherChoices(price, after)) return;
  const book = await readPriceBook(trx);
  if (isPriceOf(price, after) && !hasOtherLines(price, after, book)) return;
  await quotePrice(trx, after, { book, now });
}

type Replanned = { readonly stay: PricedStay; readonly formerArrival: LocalDate; readonly today: LocalDate };

/** Puts the instalments right after the price or the arrival has changed; a stay without a plan stays without. */
export async function replan(trx: Trx, { stay, formerArrival, today }: Replanned): Promise<void> {
  const plan = await findPlan(trx, stay.id);
  if (!plan) return;
  const price = await findPrice(trx, stay.id);
  if (!price || price.total === null) return;
  const { instalments, since } = plan;
  const { STAY: paid } = await readBalances(trx, stay.id);
  const priced = { total: price.total, since, arrival: stay.startDate };
  const change = { instalments, paid, priced, formerArrival, today };
  await replaceInstalments(trx, stay.id, reschedule(change, await getPaymentTerms(trx)));
}

async function insertNewPlan(trx: Trx, bookingId: string, since: LocalDate): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const digits = String(randomInt(100_000_000)).padStart(8, '0');
    const reference = referenceOf(digits);
    if (await insertPlan(trx, bookingId, { reference, since })) return reference;
  }
  throw new Error('no reference is free');
}
