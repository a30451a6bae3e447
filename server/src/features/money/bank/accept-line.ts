import type { acceptance } from '@approdo/shared/contract/money/bank';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { keptText } from '@approdo/shared/domain/money/year/bank-line';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { makeId } from '../../../adapters/random.ts';
import type { Trx } from '../../../db/transaction.ts';
import { conflict, invalidFields, requireFound } from '../../../http/problems.ts';
import { addExpense, readOpenExpenses, voidExpense } from '../expenses/index.ts';
import { type ConfirmPaidStay, enterByHand, type Undoer, undoByHand, type writerOf } from '../payments/index.ts';
import { readPayouts, setPayoutArrival } from '../payouts/index.ts';
import { listLiveMatches, listReversed } from './bank.repository.ts';
import type { StoredMatch } from './bank.table.ts';

export type Acceptance = z.output<typeof acceptance>;
type Change = Parameters<typeof enterByHand>[0];
type Writer = ReturnType<typeof writerOf>;

/** What was made of a line. */
type Made = Pick<StoredMatch, 'entryIds' | 'payoutId' | 'expenseId' | 'isNewExpense'>;

const NOTHING: Made = { entryIds: [], payoutId: null, expenseId: null, isNewExpense: false };

/** After so many days a guest is told nothing of a transfer. */
const DAYS_OF_LETTERS = 14;

/** Throws 400 where a line cannot be what it is said to be. */
export function requireSense(body: Acceptance, today: string): void {
  const { date, amount } = body.line;
  if (date > today) throw invalidFields({ date: 'La data non può essere nel futuro' });
  const isIncome = body.as === 'PAYMENT' || body.as === 'PAYOUT';
  if (amount === 0 || amount > 0 !== isIncome) throw invalidFields({ as: 'Scegli che cosa è questa riga' });
  if (!('parts' in body) || body.parts.reduce((sum, part) => sum + part.amount, 0) === Math.abs(amount)) return;
  throw invalidFields({ parts: `Le parti devono fare ${formatEuros(Math.abs(amount))}` });
}

/** Registers a line as what it is; a stay that was held for the money is booked. */
export async function registerLine(
  change: Change,
  body: Acceptance,
  { writer, confirmPaidStay }: { readonly writer: Writer; readonly confirmPaidStay: ConfirmPaidStay },
): Promise<{ readonly made: Made; readonly isBooked: boolean }> {
  const { trx } = change;
  if (body.as === 'PAYOUT') return { made: await arrive(trx, body), isBooked: false };
  if (body.as === 'EXPENSE') return { made: await spend(trx, body, writer), isBooked: false };
  const { date, text } = body.line;
  const movement = { direction: body.as === 'PAYMENT' ? 'IN' : 'OUT', method: 'BANK', date } as const;
  const isQuiet = daysBetween(date, writer.today) > DAYS_OF_LETTERS;
  const entered: Awaited<ReturnType<typeof enterByHand>>[] = [];
  for (const { bookingId, purpose, amount } of body.parts) {
    const entry = { ...movement, key: makeId(), purpose, amount, reference: keptText(text) || null, note: null };
    entered.push(await enterByHand(change, { bookingId, entry, isQuiet }, { writer, confirmPaidStay }));
  }
  const entryIds = entered.map(({ entry }) => entry.id);
  return { made: { ...NOTHING, entryIds }, isBooked: entered.some(({ isBooked }) => isBooked) };
}

async function arrive(trx: Trx, { line, payoutId }: Extract<Acceptance, { as: 'PAYOUT' }>): Promise<Made> {
  const payout = requireFound((await readPayouts(trx)).find(isOf(payoutId)), 'Pagamento non trovato');
  if (payout.amount !== line.amount || payout.currency !== 'EUR') throw conflict(say('amountDiffers'));
  if (payout.arrivedOn !== null) throw conflict('Questo pagamento è già arrivato');
  await setPayoutArrival(trx, payoutId, line.date);
  return { ...NOTHING, payoutId };
}

async function spend(
  trx: Trx,
  { line, expenseId, expense }: Extract<Acceptance, { as: 'EXPENSE' }>,
  writer: Writer,
): Promise<Made> {
  if (expense) {
    const body = { ...expense, key: makeId(), day: line.date, amount: Math.abs(line.amount) };
    return { ...NOTHING, expenseId: (await addExpense(trx, body, writer)).id, isNewExpense: true };
  }
  if (expenseId === undefined) throw invalidFields({ expenseId: 'Scegli la spesa' });
  requireFound((await readOpenExpenses(trx, writer.today)).find(isOf(expenseId)), say('expenseUnknown'));
  const isPaid = (await listLiveMatches(trx)).some((match) => match.expenseId === expenseId);
  if (isPaid) throw conflict('Questa spesa ha già la sua riga');
  return { ...NOTHING, expenseId };
}

/** Takes back what was made of a line, but for what the owner has taken back by hand. */
export async function takeBack(
  change: Change,
  { entryIds, payoutId, expenseId, isNewExpense }: StoredMatch,
  undoing: { readonly reason: string; readonly undoer: Undoer },
): Promise<void> {
  const { trx } = change;
  const { reason, undoer } = undoing;
  const reversed = await listReversed(trx, entryIds);
  for (const id of entryIds) if (!reversed.has(id)) await undoByHand(change, { id, reason }, undoer);
  if (payoutId !== null) await setPayoutArrival(trx, payoutId, null);
  if (expenseId === null || !isNewExpense) return;
  if ((await readOpenExpenses(trx, undoer.today)).some(isOf(expenseId))) {
    await voidExpense(trx, { id: expenseId, reason }, undoer);
  }
}

function isOf(id: string): (thing: { readonly id: string }) => boolean {
  return (thing) => thing.id === id;
}
