import { ITALIAN } from '@approdo/shared/domain/language/language';
import { fillsOf, purposeOf, standingOf } from '@approdo/shared/domain/money/ledger';
import { formatEuros } from '@approdo/shared/domain/money/money';
import type { Reader } from '../../db/transaction.ts';
import { type FilledLetter, fillLetter } from '../mail/index.ts';
import { getProperty } from '../property/index.ts';
import type { GuestStay } from '../stays/index.ts';
import type { Cards } from './cards/takes-cards.ts';
import { listEntries, readBalances } from './entries.repository.ts';
import { describeNext, describePurpose, describeStay } from './letters/describe-payment.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import {
  BALANCE_DUE,
  PAYMENT_ASKED,
  PAYMENT_LATE,
  PAYMENT_LATE_OWNER,
  PAYMENT_RECEIVED,
  PAYMENT_RETURNING,
  SECURITY_RETURNED,
} from './payments.letters.ts';
import { findPlan } from './plans.repository.ts';
import { describeParts, fillReturning } from './tell-of-money.ts';
import { describeWays, findWays } from './ways-to-pay.ts';

type Told = { readonly stay: GuestStay; readonly cards: Cards };

const ASKING = [PAYMENT_ASKED, BALANCE_DUE, PAYMENT_LATE] as const;

/** A letter about money with what it would tell of that stay now: all that is open of it. Undefined for another kind. */
export async function fillPaymentLetter(
  reader: Reader,
  kind: string,
  { stay, cards }: Told,
): Promise<FilledLetter | undefined> {
  const asking = ASKING.find((letter) => letter.kind === kind);
  if (asking) {
    const { rate, ways } = await describeOpen(reader, { stay, cards });
    return fillLetter(asking, { rate, ...ways, ...(await tell(reader, stay)) }, stay.language);
  }
  if (kind === PAYMENT_LATE_OWNER.kind) {
    const { rate } = await describeOpen(reader, { stay: { ...stay, language: ITALIAN }, cards });
    const told = describeStay(stay, { property: await getProperty(reader), isForOwner: true });
    return fillLetter(PAYMENT_LATE_OWNER, { ...told, rate });
  }
  if (kind === PAYMENT_RECEIVED.kind) return await fillReceived(reader, stay);
  if (kind === PAYMENT_RETURNING.kind) {
    const { STAY, SECURITY, TAX } = await readBalances(reader, stay.id);
    return await fillReturning(reader, stay, STAY + SECURITY + TAX);
  }
  return kind === SECURITY_RETURNED.kind ? await fillReturned(reader, stay) : undefined;
}

async function tell(reader: Reader, stay: GuestStay) {
  return describeStay(stay, { property: await getProperty(reader) });
}

async function listOpen(reader: Reader, stay: GuestStay) {
  const plan = await findPlan(reader, stay.id);
  const standing = { instalments: plan?.instalments ?? [], fills: fillsOf(await listEntries(reader, stay.id)) };
  const open = standingOf(standing, stay.startDate).instalments.filter(({ state }) => state !== 'PAID');
  return { reference: plan?.reference ?? '', open };
}

async function describeOpen(reader: Reader, { stay, cards }: Told) {
  const terms = await getPaymentTerms(reader);
  const { reference, open } = await listOpen(reader, stay);
  const parts = open.map(({ kind, amount, paid, dueDate }) => ({ kind, amount: amount - paid, dueDate }));
  const ways = describeWays(terms, await findWays(reader, { terms, cards, parts }), stay.id);
  return { ways, rate: describeParts({ stay, parts, reference, terms }, stay.language) };
}

async function fillReceived(reader: Reader, stay: GuestStay): Promise<FilledLetter> {
  const { open } = await listOpen(reader, stay);
  const [first, next] = open.map(({ kind, amount, paid, dueDate }) => ({ kind, amount: amount - paid, dueDate }));
  const values = {
    ...(await tell(reader, stay)),
    importo: first ? formatEuros(first.amount, stay.language) : '',
    scopo: describePurpose(first ? purposeOf(first.kind) : 'STAY', stay.language),
    prossimo: next ? describeNext(next, stay.language) : '',
  };
  return fillLetter(PAYMENT_RECEIVED, values, stay.language);
}

async function fillReturned(reader: Reader, stay: GuestStay): Promise<FilledLetter> {
  const { SECURITY: held, DAMAGE: retained } = await readBalances(reader, stay.id);
  const values = {
    ...(await tell(reader, stay)),
    importo: formatEuros(held, stay.language),
    trattenuto: retained > 0 ? formatEuros(retained, stay.language) : '',
  };
  return fillLetter(SECURITY_RETURNED, values, stay.language);
}
