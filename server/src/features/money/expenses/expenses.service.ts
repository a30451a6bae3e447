import type { AnswerOf, ReceivedFile, SentFile } from '@approdo/shared/contract/base/endpoint';
import type { Expense, ExpenseEdit, expenses, NewExpense } from '@approdo/shared/contract/money/expenses';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { sha256 } from '../../../adapters/digest.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { sentNameOf } from '../../../http/bodies/read-received-file.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import { conflict, notFound, requireFound } from '../../../http/problems.ts';
import { fileOfBytes } from '../../../http/responses/send-download.ts';
import { writerOf } from '../payments/index.ts';
import { admitDocument, type PhotoMaker } from './admit-document.ts';
import {
  deleteExpenseDocument,
  findExpenseDocument,
  insertExpenseDocument,
  listDocumentsOf,
} from './expenses.repository.ts';
import type { StoredExpense } from './expenses.table.ts';
import { extensionOf, reportExpenses, viewExpense } from './read-expenses.ts';
import { addExpense, editExpense, getLiveExpense, voidExpense } from './write-expenses.ts';

type Rows = typeof expenses;

type Needs = { readonly database: Database; readonly clock: Clock; readonly pictureMaker: PhotoMaker };

type EditContext = { readonly caller: Caller; readonly precondition: Precondition };

const MAX_DOCUMENTS = 5;

export type Expenses = ReturnType<typeof createExpenses>;

/** What the property costs, with receipts and invoices, which lie in the database and are in no media list. */
export function createExpenses({ database, clock, pictureMaker }: Needs) {
  const write = (work: (trx: Trx) => Promise<StoredExpense>): Promise<Expense> =>
    transact(database, async (trx) => viewExpense(trx, await work(trx)));

  return {
    list: (year = Number(clock.today().slice(0, 4))): Promise<AnswerOf<Rows['list']>> =>
      reportExpenses(database, year, clock.today()),

    add: (body: NewExpense, caller: Caller) => write((trx) => addExpense(trx, body, writerOf(caller, clock))),

    edit: (id: string, edit: ExpenseEdit, { caller, precondition }: EditContext) =>
      write((trx) => editExpense(trx, { id, edit, precondition }, writerOf(caller, clock))),

    void: (id: string, reason: string, caller: Caller) =>
      write((trx) => voidExpense(trx, { id, reason }, writerOf(caller, clock))),

    async addDocument(expenseId: string, file: ReceivedFile): Promise<AnswerOf<Rows['addDocument']>> {
      const { type, bytes } = await admitDocument(pictureMaker, file);
      const name = sentNameOf(file) || 'Documento';
      const facts = { id: makeId(), name, type, size: bytes.length, sha256: sha256(bytes) };
      await transact(database, async (trx) => {
        await getLiveExpense(trx, expenseId);
        const others = (await listDocumentsOf(trx, [expenseId])).get(expenseId) ?? [];
        if (others.length >= MAX_DOCUMENTS) throw conflict(say('tooManyDocuments'));
        await insertExpenseDocument(trx, { ...facts, expenseId, bytes, createdAt: clock.now().toISOString() });
      });
      return facts;
    },

    async getDocument(id: string): Promise<SentFile> {
      const { createdAt, bytes, ...document } = requireFound(await findExpenseDocument(database, id), say('notFound'));
      const name = `spesa-${createdAt.slice(0, 10)}.${extensionOf(document.type)}`;
      return { ...fileOfBytes(name, bytes), sha256: document.sha256, type: document.type };
    },

    removeDocument: (id: string): Promise<void> =>
      transact(database, async (trx) => {
        if (!(await deleteExpenseDocument(trx, id))) throw notFound();
      }),
  };
}
