import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { type Trx, transact } from '../transaction.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let database: Database;
let connection: SqliteDatabase.Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-transaction-'));
  const opened = openDatabase(join(folder, 'database.sqlite'));
  migrate(opened.connection, folder);
  ({ database, connection } = opened);
});

afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const note = (key: string) => async (trx: Trx) => {
  await trx.insertInto('attempts').values({ key, attempted_at: 1 }).execute();
  return key;
};

async function listNoted(): Promise<string[]> {
  const rows = await database.selectFrom('attempts').select('key').orderBy('key').execute();
  return rows.map((row) => row.key);
}

test('work that throws leaves nothing behind and undoes nothing of what was asked for with it', async () => {
  const outcomes = await Promise.allSettled([
    transact(database, note('before')),
    transact(database, async (trx) => {
      await note('undone')(trx);
      throw new Error('changed its mind');
    }),
    transact(database, note('after')),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await listNoted()).toEqual(['after', 'before']);
});

test('works that are asked for together see each other in turn', async () => {
  const count = (trx: Trx) => trx.selectFrom('attempts').select('key').execute();
  const counts = ['a', 'b', 'c'].map((key) =>
    transact(database, async (trx) => {
      await note(key)(trx);
      return (await count(trx)).length;
    }),
  );
  expect(await Promise.all(counts)).toEqual([1, 2, 3]);
});

test('a commit that fails is told to all who share it, and the next one is free of it', async () => {
  const outcomes = await Promise.allSettled([
    transact(database, note('shared')),
    transact(database, async (trx) => {
      await sql`pragma defer_foreign_keys = on`.execute(trx);
      await trx.insertInto('occupied_days').values({ day: '2027-06-05', booking_id: 'nobody' }).execute();
    }),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  await transact(database, note('later'));
  expect(await listNoted()).toEqual(['later']);
});

test('a full disk is named to all who share a commit, and what follows is free of it', async () => {
  const pages = connection.pragma('page_count', { simple: true });
  connection.pragma(`max_page_count = ${pages}`);
  const outcomes = await Promise.allSettled([
    transact(database, note('before')),
    transact(database, note('x'.repeat(100_000))),
    transact(database, note('after')),
  ]);
  const full = { status: 'rejected', reason: { code: 'SQLITE_FULL' } };
  expect(outcomes).toMatchObject([full, full, full]);
  connection.pragma('max_page_count = 10000');
  await transact(database, note('later'));
  expect(await listNoted()).toEqual(['later']);
});

test('what is asked for while a transaction is open waits for its end and shares the next', async () => {
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = transact(database, async (trx) => {
    await note('first')(trx);
    begun.resolve();
    await goOn.promise;
    events.push('first');
  });
  await begun.promise;
  const shared = transact(database, async (trx) => {
    events.push('shared');
    await note('shared')(trx);
  });
  await setImmediate();
  const broken = transact(database, async (trx) => {
    events.push('broken');
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await trx.insertInto('occupied_days').values({ day: '2027-06-05', booking_id: 'nobody' }).execute();
  });
  await setImmediate();
  expect(events).toEqual([]);
  goOn.resolve();
  const outcomes = await Promise.allSettled([first, shared, broken]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(events).toEqual(['first', 'shared', 'broken']);
  expect(await listNoted()).toEqual(['first']);
});

test('work that throws alone leaves nothing behind, and what follows is free of it', async () => {
  const fault = new Error('changed its mind');
  const alone = transact(database, async (trx) => {
    await note('undone')(trx);
    throw fault;
  });
  await expect(alone).rejects.toBe(fault);
  await transact(database, note('later'));
  expect(await listNoted()).toEqual(['later']);
});

/** SQLite's number for FULL: each commit syncs the log. NORMAL could lose the last commits to a power cut. */
const FULL = 2;

test('a commit is on the disk, and not on its way there, when it has come to its end', () => {
  expect(connection.pragma('synchronous', { simple: true })).toBe(FULL);
});
