import { z } from 'zod';
import { MAX_AMOUNT } from '../../domain/base/money/amount.ts';
import { FITS, MATCH_WAYS, SURENESSES } from '../../domain/money/year/match-line.ts';
import { endpoint } from '../base/endpoint.ts';
import { amountFrom, byId, id, instant, line, localDate } from '../base/fields.ts';
import { ofYear } from '../base/of-year.ts';
import { TABLE_UPLOAD } from '../base/table-upload.ts';
import { newExpense } from './expenses.ts';
import { purpose } from './ledger-entry.ts';
import { reversal } from './payments.ts';

/** Characters of a line's text, as of any cell. */
const TEXT = 2000;

const count = z.number().int();
const column = line({ min: 1, max: TEXT });

/** Which column of a table holds what, by its name: the amount in one, or in one each for in and out. */
export const bankMapping = z
  .object({ date: column, text: column })
  .extend(z.object({ amount: column, in: column, out: column, name: column, currency: column }).partial().shape)
  .extend({ dateOrder: z.enum(['DMY', 'MDY', 'YMD']).optional() })
  .refine((mapping) => [mapping.amount, mapping.in, mapping.out].some(Boolean), 'Scegli la colonna dell’importo');
export type BankMapping = z.output<typeof bankMapping>;

/** A form has its fields as texts. */
const mappingText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'Scegli le colonne' });
      return z.NEVER;
    }
  })
  .pipe(bankMapping);

const stay = z.string().min(1, 'Scegli la prenotazione').max(64);
const part = z.object({ bookingId: stay, purpose, amount: amountFrom(1) });
/** What a line is made of, which the owner may change. */
export const lineParts = z.object({ parts: z.array(part).min(1).max(12) });
const { category, supplier, note, from } = newExpense.shape;
/** An expense that is made of a line. */
export const expenseOfLine = z.object({ category, supplier, note, from });

const why = { sureness: z.enum(SURENESSES), reasons: z.array(z.string()) };

const proposal = z.discriminatedUnion('as', [
  z.object({
    as: z.enum(['PAYMENT', 'REFUND']),
    how: z.enum(MATCH_WAYS),
    fit: z.enum(FITS),
    ...why,
    parts: z.array(part.extend({ label: z.string() })),
  }),
  z.object({ as: z.literal('PAYOUT'), payoutId: id, ...why }),
  /** With `dueDay` it repeats the expense, which is registered with the line. */
  z.object({
    as: z.literal('EXPENSE'),
    expenseId: id,
    category,
    supplier: z.string().nullable(),
    dueDay: localDate.optional(),
    ...why,
  }),
]);
export type BankProposal = z.output<typeof proposal>;

const bankLine = z.object({
  id,
  date: localDate,
  /** Cents, below zero for money out. */
  amount: count,
  currency: z.string(),
  text: z.string(),
  name: z.string().optional(),
  state: z.enum(['NEW', 'KNOWN', 'ENTERED']),
  entryId: id.optional(),
  note: z.string().optional(),
  proposals: z.array(proposal),
});
export type BankLineAnswer = z.output<typeof bankLine>;

const reading = z.object({
  state: z.enum(['READY', 'COLUMNS']),
  format: z.enum(['CSV', 'XLSX', 'XLS', 'CAMT']),
  /** The columns of a table that nobody knows, each with up to three values. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })).optional(),
  from: localDate.nullable(),
  to: localDate.nullable(),
  lines: z.array(bankLine),
  counts: z.object({ lines: count, skipped: count, known: count, entered: count, proposed: count }),
});
export type BankReading = z.output<typeof reading>;

const accepted = {
  /** Chosen by the caller: repeating it makes no second match. */
  key: z.uuid('Manca la chiave della riga'),
  line: z.object({
    id: z.string().regex(/^[0-9a-f]{32}$/, 'Questa non è una riga della banca'),
    date: localDate,
    amount: count.min(-MAX_AMOUNT).max(MAX_AMOUNT),
    text: line({ max: TEXT }),
    name: line({ max: TEXT }).optional(),
  }),
};

/** What becomes of a line. */
export const acceptance = z.discriminatedUnion(
  'as',
  [
    z.object({ ...accepted, as: z.enum(['PAYMENT', 'REFUND']), ...lineParts.shape }),
    z.object({ ...accepted, as: z.literal('PAYOUT'), payoutId: id }),
    z.object({ ...accepted, as: z.literal('EXPENSE'), expenseId: id.optional(), expense: expenseOfLine.optional() }),
  ],
  'Scegli che cosa è questa riga',
);

export const bankMatch = z.object({
  id,
  date: localDate,
  amount: count,
  as: z.enum(['PAYMENT', 'REFUND', 'PAYOUT', 'EXPENSE']),
  entryIds: z.array(id),
  payoutId: id.optional(),
  expenseId: id.optional(),
  at: instant,
  by: z.string(),
  undoneAt: instant.optional(),
});
export type BankMatch = z.output<typeof bankMatch>;

export const bank = {
  read: endpoint({
    method: 'POST',
    path: '/bank/read',
    access: 'admin',
    summary: 'Read a bank’s statement and propose what its lines are; no line is kept',
    upload: TABLE_UPLOAD,
    body: z.object({ mapping: mappingText.optional() }),
    answer: reading,
    status: 200,
    leavesSiteAlone: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/bank/accept',
    access: 'admin',
    summary: 'Register a line as what the owner says it is; the same key again is the same match',
    body: acceptance,
    answer: bankMatch,
    status: 201,
    refusals: { 409: ['lineKnown', 'amountDiffers'] },
    leavesSiteAlone: true,
  }),
  matches: endpoint({
    method: 'GET',
    path: '/bank/matches',
    access: 'admin',
    summary: 'The lines of a year that were registered, by day',
    query: ofYear,
    answer: z.array(bankMatch),
    status: 200,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/bank/matches/{id}/undo',
    access: 'admin',
    summary: 'Take back what was registered of a line, which is new again',
    params: byId,
    body: reversal,
    answer: bankMatch,
    status: 200,
    refusals: { 409: ['alreadyUndone'] },
    leavesSiteAlone: true,
  }),
};
