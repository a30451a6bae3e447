import { z } from 'zod';
import { EXPENSE_CATEGORIES, EXPENSE_REPEATS } from '../../domain/money/year/expense.ts';
import { endpoint } from '../base/endpoint.ts';
import { amountFrom, byId, id, instant, line, localDate, text, version } from '../base/fields.ts';
import { ofYear } from '../base/of-year.ts';
import { reversal } from './payments.ts';
import { EXPENSE_DOCUMENT_MAX_BYTES } from './stored-documents.ts';

const category = z.enum(EXPENSE_CATEGORIES, 'Scegli una categoria');

const fields = {
  day: localDate.refine((day) => '2000' <= day, 'Scrivi un anno dal 2000 in poi').meta({ format: 'date' }),
  category,
  /** In cents of its currency. */
  amount: amountFrom(1),
  supplier: line({ max: 100 }).nullish(),
  note: text({ max: 500 }).nullish(),
  currency: z
    .string('Scrivi la valuta')
    .regex(/^[A-Z]{3}$/, 'Scrivi la valuta con tre lettere, come EUR')
    .optional(),
  /** What another currency came to in euros; null while that is not known. */
  euros: amountFrom(1).nullish(),
  repeats: z.enum(EXPENSE_REPEATS, 'Scegli ogni quanto si ripete').nullish(),
  /** The expense that this one repeats. */
  from: id.nullish(),
};

export const newExpense = z.object({
  /** Chosen by the caller: repeating it makes no second expense. */
  key: z.uuid('Manca la chiave della spesa'),
  ...fields,
});
export type NewExpense = z.output<typeof newExpense>;

/** Fields that are left out stay as they were. */
const expenseEdit = z.object(fields).partial();
export type ExpenseEdit = z.output<typeof expenseEdit>;

export const expenseDocument = z.object({
  id,
  name: z.string(),
  /** MIME type. */
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Of the bytes, in hexadecimal. */
  sha256: z.string(),
});

export const expense = z.object({
  id,
  day: localDate,
  category,
  amount: z.number().int(),
  supplier: z.string().nullable(),
  note: z.string().nullable(),
  currency: z.string(),
  euros: z.number().int().nullable(),
  repeats: z.enum(EXPENSE_REPEATS).nullable(),
  from: id.nullable(),
  /** How often it was written: 1 until it is changed. */
  editions: z.number().int(),
  /** When it was first written, and by whom. */
  at: instant,
  by: z.string(),
  voidedAt: instant.nullable(),
  /** Why it was voided. */
  reason: z.string().nullable(),
  documents: z.array(expenseDocument),
  /** A warning for the owner, as text. */
  warning: z.string().optional(),
  version,
});
export type Expense = z.output<typeof expense>;

/** A repetition that is not registered yet, with what it was the last time. */
export const dueExpense = expense
  .pick({ category: true, amount: true, currency: true, supplier: true })
  .extend({ expenseId: id, day: localDate });

export const expenses = {
  list: endpoint({
    method: 'GET',
    path: '/expenses',
    access: 'admin',
    summary: 'The expenses of a year with their sums, to which voided ones do not add, and what is due again by today',
    query: ofYear,
    answer: z.object({
      /** Voided ones too, latest first. */
      expenses: z.array(expense),
      due: z.array(dueExpense),
      byCategory: z.array(z.object({ category, amount: z.number().int() })),
      total: z.number().int(),
    }),
    status: 200,
  }),
  add: endpoint({
    method: 'POST',
    path: '/expenses',
    access: 'admin',
    summary: 'Write down an expense; the same key again is the same expense',
    body: newExpense,
    answer: expense,
    status: 201,
    refusals: { 409: ['tooManyExpenses'] },
    leavesSiteAlone: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/expenses/{id}',
    access: 'admin',
    summary: 'Change an expense; what it was before is kept',
    params: byId,
    body: expenseEdit,
    versioned: true,
    answer: expense,
    status: 200,
    refusals: { 409: ['alreadyUndone', 'tooManyExpenses'] },
    leavesSiteAlone: true,
  }),
  void: endpoint({
    method: 'POST',
    path: '/expenses/{id}/void',
    access: 'admin',
    summary: 'Take an expense back; it stays visible, and counts no more',
    params: byId,
    body: reversal,
    answer: expense,
    status: 200,
    refusals: { 409: ['alreadyUndone'] },
    leavesSiteAlone: true,
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/expenses/{id}/documents',
    access: 'admin',
    summary: 'Add a receipt or invoice: a PDF, or a photo, which is made anew without its place',
    params: byId,
    upload: { as: 'form', maxBytes: EXPENSE_DOCUMENT_MAX_BYTES, tooLarge: 'Il file supera 5 MB' },
    body: z.object({}),
    answer: expenseDocument,
    status: 201,
    refusals: { 409: ['alreadyUndone', 'tooManyDocuments'], 415: ['documentUnknown'] },
    leavesSiteAlone: true,
  }),
  document: endpoint({
    method: 'GET',
    path: '/expense-documents/{id}',
    access: 'admin',
    summary: 'A receipt or invoice',
    params: byId,
    download: 'application/pdf',
    status: 200,
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/expense-documents/{id}',
    access: 'admin',
    summary: 'Delete a receipt or invoice',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
};
