import { fillsOf, listOpenParts } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import { queueOwnerLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, queueGuestLetter, type StayTransaction } from '../../stays/stays/index.ts';
import type { AskedParts } from './describe-payment.ts';
import { listEntries, readBalances } from './entries.repository.ts';
import type { StoredEntry } from './payments.table.ts';
import { findPlan } from './plans.repository.ts';
import { canBePaid, findWays } from './ways-to-pay.ts';

/** What is asked for, of which stay, and how it can be paid. */
type Asked = Omit<AskedParts, 'taxText'>;

const LETTERS = { ASKED: 'PAYMENT_ASKED', SOON: 'BALANCE_DUE', LATE: 'PAYMENT_LATE' } as const;

/** Resolves with false, and nobody is asked, where there is no way to pay yet. */
export async function askForPayment(
  change: StayTransaction,
  kind: keyof typeof LETTERS,
  asked: Asked,
): Promise<boolean> {
  const ways = await findWays(change.trx, { ...asked, cards: change.cards });
  if (!canBePaid(ways)) return false;
  const taxText = await readTaxText(change, LETTERS[kind], asked);
  const facts = { ...asked, property: await getProperty(change.trx), ways, taxText };
  await queueGuestLetter(change, asked, { kind: LETTERS[kind], facts });
  return true;
}

export async function tellOwnerOfLate(change: StayTransaction, asked: Asked): Promise<void> {
  const facts = { ...asked, property: await getProperty(change.trx) };
  await queueOwnerLetter(change, { kind: 'PAYMENT_LATE_OWNER', facts, replyTo: asked.stay.guestEmail });
}

/** Of what was paid by card after the days were free for others, or the request was refused: it is for the owner to see to. */
export async function tellOwnerOfLateCard(
  change: StayTransaction,
  stay: GuestStay,
  { amount }: StoredEntry,
): Promise<void> {
  const facts = { stay, property: await getProperty(change.trx), amount };
  await queueOwnerLetter(change, { kind: 'CARD_LATE_OWNER', facts, replyTo: stay.guestEmail });
}

/**
 * Tells the guest that what she paid has come, or that her deposit went back; nothing of a stay that is over. Of one that was
 * called off she hears what she paid by card after all: it goes back.
 */
export async function tellOfEntry(change: StayTransaction, stay: GuestStay, entry: StoredEntry): Promise<void> {
  const { direction, purpose, amount } = entry;
  const isReturn = direction === 'OUT' && purpose === 'SECURITY';
  if (isReturn) return await tellOfReturn(change, stay, amount);
  if (direction === 'OUT') return;
  const isOn = stay.status === 'CONFIRMED';
  if (isOn && stay.endDate >= change.clock.today()) await tellOfReceipt(change, stay, entry);
  else if (stay.status === 'REJECTED' && entry.source === 'CARD') await tellOfGoingBack(change, stay, amount);
}

async function tellOfReceipt(
  change: StayTransaction,
  stay: GuestStay,
  { amount, purpose }: StoredEntry,
): Promise<void> {
  const { trx, clock } = change;
  const plan = await findPlan(trx, stay.id);
  const standing = { instalments: plan?.instalments ?? [], fills: fillsOf(await listEntries(trx, stay.id)) };
  const [next] = listOpenParts(standing, clock.today());
  const facts = { stay, property: await getProperty(trx), amount, purpose, next };
  await queueGuestLetter(change, { stay }, { kind: 'PAYMENT_RECEIVED', facts });
}

async function tellOfReturn(change: StayTransaction, stay: GuestStay, amount: number): Promise<void> {
  const { DAMAGE: retained } = await readBalances(change.trx, stay.id);
  const facts = { stay, property: await getProperty(change.trx), amount, retained };
  await queueGuestLetter(change, { stay }, { kind: 'SECURITY_RETURNED', facts });
}

async function tellOfGoingBack(change: StayTransaction, stay: GuestStay, amount: number): Promise<void> {
  const facts = { stay, property: await getProperty(change.trx), amount };
  await queueGuestLetter(change, { stay }, { kind: 'PAYMENT_RETURNING', facts });
}

type Telling = { readonly trx: Reader; readonly tax: StayTransaction['tax'] };

/**
 * Where the tax is paid on landing, that is said in a letter of that kind beside the balance, with which it would be due; nobody
 * is urged to it.
 */
export async function readTaxText(
  { trx, tax }: Telling,
  kind: (typeof LETTERS)[keyof typeof LETTERS],
  { stay, parts }: Pick<AskedParts, 'stay' | 'parts'>,
): Promise<string | undefined> {
  const isBeside = kind !== LETTERS.LATE && parts.some((part) => part.kind === 'BALANCE');
  return isBeside ? await tax.readText(trx, stay, stay.language) : undefined;
}
