import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import {
  balancesOf,
  ENTRY_PURPOSES,
  type EntryPurpose,
  type Movement,
  purposeOf,
} from '@approdo/shared/domain/money/ledger';

/** What of a stay's money a form for an entry rests on. */
export type Money = Pick<BookingMoney, 'instalments' | 'entries' | 'credit' | 'taxCredit' | 'pay'>;

type Direction = Movement['direction'];

/** The purposes of an entry: all for incoming money; for outgoing money those that something was paid for. */
export function listPurposes({ entries }: Pick<Money, 'entries'>, direction: Direction): readonly EntryPurpose[] {
  const balances = balancesOf(entries);
  return direction === 'IN' ? ENTRY_PURPOSES : ENTRY_PURPOSES.filter((purpose) => balances[purpose] > 0);
}

/** The initial purpose of a form: of the next due payment, or of what has to be returned. */
export function firstPurpose(money: Money, direction: Direction): EntryPurpose {
  if (direction === 'IN') return money.pay?.purpose ?? 'STAY';
  return listPurposes(money, direction)[0] ?? 'STAY';
}

/** The initial values of a form that the owner has not opened for a particular payment. */
export function startOfEntry(money: Money, direction: Direction) {
  const purpose = firstPurpose(money, direction);
  return { direction, purpose, amount: likelyAmount(money, direction, purpose) };
}

/** The likely amount, as text for the field; empty where there is none. */
export function likelyAmount(money: Money, direction: Direction, purpose: EntryPurpose): string {
  const cents = direction === 'IN' ? dueFor(money, purpose) : backFor(money, purpose);
  return cents > 0 ? writeEuros(cents) : '';
}

/** The open amount of the instalment that is due first. */
function dueFor({ instalments }: Money, purpose: EntryPurpose): number {
  const next = instalments.find(({ kind, state }) => purposeOf(kind) === purpose && state !== 'PAID');
  return next ? next.amount - next.paid : 0;
}

/** The guest's credit, or else everything paid for the purpose. */
function backFor({ entries, credit, taxCredit = 0 }: Money, purpose: EntryPurpose): number {
  const beyond: Partial<Record<EntryPurpose, number>> = { STAY: credit, TAX: taxCredit };
  return beyond[purpose] || balancesOf(entries)[purpose];
}
