import { fillsOf, listOpenParts, purposeOf } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import type { FilledLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import type { GuestStay, TaxOfStays } from '../../stays/stays/index.ts';
import { listEntries, readBalances } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { findPlan } from './plans.repository.ts';
import { readTaxText } from './tell-of-money.ts';
import type { Cards } from './ways-to-pay.ts';
import { findWays } from './ways-to-pay.ts';

type Told = { readonly stay: GuestStay; readonly cards: Cards; readonly tax: TaxOfStays };

const ASKING = ['PAYMENT_ASKED', 'BALANCE_DUE', 'PAYMENT_LATE'] as const;

/** A letter about money filled with the stay's current facts: all that is unpaid. Undefined for other kinds. */
export async function fillPaymentLetter(
  reader: Reader,
  kind: string,
  { stay, cards, tax }: Told,
): Promise<FilledLetter | undefined> {
  const property = await getProperty(reader);
  const balances = await readBalances(reader, stay.id);
  const asking = ASKING.find((one) => one === kind);
  if (asking) {
    const asked = await readOpen(reader, stay);
    const ways = await findWays(reader, { ...asked, cards });
    const taxText = await readTaxText({ trx: reader, tax }, asking, asked);
    return { kind: asking, facts: { ...asked, property, ways, taxText } };
  }
  switch (kind) {
    case 'PAYMENT_LATE_OWNER':
      return { kind, facts: { ...(await readOpen(reader, stay)), property } };
    case 'PAYMENT_RECEIVED': {
      const [first, next] = (await readOpen(reader, stay)).parts;
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
async function readOpen(reader: Reader, stay: GuestStay) {
  const terms = await getPaymentTerms(reader);
  const plan = await findPlan(reader, stay.id);
  const standing = { instalments: plan?.instalments ?? [], fills: fillsOf(await listEntries(reader, stay.id)) };
  return { stay, parts: listOpenParts(standing, stay.startDate), reference: plan?.reference ?? '', terms };
}
