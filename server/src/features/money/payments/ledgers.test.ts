import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { noteQueries } from '../../../testing/index.ts';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { insertEntries } from './entries.repository.ts';
import { createLedgers } from './ledgers.ts';
import type { StoredEntry } from './payments.table.ts';

let site: LettingSite;
let bookingId: string;

beforeEach(async () => {
  site = await createLettingSite();
  ({ id: bookingId } = await site.request());
});
afterEach(() => site.close());

function anEntry(change: Partial<StoredEntry> = {}): StoredEntry {
  return {
    id: randomUUID(),
    bookingId,
    key: randomUUID(),
    direction: 'IN',
    purpose: 'STAY',
    amount: 100,
    method: 'BANK',
    date: '2027-03-01',
    reference: null,
    note: 'Nota della padrona',
    reverses: null,
    together: null,
    source: 'OWNER',
    createdAt: '2027-03-01T10:00:00.000Z',
    writtenBy: 'Maria',
    ...change,
  };
}

const write = (entry: StoredEntry) => transact(site.database, (trx) => insertEntries(trx, [entry]));

test('a ledger that nothing was added to is not read again', async () => {
  const ledgers = createLedgers();
  await write(anEntry());
  const first = await ledgers.read(site.database, bookingId);
  const { database, queries: asked } = noteQueries(site.database);
  expect(await ledgers.read(database, bookingId)).toBe(first);
  expect(asked).toHaveLength(1);
});

test('an entry is there as soon as it is written, of the same instant too', async () => {
  const ledgers = createLedgers();
  expect(await ledgers.read(site.database, bookingId)).toMatchObject({ entries: [], balances: { STAY: 0 } });
  await write(anEntry());
  expect(await ledgers.read(site.database, bookingId)).toMatchObject({ balances: { STAY: 100 } });
  await write(anEntry({ amount: 7 }));
  const { entries, balances, forGuest, forAdmin } = await ledgers.read(site.database, bookingId);
  expect([entries.length, balances.STAY, forAdmin().length]).toEqual([2, 107, 2]);
  expect(JSON.stringify(forGuest())).not.toMatch(/Nota|Maria/);
});

test('an entry of a clock that went back stands where its instant is', async () => {
  const ledgers = createLedgers();
  await write(anEntry());
  await ledgers.read(site.database, bookingId);
  await write(anEntry({ amount: 7, createdAt: '2027-02-28T10:00:00.000Z' }));
  const { entries } = await ledgers.read(site.database, bookingId);
  expect(entries.map(({ amount }) => amount)).toEqual([7, 100]);
});

test('what a transaction takes back is in no ledger', async () => {
  const ledgers = createLedgers();
  await write(anEntry());
  const broken = transact(site.database, async (trx) => {
    await insertEntries(trx, [anEntry({ amount: 900, createdAt: '2027-03-02T10:00:00.000Z' })]);
    expect((await ledgers.read(trx, bookingId)).balances.STAY).toBe(1000);
    throw new Error('taken back');
  });
  await expect(broken).rejects.toThrow('taken back');
  await write(anEntry({ amount: 5, createdAt: '2027-03-02T10:00:00.000Z' }));
  expect((await ledgers.read(site.database, bookingId)).balances.STAY).toBe(105);
});

test('the stays that were looked at long ago are read anew, and right', async () => {
  const ledgers = createLedgers();
  await write(anEntry());
  await ledgers.read(site.database, bookingId);
  for (let other = 0; other < 60; other += 1) await ledgers.read(site.database, randomUUID());
  const { database, queries: asked } = noteQueries(site.database);
  expect((await ledgers.read(database, bookingId)).balances.STAY).toBe(100);
  expect(asked).toEqual(['select entries']);
  expect((await ledgers.read(site.database, randomUUID())).forAdmin()).toEqual([]);
});
