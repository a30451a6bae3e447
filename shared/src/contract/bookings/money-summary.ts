import { z } from 'zod';
import { INSTALMENT_KINDS } from '../../domain/money/instalments.ts';
import { localDate } from '../base/fields.ts';

/** The payment summary of a stay, in cents. */
export const moneySummary = z.object({
  /** Null until agreed on, and for stays from before prices were stored. */
  total: z.number().int().nullable(),
  byAgreement: z.boolean(),
  /** Payments less refunds. */
  paid: z.number().int(),
  /** The unpaid part of the total; null without one. */
  missing: z.number().int().nullable(),
  isLate: z.boolean(),
  /** The next unpaid instalment. */
  next: z.object({ kind: z.enum(INSTALMENT_KINDS), amount: z.number().int(), dueDate: localDate }).nullable(),
});
export type MoneySummary = z.output<typeof moneySummary>;
