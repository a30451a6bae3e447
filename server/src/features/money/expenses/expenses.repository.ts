import { inPortions } from '../../../db/in-portions.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import {
  editionRecord,
  expenseDocumentRecord,
  expenseRecord,
  type StoredExpense,
  type StoredExpenseDocument,
} from './expenses.table.ts';

const expenses = describeRows<StoredExpense>(expenseRecord);
const documents = describeRows<StoredExpenseDocument>(expenseDocumentRecord);

export const { insert: insertExpense, update: updateExpense } = expenses;
export const { find: findExpenseDocument, insert: insertExpenseDocument, remove: deleteExpenseDocument } = documents;

export async function findExpense(reader: Reader, by: 'id' | 'key', value: string): Promise<StoredExpense | undefined> {
  const row = await reader.selectFrom('expenses').selectAll().where(by, '=', value).executeTakeFirst();
  return row && expenseRecord.recordOf(row);
}

/** The expenses of a year, voided ones too, latest first. */
export async function listExpensesOfYear(reader: Reader, year: number): Promise<StoredExpense[]> {
  const all = reader.selectFrom('expenses').selectAll().orderBy('day', 'desc').orderBy('at', 'desc').orderBy('id');
  const rows = await all.where('day', '>=', `${year}-01-01`).where('day', '<=', `${year}-12-31`).execute();
  return rows.map((row) => expenseRecord.recordOf(row));
}

/** All expenses that were not voided, by day. */
export async function listLiveExpenses(reader: Reader): Promise<StoredExpense[]> {
  const all = reader.selectFrom('expenses').selectAll().orderBy('day').orderBy('id');
  return (await all.where('voided_at', 'is', null).execute()).map((row) => expenseRecord.recordOf(row));
}

/** Replaces an expense, and keeps it as it was before. */
export async function replaceExpense(trx: Trx, before: StoredExpense, after: StoredExpense): Promise<void> {
  const edition = { expenseId: before.id, edition: before.editions, facts: before };
  await trx.insertInto('expense_editions').values(editionRecord.rowOf(edition)).execute();
  await updateExpense(trx, after);
}

/** The documents of these expenses without their bytes, by expense, oldest first. */
export async function listDocumentsOf(reader: Reader, expenseIds: readonly string[]) {
  const rows = await inPortions(expenseIds, (portion) =>
    reader
      .selectFrom('expense_documents')
      .select(['id', 'expense_id', 'name', 'type', 'size', 'sha256'])
      .where('expense_id', 'in', portion)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  return Map.groupBy(rows, ({ expense_id }) => expense_id);
}
