import { bankMapping, bankMatch } from '@approdo/shared/contract/money/bank';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

/** A line that was accepted: nothing else of it is kept. */
const match = bankMatch.pick({ id: true, date: true, amount: true, entryIds: true }).extend({
  key: z.string(),
  lineId: z.string(),
  meaning: bankMatch.shape.as,
  payoutId: z.string().nullable(),
  expenseId: z.string().nullable(),
  /** Whether the expense was made of the line. */
  isNewExpense: z.boolean(),
  createdAt: z.string(),
  writtenBy: z.string(),
  undoneAt: z.string().nullable(),
  undoReason: z.string().nullable(),
});
export const matchRecord = describeRecord('bank_matches', match);
export type StoredMatch = Readonly<z.output<typeof match>>;

/** What the owner said of the columns of a table, by a digest of its header. */
const layout = z.object({ header: z.string(), mapping: bankMapping, usedAt: z.string() });
export const layoutRecord = describeRecord('bank_layouts', layout);
export type StoredLayout = Readonly<z.output<typeof layout>>;

type BankTables = {
  bank_matches: RowOf<StoredMatch>;
  bank_layouts: RowOf<StoredLayout>;
};

declare module '../../../db/schema.ts' {
  interface Schema extends BankTables {}
}
