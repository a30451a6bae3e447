import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedDatabase } from '../../testing/postgres/engines.ts';
import type { Database } from '../database.ts';
import { isUniqueViolation } from '../faults.ts';
import { type Trx, transact } from '../transaction.ts';

async function openTenant() {
  const shared = await sharedDatabase();
  const { database } = await shared.startProcess().open();
  return { ...shared, database };
}

const count = async (trx: Trx, key: string) => {
  const found = await trx.selectFrom('attempts').select('attempted_at').where('key', '=', key).execute();
  return found.length;
};

/** The named statements of a transaction's connection, which is the same each time while only one is in use. */
async function listNamed(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements order by name`.execute(
    trx,
  );
  return rows.map(({ statement }) => statement);
}

const noteTimes = (database: Database, key: string) =>
  transact(database, async (trx) => {
    await trx.insertInto('attempts').values({ key, attempted_at: 1 }).execute();
    return await count(trx, key);
  });

test('what is asked again and again is planned once, and answers with what is there', async () => {
  const { database } = await openTenant();
  for (let times = 1; times <= 8; times += 1) expect(await noteTimes(database, 'a')).toBe(times);
  const named = await transact(database, listNamed);
  expect(named.map((statement) => statement.split(' ', 1)[0])).toEqual(['insert', 'select']);
});

test('what asks for whatever columns there are goes on answering where another process has added one', async () => {
  const { ask, database } = await openTenant();
  const read = () =>
    transact(database, async (trx) => {
      await count(trx, 'a');
      return await trx.selectFrom('attempts').selectAll().where('key', '=', 'a').execute();
    });
  await noteTimes(database, 'a');
  for (let times = 0; times < 8; times += 1) expect(await read()).toEqual([{ key: 'a', attempted_at: 1 }]);
  await ask('alter table house_house.attempts add column told bigint');
  expect(await read()).toEqual([{ key: 'a', attempted_at: 1, told: null }]);
});

test('a connection names a hundred statements at most', async () => {
  const { database } = await openTenant();
  const named = await transact(database, async (trx) => {
    for (let length = 1; length <= 120; length += 1) {
      const keys = Array.from({ length }, (_, place) => `${place}`);
      for (let times = 0; times < 3; times += 1)
        await trx.selectFrom('attempts').select('key').where('key', 'in', keys).execute();
    }
    return await listNamed(trx);
  });
  expect(named).toHaveLength(100);
});

test('what failed is asked again, by name too', async () => {
  const { database } = await openTenant();
  const addWording = (kind: string) =>
    transact(database, async (trx) => {
      await trx.insertInto('mail_wordings').values({ kind, subject: 'a', body: 'b' }).execute();
    });
  for (const kind of ['a', 'b', 'c']) await addWording(kind);
  for (let times = 0; times < 3; times += 1) await expect(addWording('a')).rejects.toSatisfy(isUniqueViolation);
  await addWording('d');
  expect(await database.selectFrom('mail_wordings').select('kind').orderBy('kind').execute()).toHaveLength(4);
});
