import { z } from 'zod';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line } from '../base/fields.ts';

/** More entries than a booking has on one receipt. */
const MAX_ENTRIES = 100;

const WRITTEN_TWICE = 'Un movimento è scritto due volte';

const textOrNothing = (max: number) =>
  line({ max })
    .nullish()
    .transform((value) => value || null);

/** The payer named on the receipt. */
const payer = z.object({
  name: line({ min: 1, max: 100, tooShort: 'Scrivi a chi è intestata' }),
  address: textOrNothing(300),
  taxCode: textOrNothing(20),
});

export const newReceipt = z.object({
  entryIds: acrossFields(
    z
      .array(id, 'Scegli almeno un movimento')
      .min(1, 'Scegli almeno un movimento')
      .max(MAX_ENTRIES, { error: `Al massimo ${MAX_ENTRIES} movimenti`, abort: true }),
    { find: (ids: readonly string[]) => (new Set(ids).size < ids.length ? WRITTEN_TWICE : undefined) },
  ),
  payer,
});

const writtenReceipt = z.object({
  id,
  number: z.string().meta({ example: '3/2027' }),
  createdAt: instant,
  /** SHA-256 of its PDF, hexadecimal. */
  sha256: z.string(),
  documentId: id,
  /** A warning for the owner, as text. */
  warning: z.string().optional(),
});
export type WrittenReceipt = z.output<typeof writtenReceipt>;

export const receipts = {
  make: endpoint({
    method: 'POST',
    path: '/bookings/{id}/receipts',
    access: 'admin',
    summary: 'Make a numbered receipt of entries, as a PDF; each entry stands on one',
    params: byId,
    body: newReceipt,
    answer: writtenReceipt,
    status: 201,
    refusals: { 409: ['documentTooLong', 'landlordIncomplete'] },
    leavesSiteAlone: true,
  }),
  void: endpoint({
    method: 'POST',
    path: '/receipts/{id}/void',
    access: 'admin',
    summary: 'Take a receipt back by another of the opposite amount; its entries may be receipted anew',
    params: byId,
    answer: writtenReceipt,
    status: 201,
    refusals: { 409: ['documentTooLong', 'receiptVoidsAnother', 'receiptVoided'] },
    leavesSiteAlone: true,
  }),
};
