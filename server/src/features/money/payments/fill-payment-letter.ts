import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { fillsOf, listOpenParts, purposeOf } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import type { FilledLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import type { GuestStay, TaxOfStays } from '../../stays/stays/index.ts';
import { describeNext, describePurpose, describeReminded, describeStay } from './describe-payment.ts';
import { listEntries, readBalances } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { findPlan } from './plans.repository.ts';
import { describeAsked, describeParts, fillLateCard, fillReturning } from './tell-of-money.ts';
import type { Cards } from './ways-to-pay.ts';
import { describeWays, findWays } from './ways-to-pay.ts';

type Told = { readonly stay: GuestStay; readonly cards: Cards; readonly tax: TaxOfStays };

const ASKING = ['PAYMENT_ASKED', 'BALANCE_DUE', 'PAYMENT_LATE'] as const;

/** A letter about money with what it would tell of that stay now: all that is open of it. Undefined for another kind. */
export async function fillPaymentLetter(
  reader: Reader,
  kind: string,
  { stay, cards, tax }: Told,
): Promise<FilledLetter | undefined> {
  const asking = ASKING.find((one) => one === kind);
  if (asking) {
    const { asked, ways } = await readOpen(reader, { stay, cards });
    const rate = await describeAsked({ trx: reader, tax }, asking, asked);
    return { kind: asking, facts: { rate, ...ways, ...(await tell(reader, stay)) } };
  }
  if (kind === 'PAYMENT_LATE_OWNER') {
    const { asked } = await readOpen(reader, { stay, cards });
    const rate = describeParts(asked, ITALIAN);
    const told = describeStay(stay, { property: await getProperty(reader), isForOwner: true });
    return { kind, facts: { ...told, rate, ...describeReminded(stay) } };
  }
  if (kind === 'PAYMENT_RECEIVED') return await fillReceived(reader, stay);
  if (kind === 'CARD_LATE_OWNER') return await fillLateCard(reader, stay, (await readBalances(reader, stay.id)).STAY);
  if (kind === 'PAYMENT_RETURNING') {
    const { STAY, SECURITY, TAX } = await readBalances(reader, stay.id);
    return await fillReturning(reader, stay, STAY + SECURITY + TAX);
  }
  return kind === 'SECURITY_RETURNED' ? await fillReturned(reader, stay) : undefined;
}

async function tell(reader: Reader, stay: GuestStay) {
  return describeStay(stay, { property: await getProperty(reader) });
}

async function listOpen(reader: Reader, stay: GuestStay) {
  const plan = await findPlan(reader, stay.id);
  const standing = { instalments: plan?.instalments ?? [], fills: fillsOf(await listEntries(reader, stay.id)) };
  return { reference: plan?.reference ?? '', parts: listOpenParts(standing, stay.startDate) };
}

async function readOpen(reader: Reader, { stay, cards }: Pick<Told, 'stay' | 'cards'>) {
  const terms = await getPaymentTerms(reader);
  const { reference, parts } = await listOpen(reader, stay);
  const ways = describeWays(terms, await findWays(reader, { terms, cards, parts }), stay.id);
  return { ways, asked: { stay, parts, reference, terms } };
}

async function fillReceived(reader: Reader, stay: GuestStay): Promise<FilledLetter> {
  const { parts } = await listOpen(reader, stay);
  const [first, next] = parts;
  const facts = {
    ...(await tell(reader, stay)),
    importo: first ? formatEuros(first.amount, stay.language) : '',
    scopo: describePurpose(first ? purposeOf(first.kind) : 'STAY', stay.language),
    prossimo: next ? describeNext(next, stay.language) : '',
  };
  return { kind: 'PAYMENT_RECEIVED', facts };
}

async function fillReturned(reader: Reader, stay: GuestStay): Promise<FilledLetter> {
  const { SECURITY: held, DAMAGE: retained } = await readBalances(reader, stay.id);
  const facts = {
    ...(await tell(reader, stay)),
    importo: formatEuros(held, stay.language),
    trattenuto: retained > 0 ? formatEuros(retained, stay.language) : '',
  };
  return { kind: 'SECURITY_RETURNED', facts };
}
