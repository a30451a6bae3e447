import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringToLife } from '../../starter/starter-content.ts';
import { sharedDatabase } from '../../testing/postgres/engines.ts';
import { TEMPLATE } from '../../testing/postgres/site-database.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import type { TenantData } from '../engine.ts';
import { schemaVersion } from '../schema-version.ts';
import { inspectDatabase } from '../sqlite/inspect-database.ts';
import { listTables } from '../sqlite/list-tables.ts';
import { transact } from '../transaction.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-copies-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => join(folder, `${name}.sqlite`);

/** All rows of all tables, sorted. */
function contentsOf(file: string): Record<string, string[]> {
  const connection = new SqliteDatabase(file, { readonly: true });
  const entries = listTables(connection).map(({ name }) => {
    const rows = connection.prepare(`select * from "${name}"`).all();
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  connection.close();
  return Object.fromEntries(entries);
}

/** A property with guests, letters, translations and a two-level menu. */
async function openFilled() {
  const shared = await sharedDatabase(TEMPLATE);
  const tenant = await shared.startProcess().open();
  await transact(tenant.database, (trx) => bringToLife(trx, createTestClock(new Date('2027-03-01T10:00:00Z'))));
  return { shared, tenant };
}

const namesOf = async ({ database }: TenantData) =>
  (await database.selectFrom('property').select('name').execute()).map(({ name }) => name);

test('a house that is copied out is a sound database of this program, and copied in elsewhere it is the same', async () => {
  const { shared, tenant } = await openFilled();
  expect(await tenant.copyOut(fileOf('out'))).toBe(schemaVersion);
  expect(inspectDatabase(fileOf('out'))).toBe(schemaVersion);
  const other = await shared.startProcess().open('other');
  await other.copyIn?.(fileOf('out'), async () => undefined);
  await other.copyOut(fileOf('again'));
  const contents = contentsOf(fileOf('out'));
  expect(contents.bookings?.length).toBeGreaterThan(5);
  expect(contents.menu_items?.length).toBeGreaterThan(2);
  expect(contentsOf(fileOf('again'))).toEqual(contents);
});

test('what is copied in takes the place of all there was, but of what is kept of the house', async () => {
  const { tenant } = await openFilled();
  await tenant.copyOut(fileOf('out'));
  await tenant.openStoredRow?.('settings').change(() => 'kept');
  await transact(tenant.database, async (trx) => {
    await trx.updateTable('property').set({ name: 'another name' }).execute();
    await trx.insertInto('attempts').values({ key: 'since', attempted_at: 1 }).execute();
  });
  await tenant.copyIn?.(fileOf('out'), async () => undefined);
  await tenant.copyOut(fileOf('again'));
  expect(contentsOf(fileOf('again'))).toEqual(contentsOf(fileOf('out')));
  expect(await tenant.openStoredRow?.('settings').read()).toBe('kept');
});

test('what may never be changed is copied in too, and after it may no more be changed than before', async () => {
  const { tenant } = await openFilled();
  const { database } = tenant;
  const { id: booking_id } = await database.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const paid = {
    booking_id,
    direction: 'IN',
    purpose: 'STAY',
    amount: 100,
    method: 'CASH',
    date: '2027-03-01',
  } as const;
  const written = {
    note: null,
    reference: null,
    together: null,
    source: 'OWNER',
    created_at: '',
    written_by: '',
  } as const;
  for (const [id, reverses] of [
    ['a', null],
    ['b', 'a'],
    ['c', 'b'],
  ] as const) {
    await database
      .insertInto('entries')
      .values({ id, key: id, reverses, ...paid, ...written })
      .execute();
  }
  await tenant.copyOut(fileOf('out'));
  await tenant.copyIn?.(fileOf('out'), async () => undefined);
  await tenant.copyOut(fileOf('again'));
  expect(contentsOf(fileOf('again')).entries).toHaveLength(3);
  await expect(database.updateTable('entries').set({ amount: 1 }).execute()).rejects.toThrow('never changed');
  await expect(database.deleteFrom('entries').execute()).rejects.toThrow('never deleted');
});

test('until all of it is in, others read what was there, and who writes waits', async () => {
  const { shared, tenant } = await openFilled();
  const [name = ''] = await namesOf(tenant);
  await tenant.copyOut(fileOf('out'));
  await transact(tenant.database, async (trx) => {
    await trx.updateTable('property').set({ name: 'while it was away' }).execute();
  });
  const elsewhere = await shared.startProcess().open();
  const events: string[] = [];
  const late: Promise<unknown>[] = [];
  await tenant.copyIn?.(fileOf('out'), async () => {
    expect(await namesOf(elsewhere)).toEqual(['while it was away']);
    const write = transact(elsewhere.database, async (trx) => {
      events.push('written');
      await trx.updateTable('property').set({ bedrooms: 9 }).execute();
    });
    const note = elsewhere.database.insertInto('attempts').values({ key: 'late', attempted_at: 1 }).execute();
    late.push(
      write,
      note.then(() => events.push('written')),
    );
    await tenant.copyOut(fileOf('safety'));
    expect(events).toEqual([]);
  });
  await Promise.all(late);
  expect(contentsOf(fileOf('safety')).property?.[0]).toContain('while it was away');
  expect(await namesOf(elsewhere)).toEqual([name]);
});

test('what fails leaves all as it was', async () => {
  const { tenant } = await openFilled();
  await tenant.copyOut(fileOf('out'));
  const changed = new SqliteDatabase(fileOf('out'));
  changed.pragma('foreign_keys = OFF');
  changed.exec("update occupied_days set booking_id = 'nobody'");
  changed.close();
  await expect(tenant.copyIn?.(fileOf('out'), async () => undefined)).rejects.toThrow(/occupied_days/);
  await tenant.copyOut(fileOf('again'));
  expect(contentsOf(fileOf('again')).occupied_days?.join()).not.toContain('nobody');
  expect(contentsOf(fileOf('again')).bookings?.length).toBeGreaterThan(5);
});

test('a file of another schema is refused', async () => {
  const { tenant } = await openFilled();
  await tenant.copyOut(fileOf('out'));
  const older = new SqliteDatabase(fileOf('out'));
  older.pragma(`user_version = ${schemaVersion - 1}`);
  older.close();
  await expect(tenant.copyIn?.(fileOf('out'), async () => undefined)).rejects.toThrow('another schema');
});
