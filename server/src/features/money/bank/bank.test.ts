import { randomUUID } from 'node:crypto';
import type { BankLineAnswer } from '@approdo/shared/contract/money/bank';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite, TODAY } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LedgerSite;
let id: string;
let reference: string;

beforeEach(async () => {
  site = await createLedgerSite();
  id = await site.confirmed({ guestName: 'Bruno Hübner' });
  reference = (await site.moneyOf(id)).pay?.reference ?? '';
});
afterEach(() => site.close());

type Written = readonly [date: string, amount: string, text: string];

async function read(lines: readonly Written[], header = 'Data;Importo;Descrizione', mapping?: object) {
  const rows = [header, ...lines.map((line) => line.join(';'))];
  const file = new File([rows.join('\n')], 'conto.csv');
  return await site.admin.bank.read({ file, body: mapping ? { mapping: JSON.stringify(mapping) } : {} });
}

async function readLine(...line: Written): Promise<BankLineAnswer> {
  const [first] = (await read([line])).lines;
  if (!first) throw new Error('no line was read');
  return first;
}

function lineOf({ id: lineId, date, amount, text }: BankLineAnswer) {
  return { id: lineId, date, amount, text };
}

const AIRBNB = [
  'Date,Type,Confirmation code,Start date,End date,Nights,Guest,Currency,Amount,Paid out,Service fee,Gross earnings',
  '02/28/2027,Payout,,,,,,EUR,,320.50,,',
  '02/28/2027,Reservation,HMABCDEFGH,02/20/2027,02/25/2027,5,Ann Guest,EUR,320.50,,10.50,331.00',
].join('\n');

/** Registers a line as it is proposed. */
async function accept(line: BankLineAnswer, key = randomUUID()) {
  const [proposal] = line.proposals;
  if (proposal?.as !== 'PAYMENT') throw new Error('no payment is proposed');
  const parts = proposal.parts.map(({ label: _, ...part }) => part);
  return await site.admin.bank.accept({ body: { key, as: 'PAYMENT', line: lineOf(line), parts } });
}

const deposit = () => readLine('01/03/2027', '181,71', `Bonifico ${reference}`);

describe('a statement', () => {
  test('is proposed by the reference, and nothing of it is kept', async () => {
    const { lines, ...reading } = await read([
      ['01/03/2027', '181,71', `Bonifico ${reference}`],
      ['28/02/2027', '-12,00', 'Canone'],
      ['', '', 'Saldo'],
    ]);
    expect(reading).toMatchObject({
      ...{ state: 'READY', format: 'CSV', from: '2027-02-28', to: '2027-03-01' },
      counts: { lines: 2, skipped: 1, known: 0, entered: 0, proposed: 1 },
    });
    expect(lines[0]?.proposals).toMatchObject([
      { as: 'PAYMENT', how: 'REFERENCE', fit: 'EXACT', sureness: 'SURE', parts: [{ bookingId: id, amount: 18_171 }] },
    ]);
    expect((await site.moneyOf(id)).entries).toEqual([]);
    expect(await site.database.selectFrom('bank_matches').selectAll().execute()).toEqual([]);
  });

  test('whose columns nobody knows is read as the owner says, and so is the next one', async () => {
    const line = ['01/03/2027', '181,71', `Bonifico ${reference}`] as const;
    const unknown = await read([line], 'Quando;Quanto;Cosa');
    expect(unknown).toMatchObject({ state: 'COLUMNS', lines: [], columns: [{ name: 'Quando' }, {}, {}] });
    const wrong = { date: 'Quando', text: 'Altro', amount: 'Quanto' };
    const refused = await refusalOf(read([line], 'Quando;Quanto;Cosa', wrong));
    expect(refused).toMatchObject({ status: 400, body: { fields: { mapping: expect.any(String) } } });
    await read([line], 'Quando;Quanto;Cosa', { date: 'Quando', text: 'Cosa', amount: 'Quanto' });
    expect(await read([line], 'Quando;Quanto;Cosa')).toMatchObject({ state: 'READY', counts: { proposed: 1 } });
  });

  test('skips the lines of days that no calendar of accounts has', async () => {
    const { counts } = await read([
      ['31/12/9999', '181,71', 'Bonifico'],
      ['01/01/0001', '181,71', 'Bonifico'],
      ['01/03/2027', '181,71', 'Bonifico'],
    ]);
    expect(counts).toMatchObject({ lines: 1, skipped: 2 });
  });

  test('has what was entered by hand as entered', async () => {
    const { id: entryId } = await site.entered(id, { amount: 18_171 });
    expect(await deposit()).toMatchObject({ state: 'ENTERED', entryId, proposals: [] });
  });

  test('is nothing for guests', async () => {
    expect(await refusalOf(site.guest.bank.matches({}))).toMatchObject({ status: 403 });
  });
});

describe('a line that is registered', () => {
  test('is an entry of its day, and known from then on', async () => {
    const line = await deposit();
    const match = await accept(line);
    expect(match).toMatchObject({ date: TODAY, amount: 18_171, as: 'PAYMENT', entryIds: [expect.any(String)] });
    expect((await site.moneyOf(id)).entries).toMatchObject([
      { id: match.entryIds[0], method: 'BANK', date: TODAY, reference: `Bonifico ${reference}` },
    ]);
    expect(await deposit()).toMatchObject({ state: 'KNOWN', proposals: [] });
    expect(await site.admin.bank.matches({ query: { year: 2027 } })).toEqual([match]);
    expect(await refusalOf(accept(line))).toMatchObject({
      status: 409,
      body: { code: 'LINE_KNOWN', error: 'Questa riga è già registrata' },
    });
  });

  test.each([
    ['01/03/2027', 1],
    ['14/02/2027', 0],
  ])('of %s is told to the guest %i times: of an old one she knows', async (day, letters) => {
    const before = (await site.deliverMail()).length;
    await accept(await readLine(day, '181,71', `Bonifico ${reference}`));
    expect((await site.deliverMail()).length - before).toBe(letters);
  });

  test('is registered once with the same key, and once of two at the same time', async () => {
    const line = await deposit();
    const key = randomUUID();
    expect(await accept(line, key)).toEqual(await accept(line, key));
    const other = await readLine('01/03/2027', '424,00', `Saldo ${reference}`);
    const both = await Promise.allSettled([accept(other), accept(other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await site.moneyOf(id)).entries).toHaveLength(2);
  });

  test('is one with all its parts, or nothing', async () => {
    const line = lineOf(await deposit());
    const parts = [
      { bookingId: id, purpose: 'STAY' as const, amount: 10_000 },
      { bookingId: 'nessuna', purpose: 'STAY' as const, amount: 8171 },
    ];
    const body = { key: randomUUID(), as: 'PAYMENT' as const, line };
    expect(await refusalOf(site.admin.bank.accept({ body: { ...body, parts } }))).toMatchObject({ status: 404 });
    expect((await site.moneyOf(id)).entries).toEqual([]);
    const refused = await refusalOf(site.admin.bank.accept({ body: { ...body, parts: parts.slice(0, 1) } }));
    expect(refused.body).toMatchObject({ fields: { parts: 'Le parti devono fare 181,71\u00A0€' } });
  });

  test('is not of a day to come', async () => {
    const line = await readLine('02/03/2027', '181,71', `Bonifico ${reference}`);
    expect((await refusalOf(accept(line))).body).toMatchObject({ fields: { date: expect.any(String) } });
  });

  test('is new again once it is undone, and undone once', async () => {
    const match = await accept(await deposit());
    const undo = () => site.admin.bank.undo({ params: { id: match.id }, body: { reason: 'Riga sbagliata' } });
    expect(await undo()).toMatchObject({ id: match.id, undoneAt: expect.any(String) });
    const { entries } = await site.moneyOf(id);
    expect(entries.filter(({ reverses }) => reverses !== null)).toMatchObject([
      { direction: 'OUT', reverses: match.entryIds[0] },
    ]);
    expect(await deposit()).toMatchObject({ state: 'NEW', proposals: [{ fit: 'EXACT' }] });
    expect(await refusalOf(undo())).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_UNDONE', error: 'Già annullato' },
    });
  });

  test('can be undone after its entry was reversed by hand', async () => {
    const match = await accept(await deposit());
    await site.admin.money.reverse({ params: { id: match.entryIds[0] ?? '' }, body: { reason: 'Prova' } });
    await site.admin.bank.undo({ params: { id: match.id }, body: { reason: 'Prova' } });
    expect((await site.moneyOf(id)).entries).toHaveLength(2);
  });

  test('makes an expense of money out, which goes with it', async () => {
    const line = lineOf(await readLine('01/03/2027', '-80,00', 'SDD Enel'));
    const expense = { category: 'UTILITIES' as const, supplier: 'Enel' };
    const match = await site.admin.bank.accept({ body: { key: randomUUID(), as: 'EXPENSE', line, expense } });
    const { expenses } = await site.admin.expenses.list({ query: { year: 2027 } });
    expect(expenses).toMatchObject([{ id: match.expenseId, day: '2027-03-01', amount: 8000, supplier: 'Enel' }]);
    await site.admin.bank.undo({ params: { id: match.id }, body: { reason: 'Non era Enel' } });
    const after = await site.admin.expenses.list({ query: { year: 2027 } });
    expect(after.expenses).toMatchObject([{ voidedAt: expect.any(String) }]);
  });

  test('is a portal’s payout where the amount is the same, and no entry', async () => {
    await site.admin.payouts.read({ file: new File([AIRBNB], 'airbnb.csv'), body: {} });
    const line = await readLine('01/03/2027', '320,50', 'AIRBNB PAYMENTS');
    const [proposal] = line.proposals;
    expect(proposal).toMatchObject({ as: 'PAYOUT', sureness: 'SURE' });
    if (proposal?.as !== 'PAYOUT') return;
    const acceptAs = (amount: number) => {
      const { payoutId } = proposal;
      const body = { key: randomUUID(), as: 'PAYOUT' as const, line: { ...lineOf(line), amount }, payoutId };
      return site.admin.bank.accept({ body });
    };
    expect(await refusalOf(acceptAs(32_000))).toMatchObject({
      status: 409,
      body: { code: 'AMOUNT_DIFFERS', error: 'L’importo non è quello del pagamento' },
    });
    const match = await acceptAs(32_050);
    expect(match).toMatchObject({ entryIds: [], payoutId: proposal.payoutId });
    expect(await site.admin.payouts.list({ query: { year: 2027 } })).toMatchObject([{ arrivedOn: '2027-03-01' }]);
    await site.admin.bank.undo({ params: { id: match.id }, body: { reason: 'Prova' } });
    expect(await site.admin.payouts.list({ query: { year: 2027 } })).toMatchObject([{ arrivedOn: null }]);
  });

  test('is what an expense waits for', async () => {
    const spent = { day: '2027-02-25', category: 'UTILITIES' as const, amount: 8000, supplier: 'Enel' };
    const body = { key: randomUUID(), ...spent };
    const { id: expenseId } = await site.admin.expenses.add({ body });
    const line = await readLine('01/03/2027', '-80,00', 'SDD Enel Energia');
    expect(line.proposals).toMatchObject([{ as: 'EXPENSE', expenseId, sureness: 'SURE' }]);
    await site.admin.bank.accept({ body: { key: randomUUID(), as: 'EXPENSE', line: lineOf(line), expenseId } });
    expect((await readLine('28/02/2027', '-80,00', 'SDD Enel Energia')).proposals).toEqual([]);
  });
});
