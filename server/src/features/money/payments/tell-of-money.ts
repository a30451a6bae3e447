import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { Instalment } from '@approdo/shared/domain/money/instalments';
import { fillsOf, listOpenParts } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import { type FilledLetter, queueOwnerLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, queueGuestLetter, type StayTransaction } from '../../stays/stays/index.ts';
import {
  describeNext,
  describePart,
  describePurpose,
  describeReminded,
  describeStay,
  describeTaxText,
} from './describe-payment.ts';
import { listEntries, readBalances } from './entries.repository.ts';
import type { PaymentTerms, StoredEntry } from './payments.table.ts';
import { findPlan } from './plans.repository.ts';
import { canBePaid, describeWays, findWays } from './ways-to-pay.ts';

/** What is asked for, of which stay, and how it can be paid. */
type Asked = {
  readonly stay: GuestStay;
  readonly parts: readonly Instalment[];
  readonly reference: string;
  readonly terms: PaymentTerms;
};

const LETTERS = { ASKED: 'PAYMENT_ASKED', SOON: 'BALANCE_DUE', LATE: 'PAYMENT_LATE' } as const;

/** Resolves with false, and nobody is asked, where there is no way to pay yet. */
export async function askForPayment(
  change: StayTransaction,
  kind: keyof typeof LETTERS,
  asked: Asked,
): Promise<boolean> {
  const { stay, terms } = asked;
  const ways = await findWays(change.trx, { ...asked, cards: change.cards });
  if (!canBePaid(ways)) return false;
  const facts = {
    ...describeStay(stay, { property: await getProperty(change.trx) }),
    rate: await describeAsked(change, LETTERS[kind], asked),
    ...describeWays(terms, ways, stay.id),
  };
  await tellGuest(change, stay, { kind: LETTERS[kind], facts });
  return true;
}

export async function tellOwnerOfLate(change: StayTransaction, asked: Asked): Promise<void> {
  const property = await getProperty(change.trx);
  const facts = {
    ...describeStay(asked.stay, { property, isForOwner: true }),
    rate: describeParts(asked, ITALIAN),
    ...describeReminded(asked.stay),
  };
  await queueOwnerLetter(change, { kind: 'PAYMENT_LATE_OWNER', facts, replyTo: asked.stay.guestEmail });
}

/** Tells the owner of a card payment that came after the days were free for others, or the request was refused: she has to deal with it. */
export async function tellOwnerOfLateCard(
  change: StayTransaction,
  stay: GuestStay,
  { amount }: StoredEntry,
): Promise<void> {
  const letter = await fillLateCard(change.trx, stay, amount);
  await queueOwnerLetter(change, { ...letter, replyTo: stay.guestEmail });
}

/** An amount in cents, as the owner reads it. */
export async function fillLateCard(reader: Reader, stay: GuestStay, amount: number): Promise<FilledLetter> {
  const told = describeStay(stay, { property: await getProperty(reader), isForOwner: true });
  return { kind: 'CARD_LATE_OWNER', facts: { ...told, importo: formatEuros(amount) } };
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
  else if (stay.status === 'REJECTED' && entry.source === 'CARD')
    await tellGuest(change, stay, await fillReturning(change.trx, stay, amount));
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
  const facts = {
    ...describeStay(stay, { property: await getProperty(trx) }),
    importo: formatEuros(amount, stay.language),
    scopo: describePurpose(purpose, stay.language),
    prossimo: next ? describeNext(next, stay.language) : '',
  };
  await tellGuest(change, stay, { kind: 'PAYMENT_RECEIVED', facts });
}

async function tellOfReturn(change: StayTransaction, stay: GuestStay, amount: number): Promise<void> {
  const { DAMAGE: retained } = await readBalances(change.trx, stay.id);
  const facts = {
    ...describeStay(stay, { property: await getProperty(change.trx) }),
    importo: formatEuros(amount, stay.language),
    trattenuto: retained > 0 ? formatEuros(retained, stay.language) : '',
  };
  await tellGuest(change, stay, { kind: 'SECURITY_RETURNED', facts });
}

/** What is asked for, each part in a paragraph. */
export function describeParts({ stay, parts, reference, terms }: Asked, language: GuestStay['language']): string {
  const words = { language, depositLabel: terms.depositLabel, reference, arrival: stay.startDate };
  return parts.map((part) => describePart(part, words)).join('\n\n');
}

type Telling = { readonly trx: Reader; readonly tax: StayTransaction['tax'] };

/**
 * What its guest is asked for in a letter of that kind. Where the tax is paid on landing, that is said beside the balance, with which
 * it would be due; nobody is urged to it.
 */
export async function describeAsked(
  { trx, tax }: Telling,
  kind: (typeof LETTERS)[keyof typeof LETTERS],
  asked: Asked,
): Promise<string> {
  const { stay, parts } = asked;
  const said = describeParts(asked, stay.language);
  const isBeside = kind !== LETTERS.LATE && parts.some((part) => part.kind === 'BALANCE');
  const text = isBeside ? await tax.readText(trx, stay, stay.language) : undefined;
  return text === undefined ? said : `${said}\n\n${describeTaxText(text, stay.language)}`;
}

/** The text for a guest who paid for a stay that was called off. */
export async function fillReturning(reader: Reader, stay: GuestStay, amount: number): Promise<FilledLetter> {
  const facts = {
    ...describeStay(stay, { property: await getProperty(reader) }),
    importo: formatEuros(amount, stay.language),
  };
  return { kind: 'PAYMENT_RETURNING', facts };
}

async function tellGuest(change: StayTransaction, stay: GuestStay, filled: FilledLetter): Promise<void> {
  await queueGuestLetter(change, { stay }, filled);
}
