import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import {
  balancesOf,
  ENTRY_PURPOSES,
  type EntryPurpose,
  type Movement,
  purposeOf,
} from '@approdo/shared/domain/money/ledger';

type Money = Pick<BookingMoney, 'instalments' | 'entries' | 'credit' | 'taxCredit' | 'pay'>;

type Direction = Movement['direction'];

/** What money may have gone for that can come back, or may come in: of an outgoing one only what something was paid for. */
export function listPurposes({ entries }: Pick<Money, 'entries'>, direction: Direction): readonly EntryPurpose[] {
  const balances = balancesOf(entries);
  return direction === 'IN' ? ENTRY_PURPOSES : ENTRY_PURPOSES.filter((purpose) => balances[purpose] > 0);
}

/** The purpose that a form begins with: of what is due next, or of what is to be given back. */
export function firstPurpose(money: Money, direction: Direction): EntryPurpose {
  if (direction === 'IN') return money.pay?.purpose ?? 'STAY';
  return listPurposes(money, direction)[0] ?? 'STAY';
}

/** What a form begins with whose owner has not said what it is about. */
export function startOfEntry(money: Money, direction: Direction) {
  const purpose = firstPurpose(money, direction);
  return { direction, purpose, amount: likelyAmount(money, direction, purpose) };
}

/** The amount that is most likely meant, as it stands in the field; empty where none is. */
export function likelyAmount(money: Money, direction: Direction, purpose: EntryPurpose): string {
  const cents = direction === 'IN' ? dueFor(money, purpose) : backFor(money, purpose);
  return cents > 0 ? writeEuros(cents) : '';
}

/** What is open of the instalment that is due first. */
function dueFor({ instalments }: Money, purpose: EntryPurpose): number {
  const next = instalments.find(({ kind, state }) => purposeOf(kind) === purpose && state !== 'PAID');
  return next ? next.amount - next.paid : 0;
}

/** The guest's credit, or else all that was paid for it. */
function backFor({ entries, credit, taxCredit = 0 }: Money, purpose: EntryPurpose): number {
  const beyond: Partial<Record<EntryPurpose, number>> = { STAY: credit, TAX: taxCredit };
  return beyond[purpose] || balancesOf(entries)[purpose];
}
