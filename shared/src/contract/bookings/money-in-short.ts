import { z } from 'zod';
import { INSTALMENT_KINDS } from '../../domain/money/instalments.ts';
import { localDate } from '../base/fields.ts';

/** How the money of a stay stands, in cents. */
export const moneyInShort = z.object({
  /** Null where it is still to be agreed on, and for stays from before prices were kept. */
  total: z.number().int().nullable(),
  byAgreement: z.boolean(),
  /** What came for the stay, less what went back. */
  paid: z.number().int(),
  /** What of the total has not come; null without one. */
  missing: z.number().int().nullable(),
  isLate: z.boolean(),
  /** What falls due first of what is not paid. */
  next: z.object({ kind: z.enum(INSTALMENT_KINDS), amount: z.number().int(), dueDate: localDate }).nullable(),
});
export type MoneyInShort = z.output<typeof moneyInShort>;
