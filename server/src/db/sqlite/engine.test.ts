import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { schemaVersion } from '../schema-version.ts';
import { transact } from '../transaction.ts';
import { createSqliteEngine } from './engine.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-engine-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openTenant = () =>
  createSqliteEngine().open({ name: 'a', file: join(folder, 'a.sqlite'), backups: join(folder, 'backups') });

it('a copy has what was written before it was asked for, and is of this schema', async () => {
  const tenant = await openTenant();
  await transact(tenant.database, async (trx) => {
    await trx.insertInto('attempts').values({ key: 'before', attempted_at: 1 }).execute();
  });
  expect(await tenant.copyOut(join(folder, 'copy.sqlite'))).toBe(schemaVersion);
  const copy = openDatabase(join(folder, 'copy.sqlite'));
  expect(await copy.database.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'before' }]);
  await copy.database.destroy();
  await tenant.close();
});

it('a copy that cannot be written is a fault, not an end', async () => {
  const tenant = await openTenant();
  await expect(tenant.copyOut(join(folder, 'nowhere', 'copy.sqlite'))).rejects.toThrow();
  await tenant.close();
});

it('the file keeps nothing of what was deleted', () => {
  const { connection } = openDatabase(join(folder, 'a.sqlite'));
  expect(connection.pragma('secure_delete', { simple: true })).toBe(1);
  connection.close();
});

it('a house has its leader lease at once and gives it back when it ends', async () => {
  const tenant = await openTenant();
  const events: string[] = [];
  const end = tenant.leaderLease.follow({ take: () => void events.push('take'), drop: () => void events.push('drop') });
  expect(events).toEqual(['take']);
  await end();
  expect(events).toEqual(['take', 'drop']);
  await tenant.close();
});

it('a listener hears a word, until it stops listening', async () => {
  const tenant = await openTenant();
  const messages: string[] = [];
  const nothing = () => undefined;
  const end = tenant.notifications.subscribe({
    site: nothing,
    mail: nothing,
    lost: nothing,
    found: nothing,
    message: (message) => messages.push(message),
  });
  await tenant.notifications.publish('stop');
  end();
  await tenant.notifications.publish('again');
  expect(messages).toEqual(['stop']);
  await tenant.close();
});
