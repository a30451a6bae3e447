import { fillsOf, listOpenParts } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import { queueOwnerLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, queueGuestLetter, type StayTransaction } from '../../stays/stays/index.ts';
import type { PaymentRequest } from './describe-payment.ts';
import { findDuePlan } from './due-plan.ts';
import { listEntries, readBalances } from './entries.repository.ts';
import type { StoredEntry } from './payments.table.ts';
import { findWayToPay } from './way-to-pay.repository.ts';
import { canBePaid, findWays } from './ways-to-pay.ts';

/** What is to be paid, for which stay, and how it can be paid. */
type OpenPayments = Omit<PaymentRequest, 'taxText'>;

const LETTERS = { ASKED: 'PAYMENT_ASKED', SOON: 'BALANCE_DUE', LATE: 'PAYMENT_LATE' } as const;

/** Resolves with false, and sends nothing, while there is no way to pay. */
export async function askForPayment(
  change: StayTransaction,
  kind: keyof typeof LETTERS,
  request: OpenPayments,
): Promise<boolean> {
  const ways = await findWays(change.trx, { ...request, cards: change.cards });
  if (!canBePaid(ways)) return false;
  const taxText = await readTaxText(change, LETTERS[kind], request);
  const facts = { ...request, property: await getProperty(change.trx), ways, taxText };
  await queueGuestLetter(change, request, { kind: LETTERS[kind], facts });
  return true;
}

export async function notifyOwnerOfLatePayment(change: StayTransaction, request: OpenPayments): Promise<void> {
  const facts = { ...request, property: await getProperty(change.trx) };
  await queueOwnerLetter(change, { kind: 'PAYMENT_LATE_OWNER', facts, replyTo: request.stay.guestEmail });
}

/** A card payment that came after the days were released or the request was refused, for the owner to deal with. */
export async function notifyOwnerOfLateCardPayment(
  change: StayTransaction,
  stay: GuestStay,
  { amount }: StoredEntry,
): Promise<void> {
  const facts = { stay, property: await getProperty(change.trx), amount };
  await queueOwnerLetter(change, { kind: 'CARD_LATE_OWNER', facts, replyTo: stay.guestEmail });
}

/**
 * Notifies the guest that a payment came or the deposit was returned; nothing for a past stay. After a cancellation,
 * only of a card payment that came all the same and will be refunded.
 */
export async function notifyGuestOfEntry(change: StayTransaction, stay: GuestStay, entry: StoredEntry): Promise<void> {
  const { direction, purpose, amount } = entry;
  const isReturn = direction === 'OUT' && purpose === 'SECURITY';
  if (isReturn) return await notifyOfDepositReturn(change, stay, amount);
  if (direction === 'OUT') return;
  const isOn = stay.status === 'CONFIRMED';
  if (isOn && stay.endDate >= change.clock.today()) await notifyOfPayment(change, stay, entry);
  else if (stay.status === 'REJECTED' && entry.source === 'CARD') await notifyOfComingRefund(change, stay, amount);
}

async function notifyOfPayment(
  change: StayTransaction,
  stay: GuestStay,
  { amount, purpose }: StoredEntry,
): Promise<void> {
  const { trx, clock } = change;
  // While there is no way to pay, no due date would be true.
  const plan = (await findWayToPay(trx)) && (await findDuePlan(trx, stay, clock.today()));
  const schedule = { instalments: plan?.instalments ?? [], fills: fillsOf(await listEntries(trx, stay.id)) };
  const [next] = listOpenParts(schedule, clock.today());
  const facts = { stay, property: await getProperty(trx), amount, purpose, next };
  await queueGuestLetter(change, { stay }, { kind: 'PAYMENT_RECEIVED', facts });
}

async function notifyOfDepositReturn(change: StayTransaction, stay: GuestStay, amount: number): Promise<void> {
  const { DAMAGE: retained } = await readBalances(change.trx, stay.id);
  const facts = { stay, property: await getProperty(change.trx), amount, retained };
  await queueGuestLetter(change, { stay }, { kind: 'SECURITY_RETURNED', facts });
}

async function notifyOfComingRefund(change: StayTransaction, stay: GuestStay, amount: number): Promise<void> {
  const facts = { stay, property: await getProperty(change.trx), amount };
  await queueGuestLetter(change, { stay }, { kind: 'PAYMENT_RETURNING', facts });
}

type TaxTextNeeds = { readonly trx: Reader; readonly tax: StayTransaction['tax'] };

/**
 * Where the tax is paid on site, letters of that kind say so beside the balance, with which it would be due; reminders
 * of late payments do not.
 */
export async function readTaxText(
  { trx, tax }: TaxTextNeeds,
  kind: (typeof LETTERS)[keyof typeof LETTERS],
  { stay, parts }: Pick<PaymentRequest, 'stay' | 'parts'>,
): Promise<string | undefined> {
  const isBeside = kind !== LETTERS.LATE && parts.some((part) => part.kind === 'BALANCE');
  return isBeside ? await tax.readText(trx, stay, stay.language) : undefined;
}
