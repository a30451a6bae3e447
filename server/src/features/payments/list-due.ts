import type { AnswerOf } from '@approdo/shared/contract/endpoint';
import type { DueRow, money } from '@approdo/shared/contract/money/payments';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/date/local-date';
import { balancesOf, standingOf } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../db/transaction.ts';
import { listFills } from './entries.repository.ts';
import { type HeldMoney, listHeldMoney } from './held.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentTerms } from './payments.table.ts';
import { listPlansDueBy } from './plans.repository.ts';
import { suggestFor } from './refund.ts';

/** How far ahead the owner looks, in days. */
const AHEAD = 30;

/** How long after departure a security deposit is given back, in days. */
const DEPOSIT_DAYS = 7;

/** Who owes what: guests, late or soon, and the owner to guests. */
export async function listDue(reader: Reader, today: LocalDate): Promise<AnswerOf<(typeof money)['due']>> {
  const open = await listOpenInstalments(reader, today);
  const held = await listHeldMoney(reader);
  const terms = await getPaymentTerms(reader);
  return {
    overdue: open.filter(({ isLate }) => isLate).map(({ row }) => row),
    next: open.filter(({ isLate }) => !isLate).map(({ row }) => row),
    credits: held.flatMap((money) => creditOf(money, terms, today)),
    deposits: held.flatMap((money) => depositOf(money, today)),
  };
}

async function listOpenInstalments(reader: Reader, today: LocalDate) {
  const last = addDays(today, AHEAD);
  const plans = await listPlansDueBy(reader, last);
  const fills = await listFills(
    reader,
    plans.map(({ bookingId }) => bookingId),
  );
  return plans
    .flatMap(({ bookingId, guestName, instalments }) => {
      const own = fills.get(bookingId) ?? balancesOf([]);
      const standing = standingOf({ instalments, fills: own }, today);
      return standing.instalments
        .filter(({ state, dueDate }) => state !== 'PAID' && dueDate <= last)
        .map(({ kind, amount, paid, dueDate, state }) => ({
          isLate: state === 'OVERDUE',
          row: { bookingId, guestName, kind, amount: amount - paid, dueDate } satisfies DueRow,
        }));
    })
    .toSorted((a, b) => a.row.dueDate.localeCompare(b.row.dueDate));
}

/** What was paid beyond the price, or what the terms give back of a stay that was called off. */
function creditOf({ bookingId, guestName, ...held }: HeldMoney, terms: PaymentTerms, today: LocalDate): DueRow[] {
  const { balances, status, price } = held;
  const amount =
    status === 'CONFIRMED' ? balances.STAY - (price ?? balances.STAY) : suggestedRefund(held, terms, today);
  return amount > 0 ? [{ bookingId, guestName, kind: 'CREDIT', amount, dueDate: null }] : [];
}

function suggestedRefund(
  held: Omit<HeldMoney, 'bookingId' | 'guestName'>,
  terms: PaymentTerms,
  today: LocalDate,
): number {
  const { stay, tax } = suggestFor({ stay: held, ...held, terms, by: undefined, today });
  return stay + tax;
}

/** From the departure on, or from when the stay was called off. */
function depositOf({ bookingId, guestName, ...held }: HeldMoney, today: LocalDate): DueRow[] {
  const amount = held.balances.SECURITY;
  const isOff = held.status !== 'CONFIRMED';
  if (amount === 0 || (!isOff && held.endDate > today)) return [];
  const dueDate =
    isOff && held.closedAt !== null ? todayInRome(new Date(held.closedAt)) : addDays(held.endDate, DEPOSIT_DAYS);
  return [{ bookingId, guestName, kind: 'SECURITY', amount, dueDate }];
}
