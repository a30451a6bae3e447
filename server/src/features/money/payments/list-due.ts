import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { DueRow, money } from '@approdo/shared/contract/money/payments';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Instalment } from '@approdo/shared/domain/money/instalments';
import { taxCreditOf } from '@approdo/shared/domain/money/ledger';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import { nameInstalment } from '@approdo/shared/words/money/name-instalment';
import type { Reader } from '../../../db/transaction.ts';
import { readWayToPay } from './due-plan.ts';
import { type HeldMoney, listHeldMoney } from './held-money.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentTerms } from './payments.table.ts';
import { listAllPlans, listOpenInstalments } from './plans.repository.ts';
import { suggestFor } from './refund.ts';

/** How far ahead the owner's list looks, in days. */
const DAYS_AHEAD = 30;

/** Days after departure by which a security deposit is returned. */
const DEPOSIT_DAYS = 7;

/** Who owes what: guests with late or upcoming payments, and the owner to guests. */
export async function listDue(reader: Reader, today: LocalDate): Promise<AnswerOf<(typeof money)['due']>> {
  const way = await readWayToPay(reader, today);
  const { items: open } = await listOpenInstalments(reader, { by: addDays(today, DAYS_AHEAD), way });
  const held = await listHeldMoney(reader);
  const plans = await listAllPlans(reader);
  const terms = await getPaymentTerms(reader);
  return {
    overdue: open.filter(({ dueDate }) => dueDate < today),
    next: open.filter(({ dueDate }) => dueDate >= today),
    credits: held.flatMap((money) => [
      ...creditOf(money, terms, today),
      ...taxCreditRow(money, plans.get(money.bookingId)?.instalments ?? []),
    ]),
    deposits: held.flatMap((money) => depositOf(money, today)),
  };
}

/** Late instalments, oldest due date first, each with its Italian name; at most `limit`. */
export async function readLateInstalments(
  reader: Reader,
  { today, limit }: { readonly today: LocalDate; readonly limit: number },
) {
  const way = await readWayToPay(reader, today);
  const late = await listOpenInstalments(reader, { by: addDays(today, -1), way, limit });
  const { depositLabel } = await getPaymentTerms(reader);
  const { instalments } = MONEY_WORDS[ITALIAN];
  return {
    ...late,
    items: late.items.map((row) => ({ ...row, name: nameInstalment(row, depositLabel, instalments) })),
  };
}

/** Paid beyond the price; of a cancelled stay what the terms refund, or all if it was never agreed on. */
function creditOf({ bookingId, guestName, ...held }: HeldMoney, terms: PaymentTerms, today: LocalDate): DueRow[] {
  const { balances, status, price } = held;
  const amount =
    status === 'CONFIRMED' ? balances.STAY - (price ?? balances.STAY) : suggestedRefund(held, terms, today);
  return amount > 0 ? [{ bookingId, guestName, kind: 'CREDIT', amount, dueDate: null }] : [];
}

/** For confirmed stays only; for others the tax is refunded with the rest. */
function taxCreditRow({ bookingId, guestName, status, balances }: HeldMoney, plan: readonly Instalment[]): DueRow[] {
  const amount = status === 'CONFIRMED' ? taxCreditOf(plan, balances.TAX) : 0;
  return amount > 0 ? [{ bookingId, guestName, kind: 'TAX', amount, dueDate: null }] : [];
}

function suggestedRefund(
  held: Omit<HeldMoney, 'bookingId' | 'guestName'>,
  terms: PaymentTerms,
  today: LocalDate,
): number {
  const { stay, tax } = suggestFor({ stay: held, ...held, terms, by: undefined, today });
  return stay + tax;
}

/** From departure on, or from the day the stay was cancelled. */
function depositOf({ bookingId, guestName, ...held }: HeldMoney, today: LocalDate): DueRow[] {
  const amount = held.balances.SECURITY;
  const isCancelled = held.status !== 'CONFIRMED';
  if (amount === 0 || (!isCancelled && held.endDate > today)) return [];
  const dueDate =
    isCancelled && held.closedAt !== null ? todayInRome(new Date(held.closedAt)) : addDays(held.endDate, DEPOSIT_DAYS);
  return [{ bookingId, guestName, kind: 'SECURITY', amount, dueDate }];
}
