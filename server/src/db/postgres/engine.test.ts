import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedDatabase } from '../../testing/postgres/engines.ts';
import type { Database } from '../database.ts';
import { isBusy, isUniqueViolation } from '../faults.ts';
import { DatabaseTooNewError, schemaVersion } from '../schema-version.ts';
import { type Trx, transact } from '../transaction.ts';

const note = (key: string) => async (trx: Trx) => {
  await trx.insertInto('attempts').values({ key, attempted_at: 1 }).execute();
};

async function listNoted(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('attempts').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

test('processes that start together bring a house up to date once, and it stays so', async () => {
  const shared = await sharedDatabase();
  const tenants = await Promise.all([1, 2, 3].map(() => shared.startProcess().open()));
  for (const [index, { database }] of tenants.entries()) await transact(database, note(`${index}`));
  const again = await shared.startProcess().open();
  expect(await listNoted(again.database)).toEqual(['0', '1', '2']);
});

test('a house that is open can be locked, also where the line for locks comes after all other connections', async () => {
  const shared = await sharedDatabase();
  const connect: () => Promise<pg.Client> = pg.Client.prototype.connect;
  const spied = vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(async function late(this: pg.Client) {
    await sleep(1500);
    return await connect.call(this);
  });
  onTestFinished(() => spied.mockRestore());
  const tenant = await shared.startProcess().open();
  const lock = await tenant.lock?.('backup');
  expect(lock).toBeDefined();
  await lock?.release();
});

test('a house of a newer program is refused and left as it is', async () => {
  const shared = await sharedDatabase();
  await shared.startProcess().open();
  await shared.ask(`update house_house.schema_state set version = ${schemaVersion + 1}`);
  await expect(shared.startProcess().open()).rejects.toThrow(DatabaseTooNewError);
  expect(await shared.ask('select version from house_house.schema_state')).toEqual([
    { version: `${schemaVersion + 1}` },
  ]);
});

test('a house knows nothing of its neighbours', async () => {
  const shared = await sharedDatabase();
  const process = shared.startProcess();
  const [left, right] = [await process.open('left'), await process.open('right-2')];
  await transact(left.database, note('left'));
  await transact(right.database, note('right'));
  expect([await listNoted(left.database), await listNoted(right.database)]).toEqual([['left'], ['right']]);
});

test('a question that names no house finds nothing to ask', async () => {
  const { database } = await (await sharedDatabase()).startProcess().open();
  await expect(sql`select * from attempts`.execute(database)).rejects.toThrow(/attempts/);
});

test.each(['', 'A', '-a', 'a"b', 'a b', 'x'.repeat(60)])('«%s» is no name of a house', async (name) => {
  const process = (await sharedDatabase()).startProcess();
  await expect(process.open(name)).rejects.toThrow('not the name of a house');
});

test('numbers are numbers, counted and added up too, and what is true is 1', async () => {
  const { database } = await (await sharedDatabase()).startProcess().open();
  await transact(database, note('a'));
  const row = await database
    .selectFrom('attempts')
    .select(({ fn, eb }) => [
      'attempted_at',
      fn.countAll().as('count'),
      fn.sum('attempted_at').as('sum'),
      fn.avg('attempted_at').as('mean'),
      eb('attempted_at', '=', 1).as('is_one'),
    ])
    .groupBy('attempted_at')
    .execute();
  expect(row).toEqual([{ attempted_at: 1, count: 1, sum: 1, mean: 1, is_one: 1 }]);
});

test('texts are in the order of their characters’ codes, as in a file', async () => {
  const { database } = await (await sharedDatabase()).startProcess().open();
  for (const key of ['b', 'a-', 'B', 'a', 'è']) await transact(database, note(key));
  expect(await listNoted(database)).toEqual(['B', 'a', 'a-', 'b', 'è']);
});

test('what is one of none is nothing, and everything is none of none', async () => {
  const { database } = await (await sharedDatabase()).startProcess().open();
  await transact(database, note('a'));
  const keys = database.selectFrom('attempts').select('key');
  expect(await keys.where('key', 'in', []).execute()).toEqual([]);
  expect(await keys.where('key', 'not in', []).execute()).toEqual([{ key: 'a' }]);
});

test('of processes that read and then write, each reads what those before it wrote', async () => {
  const shared = await sharedDatabase();
  const databases = await Promise.all([1, 2, 3].map(async () => (await shared.startProcess().open()).database));
  const takeOneOfFive = async (trx: Trx) => {
    const taken = await trx.selectFrom('attempts').select('key').execute();
    if (taken.length >= 5) return false;
    await note('taken')(trx);
    return true;
  };
  const tries = databases.flatMap((database) => Array.from({ length: 10 }, () => transact(database, takeOneOfFive)));
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((isTaken) => isTaken)).toHaveLength(5);
});

test('works that share a commit keep what the others undo', async () => {
  const { database } = await (await sharedDatabase()).startProcess().open();
  const twice = async (trx: Trx) => {
    const day = { start_date: '2027-01-01', end_date: '2027-01-01', weekly_price: 1, by_night: 0 } as const;
    await trx.insertInto('price_exceptions').values([day, day]).execute();
  };
  const [before, broken, after] = await Promise.allSettled([
    transact(database, note('before')),
    transact(database, twice),
    transact(database, note('after')),
  ]);
  expect([before.status, after.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(broken.status === 'rejected' && isUniqueViolation(broken.reason)).toBe(true);
  expect(await listNoted(database)).toEqual(['after', 'before']);
});

test('a connection that is lost in the middle is a passing fault, nothing of it stays, and the process goes on', async () => {
  const shared = await sharedDatabase();
  const { database } = await shared.startProcess().open();
  const cut = transact(database, async (trx) => {
    await note('lost')(trx);
    await shared.cutAll();
    await note('never')(trx);
  });
  const [{ status, ...outcome }] = await Promise.allSettled([cut]);
  expect(status).toBe('rejected');
  expect('reason' in outcome && isBusy(outcome.reason)).toBe(true);
  await transact(database, note('later'));
  expect(await listNoted(database)).toEqual(['later']);
});

test('a transaction that has fallen silent is given up, and others write', async () => {
  const shared = await sharedDatabase();
  const [silent, other] = [await shared.startProcess().open(), await shared.startProcess().open()];
  const goOn = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const frozen = transact(silent.database, async (trx) => {
    await note('frozen')(trx);
    begun.resolve();
    await goOn.promise;
  });
  await begun.promise;
  await transact(other.database, note('other'));
  goOn.resolve();
  await expect(frozen).rejects.toSatisfy(isBusy);
  expect(await listNoted(other.database)).toEqual(['other']);
});
