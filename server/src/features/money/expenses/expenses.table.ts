import { expense, expenseDocument } from '@approdo/shared/contract/money/expenses';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

export const storedExpense = expense
  .omit({ from: true, by: true, documents: true, warning: true, version: true })
  .extend({ key: z.string(), repeatOf: expense.shape.from, writtenBy: z.string() });
export const expenseRecord = describeRecord('expenses', storedExpense);
export type StoredExpense = Readonly<z.output<typeof storedExpense>>;

/** An expense as it was before a change. */
const edition = z.object({ expenseId: z.string(), edition: z.number().int(), facts: storedExpense });
export const editionRecord = describeRecord('expense_editions', edition);

const document = expenseDocument.extend({
  expenseId: z.string(),
  bytes: z.custom<Uint8Array>(),
  createdAt: z.string(),
});
export const expenseDocumentRecord = describeRecord('expense_documents', document);
export type StoredExpenseDocument = Readonly<z.output<typeof document>>;

type ExpensesTables = {
  expenses: RowOf<StoredExpense>;
  expense_editions: RowOf<z.output<typeof edition>>;
  expense_documents: RowOf<StoredExpenseDocument>;
};

declare module '../../../db/schema.ts' {
  interface Schema extends ExpensesTables {}
}
