import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { fillsOf, listOpenParts, purposeOf } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import type { FilledLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import type { GuestStay, TaxOfStays } from '../../stays/stays/index.ts';
import { findDuePlan } from './due-plan.ts';
import { listEntries, readBalances } from './entries.repository.ts';
import { readTaxText } from './payment-letters.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { Cards } from './ways-to-pay.ts';
import { findWays } from './ways-to-pay.ts';

type LetterContext = {
  readonly stay: GuestStay;
  readonly today: LocalDate;
  readonly cards: Cards;
  readonly tax: TaxOfStays;
};

const REQUEST_KINDS = ['PAYMENT_ASKED', 'BALANCE_DUE', 'PAYMENT_LATE'] as const;

/** A letter about money filled with the stay's current facts: all that is unpaid. Undefined for other kinds. */
export async function fillPaymentLetter(
  reader: Reader,
  kind: string,
  { stay, today, cards, tax }: LetterContext,
): Promise<FilledLetter | undefined> {
  const property = await getProperty(reader);
  const balances = await readBalances(reader, stay.id);
  const requestKind = REQUEST_KINDS.find((one) => one === kind);
  if (requestKind) {
    const request = await readOpenPayments(reader, stay, today);
    const ways = await findWays(reader, { ...request, cards });
    const taxText = await readTaxText({ trx: reader, tax }, requestKind, request);
    return { kind: requestKind, facts: { ...request, property, ways, taxText } };
  }
  switch (kind) {
    case 'PAYMENT_LATE_OWNER':
      return { kind, facts: { ...(await readOpenPayments(reader, stay, today)), property } };
    case 'PAYMENT_RECEIVED': {
      const [first, next] = (await readOpenPayments(reader, stay, today)).parts;
      const purpose = first ? purposeOf(first.kind) : 'STAY';
      return { kind, facts: { stay, property, amount: first?.amount, purpose, next } };
    }
    case 'CARD_LATE_OWNER':
      return { kind, facts: { stay, property, amount: balances.STAY } };
    case 'PAYMENT_RETURNING':
      return { kind, facts: { stay, property, amount: balances.STAY + balances.SECURITY + balances.TAX } };
    case 'SECURITY_RETURNED':
      return { kind, facts: { stay, property, amount: balances.SECURITY, retained: balances.DAMAGE } };
    default:
      return undefined;
  }
}

/** What the stay still has to pay, as its guest is asked for it. */
async function readOpenPayments(reader: Reader, stay: GuestStay, today: LocalDate) {
  const terms = await getPaymentTerms(reader);
  const plan = await findDuePlan(reader, stay, today);
  const schedule = { instalments: plan?.instalments ?? [], fills: fillsOf(await listEntries(reader, stay.id)) };
  return { stay, parts: listOpenParts(schedule, today), reference: plan?.reference ?? '', terms };
}
