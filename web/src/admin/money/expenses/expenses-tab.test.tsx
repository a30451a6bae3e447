// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { enter, leaveAdmin, press, Refusal, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ExpensesTab } from './expenses-tab.tsx';

afterEach(leaveAdmin);

const expense = (change: object = {}) => ({
  ...{ id: 'e1', day: '2027-02-10', category: 'UTILITIES', amount: 60_00, supplier: 'Enel', note: null },
  ...{ currency: 'EUR', euros: null, repeats: null, from: null, editions: 1, at: '2027-02-10T10:00:00.000Z' },
  ...{ by: 'Anna', voidedAt: null, reason: null, documents: [], version: 'v1' },
  ...change,
});
const answerOf = (change: object = {}) => ({
  ...{ expenses: [expense()], due: [], byCategory: [{ category: 'UTILITIES', amount: 60_00 }], total: 60_00 },
  ...change,
});

const show = (answer: unknown, more: object = {}) =>
  showAdmin(<ExpensesTab year={2027} />, { 'GET /expenses': answer, ...more });

test('it tells of each expense, what each category came to, and that the flat tax takes none of it off', async () => {
  await show(answerOf());
  await see('Enel');
  await see('Con la cedolare secca le spese non si tolgono dal reddito: qui dicono quanto ti resta.');
  expect([...document.querySelectorAll('dl dt')].map(({ textContent }) => textContent)).toContain('Utenze');
});

test('a year without any says so, and one that cannot be read offers to try again', async () => {
  await show(answerOf({ expenses: [], byCategory: [], total: 0 }));
  await see('Nessuna spesa nel 2027.');
  await leaveAdmin();
  await show(new Refusal(500, { error: 'Errore' }));
  await see('Errore nella lettura dei conti');
  await see('Riprova');
});

test('one is added with what was typed', async () => {
  const { sent } = await show(answerOf(), { 'POST /expenses': expense() });
  await see('Enel');
  await press('Aggiungi spesa');
  await see('Fornitore (facoltativo)');
  await enter('Importo (euro)', '45,50');
  await enter('Categoria', 'LINEN');
  await enter('Si ripete', 'MONTH');
  await press('Salva');
  const body = { category: 'LINEN', amount: 45_50, repeats: 'MONTH', euros: null };
  await vi.waitFor(() => expect(sent()).toMatchObject([{ path: '/expenses', body }]));
});

test('what is due again is registered as it was the last time, on its day', async () => {
  const due = { expenseId: 'e0', day: '2027-02-28', category: 'INTERNET', amount: 30_00, currency: 'EUR' };
  const { sent } = await show(answerOf({ due: [{ ...due, supplier: 'Tim' }] }), { 'POST /expenses': expense() });
  await see('Previste');
  await press('Registra');
  const { expenseId: from, ...body } = due;
  const registered = { ...body, supplier: 'Tim', from };
  await vi.waitFor(() => expect(sent()).toMatchObject([{ path: '/expenses', body: registered }]));
});

test('one is voided with a reason', async () => {
  const { sent } = await show(answerOf(), { 'POST /expenses/e1/void': expense({ voidedAt: '2027-02-11T10:00:00Z' }) });
  await see('Enel');
  await press('Annulla');
  await enter('Perché', 'Scritta due volte');
  await press('Annulla la spesa');
  const body = { reason: 'Scritta due volte' };
  await vi.waitFor(() => expect(sent()).toMatchObject([{ path: '/expenses/e1/void', body }]));
});
