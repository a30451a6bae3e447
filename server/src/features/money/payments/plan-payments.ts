import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { planSchedule, reschedule } from '@approdo/shared/domain/money/instalments';
import { fillsOf, listOpenParts } from '@approdo/shared/domain/money/ledger';
import { referenceOf } from '@approdo/shared/domain/money/transfer';
import { drawText } from '../../../adapters/random.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { GuestStay, StayTransaction, TaxedStay } from '../../stays/stays/index.ts';
import { findDuePlan } from './due-plan.ts';
import { listEntries, readBalances } from './entries.repository.ts';
import { followWays } from './follow-ways.ts';
import { askForPayment } from './payment-letters.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentPlan, StoredPrice } from './payments.table.ts';
import { findPlan, insertPlan, replaceInstalments, updatePlan } from './plans.repository.ts';
import { hasOtherChoices, hasOtherLines, isPriceOf, type PricedStay, quotePrice, readPrices } from './price-stay.ts';
import { findPrice } from './prices.repository.ts';
import { reconcileTax } from './reconcile-tax.ts';

type Day = { readonly now: Date; readonly today: LocalDate };

/** Ten references in a row would only be taken with tens of millions of stays. */
const MAX_TRIES = 10;

/**
 * Plans the instalments of a confirmed stay and asks its guest for them; does nothing while the price is open or
 * missing.
 */
export async function planPayments(change: StayTransaction, stay: GuestStay, today: LocalDate): Promise<void> {
  const { trx } = change;
  await followWays(change);
  const plan = await makePlan(change, stay, today);
  const terms = await getPaymentTerms(trx);
  if (!plan || plan.instalments.length === 0 || stay.endDate < today) return;
  await askForPayment(change, 'ASKED', { stay, parts: plan.instalments, reference: plan.reference, terms });
}

/** Asks for the unpaid rest of a stay that a payment confirmed: the first instalment has come already. */
export async function askForRemainder(change: StayTransaction, stay: GuestStay, today: LocalDate): Promise<void> {
  const { trx } = change;
  await followWays(change);
  await makePlan(change, stay, today);
  const plan = await findDuePlan(trx, stay, today);
  if (!plan || stay.endDate < today) return;
  const fills = fillsOf(await listEntries(trx, stay.id));
  const parts = listOpenParts({ instalments: plan.instalments, fills }, today);
  if (parts.length === 0) return;
  await askForPayment(change, 'ASKED', { stay, parts, reference: plan.reference, terms: await getPaymentTerms(trx) });
}

/** Deletes the instalments of released days; the reference stays, for payments that come late. */
export async function dropInstalments(trx: Trx, bookingId: string): Promise<void> {
  await replaceInstalments(trx, bookingId, []);
}

type Planning = Pick<StayTransaction, 'trx' | 'clock' | 'tax'>;

/**
 * Plans without notifying anybody. Undefined where a plan exists already, or no price to plan, or the stay was brought
 * from elsewhere: its guest pays there.
 */
export async function makePlan(
  change: Planning,
  stay: PricedStay & TaxedStay & Pick<GuestStay, 'movedFrom'>,
  since: LocalDate,
): Promise<PaymentPlan | undefined> {
  if (stay.movedFrom !== null) return undefined;
  const { trx } = change;
  const price = await findPrice(trx, stay.id);
  const known = await findPlan(trx, stay.id);
  if (!price || price.total === null || (known && known.instalments.length > 0)) return undefined;
  if (known) await updatePlan(trx, stay.id, since);
  else await insertNewPlan(trx, stay.id, since);
  const priced = { total: price.total, since, arrival: stay.startDate };
  await replaceInstalments(trx, stay.id, planSchedule(priced, await getPaymentTerms(trx)));
  await reconcileTax(change, stay);
  return await findPlan(trx, stay.id);
}

/**
 * Follows an edited stay: a request is quoted anew unless the owner set its price; a confirmed stay keeps its price,
 * and due dates before arrival move with it.
 */
export async function repriceForEdit(
  trx: Trx,
  {
    before,
    after,
    isPending,
  }: { readonly before: PricedStay; readonly after: PricedStay; readonly isPending: boolean },
  { now, today }: Day,
): Promise<void> {
  const price = await findPrice(trx, after.id);
  if (!price) return;
  if (isPending && !price.isAgreed) await requote(trx, { price, after }, now);
  if (before.startDate !== after.startDate) await replan(trx, { stay: after, formerArrival: before.startDate, today });
}

/** Quotes the stay anew where its dates, linen or choices are no longer those that were priced. */
async function requote(
  trx: Trx,
  { price, after }: { readonly price: StoredPrice; readonly after: PricedStay },
  now: Date,
): Promise<void> {
  if (isPriceOf(price, after) && !hasOtherChoices(price, after)) return;
  const prices = await readPrices(trx, after);
  if (isPriceOf(price, after) && !hasOtherLines(price, after, prices)) return;
  await quotePrice(trx, after, { ...prices, now });
}

type Replanned = { readonly stay: PricedStay; readonly formerArrival: LocalDate; readonly today: LocalDate };

/** Adjusts the instalments after the price or the arrival has changed; a stay without a plan gets none. */
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

async function insertNewPlan(trx: Trx, bookingId: string, since: LocalDate): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const reference = referenceOf(drawText('0123456789', 8));
    if (await insertPlan(trx, bookingId, { reference, since })) return;
  }
  throw new Error('no reference is free');
}
