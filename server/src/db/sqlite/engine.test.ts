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

const openHouse = () =>
  createSqliteEngine().open({ name: 'a', file: join(folder, 'a.sqlite'), backups: join(folder, 'backups') });

it('a copy has what was written before it was asked for, and is of this schema', async () => {
  const house = await openHouse();
  await transact(house.database, async (trx) => {
    await trx.insertInto('attempts').values({ key: 'before', attempted_at: 1 }).execute();
  });
  expect(await house.copyOut(join(folder, 'copy.sqlite'))).toBe(schemaVersion);
  const copy = openDatabase(join(folder, 'copy.sqlite'));
  expect(await copy.database.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'before' }]);
  await copy.database.destroy();
  await house.close();
});

it('a copy that cannot be written is a fault, not an end', async () => {
  const house = await openHouse();
  await expect(house.copyOut(join(folder, 'nowhere', 'copy.sqlite'))).rejects.toThrow();
  await house.close();
});

it('the file keeps nothing of what was deleted', () => {
  const { connection } = openDatabase(join(folder, 'a.sqlite'));
  expect(connection.pragma('secure_delete', { simple: true })).toBe(1);
  connection.close();
});

it('a house has its duty at once and gives it back when it ends', async () => {
  const house = await openHouse();
  const told: string[] = [];
  const end = house.duty.follow({ take: () => void told.push('take'), drop: () => void told.push('drop') });
  expect(told).toEqual(['take']);
  await end();
  expect(told).toEqual(['take', 'drop']);
  await house.close();
});

it('a word is heard by who listens, until it no longer does', async () => {
  const house = await openHouse();
  const heard: string[] = [];
  const nothing = () => undefined;
  const end = house.bell.listen({
    site: nothing,
    mail: nothing,
    lost: nothing,
    found: nothing,
    word: (word) => heard.push(word),
  });
  await house.bell.say('stop');
  end();
  await house.bell.say('again');
  expect(heard).toEqual(['stop']);
  await house.close();
});
