import { randomUUID } from 'node:crypto';
import type { newExpense } from '@approdo/shared/contract/money/expenses';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createLedgerSite, type LedgerSite, TODAY } from '../../../testing/ledger-site.ts';
import { aHeic, anAnimation, aPhoneJpeg } from '../../../testing/media-files.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

type Body = z.input<typeof newExpense>;

const bodyOf = (change: Partial<Body> = {}): Body => ({
  ...{ key: randomUUID(), day: '2027-02-10', category: 'UTILITIES', amount: 6_000 },
  ...change,
});
const added = (change?: Partial<Body>) => site.admin.expenses.add({ body: bodyOf(change) });
const listed = (year = 2027) => site.admin.expenses.list({ query: { year } });
const voided = (id: string) => site.admin.expenses.void({ params: { id }, body: { reason: 'Sbagliata' } });
const attached = (id: string, bytes: Uint8Array, name: string) =>
  site.admin.expenses.addDocument({ params: { id }, body: {}, file: new File([Buffer.from(bytes)], name) });

describe('an expense', () => {
  test('is written once with its key, and counts in the year of its day', async () => {
    const body = bodyOf({ supplier: ' Enel ', note: '' });
    const expense = await site.admin.expenses.add({ body });
    expect(expense).toMatchObject({
      ...{ supplier: 'Enel', note: null, currency: 'EUR', euros: null, repeats: null, from: null },
      ...{ editions: 1, voidedAt: null, documents: [], by: 'Prova ADMIN' },
    });
    expect(await site.admin.expenses.add({ body })).toEqual(expense);
    await added({ day: '2026-12-31', amount: 1 });
    const { expenses, byCategory, total } = await listed();
    expect({ expenses, byCategory, total }).toEqual({
      expenses: [expense],
      byCategory: [{ category: 'UTILITIES', amount: 6_000 }],
      total: 6_000,
    });
  });

  test.each([
    ['of tomorrow', { day: '2027-03-02' }, 'day'],
    ['before 2000', { day: '1999-12-31' }, 'day'],
    ['of nothing', { amount: 0 }, 'amount'],
    ['of too much', { amount: 100_000_001 }, 'amount'],
    ['in a currency that is none', { currency: 'euro' }, 'currency'],
    ['that repeats another that is not there', { from: 'nessuna' }, 'from'],
  ])('%s is refused at its field', async (_, change, field) => {
    const refused = await refusalOf(added(change));
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
  });

  test('in another currency counts the euros that the owner says, and nothing before', async () => {
    const { id } = await added({ currency: 'CHF', amount: 5_000 });
    expect((await listed()).total).toBe(0);
    await site.admin.expenses.edit({ params: { id }, body: { euros: 5_350 } });
    expect((await listed()).total).toBe(5_350);
  });

  test('that is changed keeps what is left out, and its edition before for good', async () => {
    const { id, version } = await added({ supplier: 'Enel' });
    const changed = await site.admin.expenses.edit({ params: { id }, body: { amount: 7_000 }, version });
    expect(changed).toMatchObject({ supplier: 'Enel', amount: 7_000, editions: 2 });
    expect(await site.admin.expenses.edit({ params: { id }, body: { amount: 7_000 } })).toEqual(changed);
    const [edition] = await site.database.selectFrom('expense_editions').selectAll().execute();
    expect(JSON.parse(edition?.facts ?? '')).toMatchObject({ amount: 6_000, editions: 1 });
    const changing = site.database.updateTable('expense_editions').set({ edition: 9 }).execute();
    await expect(changing).rejects.toThrow('never changed');
    await expect(site.database.deleteFrom('expense_editions').execute()).rejects.toThrow('never deleted');
  });

  test('that is voided stays visible with its reason, and counts no more', async () => {
    const { id } = await added();
    expect(await voided(id)).toMatchObject({ reason: 'Sbagliata', voidedAt: expect.any(String) });
    expect(await listed()).toMatchObject({ expenses: [{ id }], byCategory: [], total: 0 });
    for (const again of [voided(id), site.admin.expenses.edit({ params: { id }, body: { amount: 1 } })]) {
      const refused = await refusalOf(again);
      expect(refused).toMatchObject({ status: 409, body: { code: 'ALREADY_UNDONE', error: 'Già annullato' } });
    }
  });

  test('is noted without what it was for', async () => {
    const { id } = await added({ supplier: 'Anna Verdi' });
    await voided(id);
    const { entries } = await site.admin.audit.list({ query: { action: 'EXPENSE_WRITTEN' } });
    expect(entries.map(({ object, objectId, summary }) => [object, objectId, summary])).toEqual([
      ['ENTRY', id, 'Spesa di 60,00\u00a0€, annullata'],
      ['ENTRY', id, 'Spesa di 60,00\u00a0€'],
    ]);
  });

  test('is the 5,000th of its year at most', async () => {
    const { day, category, amount, currency, at, by } = await added();
    const blank = { supplier: null, note: null, euros: null, repeats: null, repeat_of: null, voided_at: null };
    const row = { ...blank, day, category, amount, currency, at, reason: null, editions: 1, written_by: by };
    for (let portion = 0; portion < 10; portion += 1) {
      const count = portion === 0 ? 499 : 500;
      const rows = Array.from({ length: count }, () => ({ ...row, id: randomUUID(), key: randomUUID() }));
      await site.database.insertInto('expenses').values(rows).execute();
    }
    expect((await refusalOf(added())).status).toBe(409);
    await added({ day: '2026-12-31' });
  });
});

describe('an expense that repeats', () => {
  test('writes nothing by itself, and is due until it is registered', async () => {
    const { id } = await added({ day: '2026-12-31', repeats: 'MONTH', supplier: 'Tim' });
    const { expenses, due } = await listed();
    expect(expenses).toEqual([]);
    expect(due.map(({ expenseId, day, supplier }) => [expenseId, day, supplier])).toEqual([
      [id, '2027-01-31', 'Tim'],
      [id, '2027-02-28', 'Tim'],
    ]);
    const january = await added({ day: '2027-01-31', from: id });
    expect((await listed()).due.map(({ day }) => day)).toEqual(['2027-02-28']);
    await voided(january.id);
    expect((await listed()).due).toHaveLength(2);
    await site.admin.expenses.edit({ params: { id }, body: { repeats: null } });
    expect((await listed()).due).toEqual([]);
  });

  test('is not repeated by what was registered of it', async () => {
    const { id } = await added({ repeats: 'YEAR' });
    const refused = await refusalOf(added({ from: id, repeats: 'YEAR' }));
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['repeats']]);
  });
});

describe('a document', () => {
  test('that is a PDF is kept as it is, and answered to be saved and kept by nobody on its way', async () => {
    const { id } = await added();
    const document = await attached(id, PDF, 'C:\\Carte\\bolletta.pdf');
    expect(document).toMatchObject({ name: 'bolletta.pdf', type: 'application/pdf', size: PDF.length });
    const { expenses } = await listed();
    expect(expenses[0]?.documents).toEqual([document]);
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const answer = await fetch(`${site.origin}/api/expense-documents/${document.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    const headers = ['content-type', 'cache-control', 'content-disposition'].map((name) => answer.headers.get(name));
    expect(headers).toEqual(['application/pdf', 'no-store', `attachment; filename="spesa-${TODAY}.pdf"`]);
  });

  test('that is a photo is made anew, at most 2000 pixels wide and without its place', async () => {
    const media = await site.admin.media.list();
    const { id } = await added();
    const document = await attached(id, await aPhoneJpeg({ width: 2600, height: 1300 }), 'foto.jpg');
    const blob = await site.admin.expenses.document({ params: { id: document.id } });
    const bytes = Buffer.from(await blob.arrayBuffer());
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif, type: document.type }).toEqual({ width: 1000, height: 2000, type: 'image/jpeg' });
    expect(await site.admin.media.list()).toEqual(media);
  });

  test.each([
    ['a page of a website', () => Buffer.from('<html>'), [415, 'Il documento è un PDF o una foto']],
    ['an animation', () => anAnimation('gif'), [415, 'Il documento è un PDF o una foto']],
    ['a photo that nobody can open', () => aHeic(), [415, expect.stringContaining('HEIC')]],
    ['more than 5 MB', () => Buffer.concat([PDF, Buffer.alloc(5 * 2 ** 20)]), [413, 'Il file supera 5 MB']],
  ])('that is %s is refused', async (_, make, refusal) => {
    const { id } = await added();
    const refused = await refusalOf(attached(id, await make(), 'file.pdf'));
    expect([refused.status, refused.message]).toEqual(refusal);
  });

  test('is the fifth of its expense at most, until another is deleted', async () => {
    const { id } = await added();
    const first = await attached(id, PDF, '1.pdf');
    for (const name of ['2.pdf', '3.pdf', '4.pdf', '5.pdf']) await attached(id, PDF, name);
    const refused = await refusalOf(attached(id, PDF, '6.pdf'));
    expect([refused.status, refused.message]).toEqual([409, 'Al massimo 5 documenti per spesa']);
    await site.admin.expenses.removeDocument({ params: { id: first.id } });
    expect((await refusalOf(site.admin.expenses.document({ params: { id: first.id } }))).status).toBe(404);
    await attached(id, PDF, '6.pdf');
  });

  test('does not stand in the way of an edit that was begun before', async () => {
    const { id, version } = await added();
    await attached(id, PDF, '1.pdf');
    await site.admin.expenses.edit({ params: { id }, body: { amount: 1 }, version });
  });
});
