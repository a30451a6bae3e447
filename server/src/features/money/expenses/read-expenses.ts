import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import {
  dueExpense,
  type Expense,
  expenseDocument,
  expense as expenseShape,
  type expenses,
} from '@approdo/shared/contract/money/expenses';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isToldByPortals, listDueDays, sumByCategory } from '@approdo/shared/domain/money/year/expense';
import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import { withVersion } from '../../../http/calls/precondition.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import { requireFound } from '../../../http/problems.ts';
import { readPortalStays } from '../payouts/index.ts';
import { findExpenseDocument, listDocumentsOf, listExpensesOfYear, listLiveExpenses } from './expenses.repository.ts';
import { type StoredExpense, storedExpense } from './expenses.table.ts';

/** The expenses of a year, latest first, without those that were voided. */
export async function readExpenses(reader: Reader, year: number): Promise<Expense[]> {
  return (await viewAll(reader, await listExpensesOfYear(reader, year))).filter(isLive);
}

/**
 * All expenses that were not voided, whether a line of the bank paid them or not, and with `dueDay` their repetitions
 * that are due until today and not registered yet.
 */
export async function readOpenExpenses(
  reader: Reader,
  today: LocalDate,
): Promise<(StoredExpense & { readonly dueDay?: LocalDate })[]> {
  const live = await listLiveExpenses(reader);
  return [...live, ...listDue(live, today)];
}

/** The documents of a year's expenses without their bytes, by day; those of voided expenses are left out. */
export async function readExpenseDocuments(reader: Reader, year: number) {
  const inOrder = (await readExpenses(reader, year)).toReversed();
  return inOrder.flatMap(({ id: expenseId, day, category, documents }) =>
    documents.map((document) => ({ ...document, expenseId, day, category, extension: extensionOf(document.type) })),
  );
}

/** Throws 404 for a document that was deleted. */
export async function readExpenseBytes(reader: Reader, id: string): Promise<Uint8Array> {
  return requireFound(await findExpenseDocument(reader, id), say('notFound')).bytes;
}

/** The ending of a file name by its MIME type: `pdf`, `jpeg`, `png` or `webp`. */
export function extensionOf(type: string): string {
  return type.slice(type.indexOf('/') + 1);
}

export async function reportExpenses(
  reader: Reader,
  year: number,
  today: LocalDate,
): Promise<AnswerOf<(typeof expenses)['list']>> {
  const all = await viewAll(reader, await listExpensesOfYear(reader, year));
  const byCategory = sumByCategory(all.filter(isLive));
  const total = byCategory.reduce((sum, { amount }) => sum + amount, 0);
  const due = listDue(await listLiveExpenses(reader), today);
  return {
    expenses: all,
    due: due.map((one) => viewAs(dueExpense, { ...one, expenseId: one.id, day: one.dueDay })),
    byCategory,
    total,
  };
}

/** An expense as the owner sees it. */
export async function viewExpense(reader: Reader, stored: StoredExpense): Promise<Expense> {
  const [view] = await viewAll(reader, [stored]);
  if (!view) throw new Error('an expense has a view');
  return view;
}

/** The views of expenses of one year; their documents are not part of their versions. */
async function viewAll(reader: Reader, all: readonly StoredExpense[]): Promise<Expense[]> {
  const ids = all.map(({ id }) => id);
  const documents = await listDocumentsOf(reader, ids);
  const commission = all.find(({ category }) => category === 'COMMISSIONS');
  const stays = commission ? await readPortalStays(reader, Number(commission.day.slice(0, 4))) : [];
  return all.map((stored) => {
    const isTold = stored.category === 'COMMISSIONS' && isToldByPortals(stored, stays);
    return viewAs(expenseShape, {
      ...withVersion(viewAs(storedExpense, stored)),
      from: stored.repeatOf,
      by: stored.writtenBy,
      documents: (documents.get(stored.id) ?? []).map((document) => viewAs(expenseDocument, document)),
      ...(isTold && { warning: 'Forse è già nei file dei portali.' }),
    });
  });
}

function isLive({ voidedAt }: Expense): boolean {
  return voidedAt === null;
}

/** The expenses that are due again until today, by the day on which they are. */
function listDue(live: readonly StoredExpense[], today: LocalDate): (StoredExpense & { readonly dueDay: LocalDate })[] {
  const repeated = Map.groupBy(live, ({ repeatOf }) => repeatOf);
  const due = live.flatMap((expense) => {
    const registered = (repeated.get(expense.id) ?? []).map(({ day }) => day);
    return listDueDays({ ...expense, registered }, today).map((dueDay) => ({ ...expense, dueDay }));
  });
  return due.toSorted((one, other) => one.dueDay.localeCompare(other.dueDay));
}
