import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { migrations } from '../../server/src/db/migrations/index.ts';
import { schemaVersion } from '../../server/src/db/schema-version.ts';
import { currentGeneration, faultsOf } from '../support/data-dir.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { test as base, expect } from '../support/site-test.ts';
import { makeDataDir, removeDataDir, spawnSite, startSite } from '../support/start-site.ts';

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({ browserName }, use) => {
    const dataDir = makeDataDir(`migrations-${browserName}`);
    await use(dataDir);
    removeDataDir(dataDir);
  },
});

/** A site left by a program with fewer migrations, with an account in it. */
function makeOldSite(dataDir: string, steps: number): string {
  rmSync(dataDir, { recursive: true, force: true });
  const { database } = currentGeneration(dataDir);
  const connection = new SqliteDatabase(database);
  connection.pragma('journal_mode = WAL');
  for (const step of migrations.slice(0, steps)) connection.exec(step.sql);
  connection.pragma(`user_version = ${steps}`);
  connection.exec(`insert into users (id, name, email, email_key, password_hash, role, created_at)
    values ('ada', 'Ada', 'ada@example.com', 'ada@example.com', '', 'USER', '2026-01-01T00:00:00.000Z')`);
  connection.close();
  return database;
}

function inspect(database: string) {
  const connection = new SqliteDatabase(database, { readonly: true });
  const version = connection.pragma('user_version', { simple: true });
  const ada = connection.prepare("select name from users where id = 'ada'").pluck().get();
  connection.close();
  return { version, ada, faults: faultsOf(database) };
}

const KILLS = byRunLength({ once: 1, short: 2, long: 10 });

test('an update that is killed half-way goes on at the next start, and what was there before is kept', {
  tag: '@gate',
}, async ({ dataDir }) => {
  test.setTimeout(byRunLength({ short: 120_000, long: 300_000 }));
  const versions = new Set<unknown>();
  for (let round = 0; round < KILLS; round += 1) {
    const database = makeOldSite(dataDir, 2);
    const child = spawnSite({ dataDir });
    const ended = once(child, 'exit');
    // The copy is the first step of an update: from here on it is running.
    while (!existsSync(join(dataDir, 'backups')) || readdirSync(join(dataDir, 'backups')).length === 0) await after(1);
    await after(momentWithin(30));
    child.kill('SIGKILL');
    await ended;
    versions.add(inspect(database).version);

    const site = await startSite({ dataDir });
    await site.stop();
    expect(inspect(database)).toEqual({ version: schemaVersion, ada: 'Ada', faults: [] });
    const copy = join(dataDir, `backups/before-migration-from-2-to-${schemaVersion}.sqlite`);
    if (existsSync(copy)) expect(inspect(copy)).toEqual({ version: 2, ada: 'Ada', faults: [] });
    expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.startsWith('before-'))).not.toEqual([]);
  }
  test.info().annotations.push({ type: 'versions at which it was killed', description: [...versions].join(', ') });
});

test('a database of a newer program is refused by name and left as it is', async ({ dataDir }) => {
  const database = makeOldSite(dataDir, migrations.length);
  const connection = new SqliteDatabase(database);
  connection.pragma(`user_version = ${schemaVersion + 1}`);
  connection.close();
  const before = readFileSync(database);
  const child = spawnSite({ dataDir });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(readFileSync(database).equals(before)).toBe(true);
});
