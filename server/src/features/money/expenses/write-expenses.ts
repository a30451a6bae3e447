import type { ExpenseEdit, NewExpense } from '@approdo/shared/contract/money/expenses';
import { sayAmount } from '@approdo/shared/domain/money/year/expense';
import { say } from '@approdo/shared/words/say';
import { makeId } from '../../../adapters/random.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { applyEdit, blankToNull } from '../../../http/calls/apply-edit.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import { conflict, invalidFields, requireFound } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import type { Writer } from '../payments/index.ts';
import {
  findExpense,
  insertExpense,
  listExpensesOfYear,
  replaceExpense,
  updateExpense,
} from './expenses.repository.ts';
import type { StoredExpense } from './expenses.table.ts';
import { viewExpense } from './read-expenses.ts';

const MAX_OF_YEAR = 5000;

const BLANK = { supplier: null, note: null, currency: 'EUR', euros: null, repeats: null, repeatOf: null } as const;
const LIVE = { editions: 1, voidedAt: null, reason: null } as const;

/** Writes an expense down; the same key again resolves with the first. Throws 400 or 409 where there can be none. */
export async function addExpense(trx: Trx, body: NewExpense, writer: Writer): Promise<StoredExpense> {
  const known = await findExpense(trx, 'key', body.key);
  if (known) return known;
  const { key, day, category, amount } = body;
  const written = { at: writer.now.toISOString(), writtenBy: writer.name };
  const added = edited({ ...BLANK, ...LIVE, ...written, id: makeId(), key, day, category, amount }, body);
  await requireFit(trx, added, writer);
  await insertExpense(trx, added);
  await audit(trx, added, writer);
  return added;
}

type Change = { readonly id: string; readonly edit: ExpenseEdit; readonly precondition: Precondition };

/** Keeps the edition before; an edit that changes nothing makes no other. */
export async function editExpense(
  trx: Trx,
  { id, edit, precondition }: Change,
  writer: Writer,
): Promise<StoredExpense> {
  const before = await getLiveExpense(trx, id);
  precondition(await viewExpense(trx, before));
  const after = edited(before, edit);
  if (JSON.stringify(before) === JSON.stringify(after)) return before;
  await requireFit(trx, after, writer);
  const next = { ...after, editions: before.editions + 1 };
  await replaceExpense(trx, before, next);
  await audit(trx, next, writer, ', modificata');
  return next;
}

/** Throws 404, and 409 where it is voided already. */
export async function voidExpense(
  trx: Trx,
  { id, reason }: { readonly id: string; readonly reason: string },
  writer: Writer,
): Promise<StoredExpense> {
  const voided = { ...(await getLiveExpense(trx, id)), voidedAt: writer.now.toISOString(), reason };
  await updateExpense(trx, voided);
  await audit(trx, voided, writer, ', annullata');
  return voided;
}

/** Throws 404, and 409 where it was voided. */
export async function getLiveExpense(reader: Reader, id: string): Promise<StoredExpense> {
  const expense = requireFound(await findExpense(reader, 'id', id), say('expenseUnknown'));
  if (expense.voidedAt !== null) throw conflict(say('alreadyUndone'));
  return expense;
}

/** Without the words of the expense, which may name people. */
async function audit(trx: Trx, expense: StoredExpense, { now, by }: Writer, what = ''): Promise<void> {
  const line = { action: 'EXPENSE_WRITTEN', object: 'ENTRY', objectId: expense.id } as const;
  await writeAudit(trx, { at: now, by, ...line, summary: `Spesa di ${sayAmount(expense)}${what}` });
}

function edited(before: StoredExpense, { supplier, note, from, ...edit }: ExpenseEdit): StoredExpense {
  const texts = { supplier: blankToNull(supplier), note: blankToNull(note) };
  const after = applyEdit(before, { ...edit, ...texts, repeatOf: from });
  return after.currency === 'EUR' ? { ...after, euros: null } : after;
}

async function requireFit(trx: Trx, expense: StoredExpense, { today }: Writer): Promise<void> {
  const { id, day, repeats, repeatOf } = expense;
  if (day > today) throw invalidFields({ day: 'La data non può essere nel futuro' });
  if (repeatOf !== null) {
    if (!(await findExpense(trx, 'id', repeatOf))) throw invalidFields({ from: say('expenseUnknown') });
    if (repeats !== null) throw invalidFields({ repeats: 'Si ripete già la spesa da cui viene' });
  }
  const others = (await listExpensesOfYear(trx, Number(day.slice(0, 4)))).filter((other) => other.id !== id);
  if (others.length >= MAX_OF_YEAR) throw conflict(say('tooManyExpenses'));
}
