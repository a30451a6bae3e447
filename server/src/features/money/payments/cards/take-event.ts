import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { MAX_AMOUNT } from '@approdo/shared/domain/base/money/amount';
import { balanceOf, type Movement } from '@approdo/shared/domain/money/ledger';
import { wasAgreed } from '@approdo/shared/domain/stays/booking';
import type { CardEvent, NamedOrder } from '../../../../adapters/card-checkout/card-checkout.ts';
import { makeId } from '../../../../adapters/random.ts';
import { cardPaid, notifyDevices } from '../../../accounts/push/index.ts';
import { findStay, type GuestStay, type StayTransaction } from '../../../stays/stays/index.ts';
import { findWait } from '../card-wait.records.ts';
import { type ConfirmPaidStay, isForStay } from '../confirm-paid-stay.ts';
import { findEntry, listEntries } from '../entries.repository.ts';
import { notifyGuestOfEntry, notifyOwnerOfLateCardPayment } from '../payment-letters.ts';
import type { StoredEntry } from '../payments.table.ts';
import { enterCardPayment } from '../write-entries.ts';
import {
  type CardPayment,
  findPayment,
  findRefund,
  insertPayment,
  insertRefund,
  updateRefund,
} from './card-payments.repository.ts';
import { warnOwner } from './card-warning.ts';
import type { AsideReason, StoredOrder, StoredRefund } from './cards.table.ts';
import { noteEvent, setAside, takeEventsAside } from './events.repository.ts';
import { findOrder, insertOrder, updateOrder } from './orders.repository.ts';

type Paid = Extract<CardEvent, { kind: 'PAID' }>;
type Refunded = Extract<CardEvent, { kind: 'REFUND' }>;

/** What handling an event may touch. */
type TakingChange = Parameters<ConfirmPaidStay>[0] & {
  readonly confirmPaidStay: ConfirmPaidStay;
  /** Called where the payment confirmed a stay. */
  readonly noteBooked: () => void;
};

const CURRENCY = 'eur';

/** Records the entry of an event, once and in any order. An event without one is set aside, with a warning. */
export async function takeEvent(change: TakingChange, event: CardEvent): Promise<void> {
  const isNew = await noteEvent(change.trx, event.id, change.clock.now());
  if (!isNew) return;
  if (event.isForeign) await setAsideAndWarn(change, event, 'OTHER_ACCOUNT');
  else if (event.kind === 'PAID') await takePayment(change, event);
  else if (event.kind === 'CLOSED') await closeOrder(change, event);
  else if (event.kind === 'REFUND') await takeRefund(change, event);
  else await warnOwner(change, { kind: 'DISPUTE', event });
}

/** Where no money moved there is nothing to warn of. */
async function setAsideAndWarn(change: StayTransaction, event: CardEvent, why: AsideReason): Promise<void> {
  await setAside(change.trx, event, why);
  if (event.kind !== 'CLOSED') await warnOwner(change, { kind: why, event });
}

async function takePayment(change: TakingChange, event: Paid): Promise<void> {
  const { trx } = change;
  const order = (await findNamed(change, event.order)) ?? (await recoverOrder(change, event));
  if (!order) return await setAsideAndWarn(change, event, 'UNKNOWN_ORDER');
  if (!isSound(event)) return await setAsideAndWarn(change, event, isEuros(event) ? 'UNKNOWN_ORDER' : 'OTHER_CURRENCY');
  if (await findPayment(trx, 'payment_id', event.payment)) return;
  const { bookingId, purpose } = order;
  const entry = await enter(change, { event, bookingId, direction: 'IN', purpose });
  await insertPayment(trx, { paymentId: event.payment, entry });
  await updateOrder(trx, order.id, { status: 'PAID', checkoutId: event.order.checkout });
  const stay = await confirmStay(change, await stayOf(change, bookingId), entry);
  const isLate = wasHeld(stay);
  const warningKind =
    stay.status === 'CONFIRMED' ? event.amount !== order.amount && 'OTHER_AMOUNT' : !isLate && 'STAY_OFF';
  if (warningKind) await warnOwner(change, { kind: warningKind, event });
  if (isLate) await notifyOwnerOfLateCardPayment(change, stay, entry);
  await notifyGuestOfEntry(change, stay, entry);
  await notifyDevices(change, cardPaid(stay));
  for (const earlier of await takeEventsAside(trx, event.payment)) {
    if (earlier.kind === 'REFUND') await takeRefund(change, earlier);
  }
}

/** A payment confirms a stay whose days are held, or were held and are still free. */
async function confirmStay(change: TakingChange, stay: GuestStay, entry: StoredEntry): Promise<GuestStay> {
  const isToBeBooked = isForStay(entry) && (stay.heldUntil !== null || stay.status === 'PENDING');
  const booked = isToBeBooked ? await change.confirmPaidStay(change, stay) : undefined;
  if (booked) change.noteBooked();
  return booked ?? stay;
}

/** Only a stay whose days were held can be paid by card without ever having been agreed on. */
function wasHeld(stay: GuestStay): boolean {
  return !wasAgreed(stay);
}

async function closeOrder(change: StayTransaction, event: Extract<CardEvent, { kind: 'CLOSED' }>): Promise<void> {
  const order = await findNamed(change, event.order);
  if (!order) return await setAsideAndWarn(change, event, 'UNKNOWN_ORDER');
  if (order.status !== 'PAID') await updateOrder(change.trx, order.id, { status: 'CLOSED' });
}

/** A failed refund stays failed: its earlier events may arrive later. */
async function takeRefund(change: StayTransaction, event: Refunded): Promise<void> {
  const { trx } = change;
  const payment = event.payment === undefined ? undefined : await findPayment(trx, 'payment_id', event.payment);
  if (!payment) return await setAsideAndWarn(change, event, 'UNKNOWN_PAYMENT');
  if (!isSound(event))
    return await setAsideAndWarn(change, event, isEuros(event) ? 'UNKNOWN_PAYMENT' : 'OTHER_CURRENCY');
  const refund = await storeRefund(change, event, payment);
  if (refund.status === 'FAILED') return;
  if (event.outcome === 'FAILED') await failRefund(change, { event, payment, refund });
  else if (event.outcome === 'DONE' && refund.entryId === null) await payBack(change, { event, payment, refund });
}

type Refunding = { readonly event: Refunded; readonly payment: CardPayment; readonly refund: StoredRefund };

/** The refund that was requested here, or a new one for a refund made at the provider. */
async function storeRefund(
  change: StayTransaction,
  event: Refunded,
  { paymentId }: CardPayment,
): Promise<StoredRefund> {
  const { trx } = change;
  const known = await findRefund(trx, 'refund_id', event.refund);
  if (known) return known;
  const requested = event.key === undefined ? undefined : await findRefund(trx, 'id', event.key);
  if (requested?.refundId === null && requested.paymentId === paymentId) {
    await updateRefund(trx, requested.id, { refundId: event.refund });
    return { ...requested, refundId: event.refund };
  }
  const refund: StoredRefund = {
    id: makeId(),
    refundId: event.refund,
    paymentId,
    amount: event.amount,
    status: 'PENDING',
    entryId: null,
    createdAt: change.clock.now().toISOString(),
  };
  await insertRefund(trx, refund);
  return refund;
}

async function payBack(change: StayTransaction, { event, payment, refund }: Refunding): Promise<void> {
  const { trx } = change;
  const { bookingId, purpose } = payment.entry;
  const had = balanceOf(await listEntries(trx, bookingId), purpose);
  const entry = await enter(change, { event, bookingId, direction: 'OUT', purpose });
  await updateRefund(trx, refund.id, { status: 'DONE', amount: event.amount, entryId: entry.id });
  if (event.amount > had) await warnOwner(change, { kind: 'REFUND_OVER', event });
  await notifyGuestOfEntry(change, await stayOf(change, bookingId), entry);
}

/** Reverses the entry with its own amount, whatever amount the event has. */
async function failRefund(change: StayTransaction, { event, payment, refund }: Refunding): Promise<void> {
  const { bookingId, purpose } = payment.entry;
  const out = refund.entryId === null ? undefined : await findEntry(change.trx, 'id', refund.entryId);
  if (out) {
    const { id: reverses, amount } = out;
    await enter(change, { event, bookingId, direction: 'IN', purpose, amount, reverses });
  }
  await updateRefund(change.trx, refund.id, { status: 'FAILED' });
  const isOther = out !== undefined && out.amount !== event.amount;
  await warnOwner(change, { kind: isOther ? 'REFUND_FAILED_OTHERWISE' : 'REFUND_FAILED', event });
}

type Entered = Pick<Movement, 'direction' | 'purpose'> & {
  readonly event: Paid | Refunded;
  readonly bookingId: string;
  /** In cents, where it differs from the event's. */
  readonly amount?: number;
  readonly reverses?: string;
};

/** Dated on the day of the event in Rome, and never tomorrow, even where the provider's clock is ahead. */
async function enter(change: StayTransaction, { event, bookingId, reverses, ...what }: Entered): Promise<StoredEntry> {
  const { trx, clock } = change;
  const [date = clock.today()] = [todayInRome(event.at), clock.today()].toSorted();
  const movement: Movement = { amount: event.amount, ...what, method: 'CARD', date };
  const reference = event.payment ?? null;
  return await enterCardPayment(trx, { bookingId, movement, reference, reverses: reverses ?? null }, clock.now());
}

/** Finds an order by its checkout page, or by the id in the event where the response that opened the page was lost. */
async function findNamed({ trx }: StayTransaction, { checkout, id }: NamedOrder): Promise<StoredOrder | undefined> {
  const byPage = await findOrder(trx, 'checkout_id', checkout);
  if (byPage || id === undefined) return byPage;
  const byName = await findOrder(trx, 'id', id);
  return byName?.checkoutId === null ? byName : undefined;
}

/** Resent events after a restore may belong to orders newer than the backup: the event itself names the stay. */
async function recoverOrder({ trx, clock }: StayTransaction, event: Paid): Promise<StoredOrder | undefined> {
  const { id, bookingId, purpose, checkout } = event.order;
  if (id === undefined || bookingId === undefined || purpose === undefined || !isSound(event)) return undefined;
  if ((await findWait(trx)) === undefined || (await findOrder(trx, 'id', id))) return undefined;
  if (!(await findStay(trx, bookingId))) return undefined;
  const at = clock.now().toISOString();
  const { amount } = event;
  const order: StoredOrder = {
    ...{ id, bookingId, purpose, amount, status: 'HELD', checkoutId: checkout, url: null },
    expiresAt: at,
    createdAt: at,
  };
  await insertOrder(trx, order);
  return order;
}

async function stayOf({ trx }: StayTransaction, bookingId: string) {
  const stay = await findStay(trx, bookingId);
  if (!stay) throw new Error('an order is of a stay that is there');
  return stay;
}

/** Whether it is in euros, and an amount that an entry can hold. */
function isSound(event: Paid | Refunded): boolean {
  return isEuros(event) && event.amount >= 1 && event.amount <= MAX_AMOUNT;
}

function isEuros({ currency }: Paid | Refunded): boolean {
  return currency === CURRENCY;
}
