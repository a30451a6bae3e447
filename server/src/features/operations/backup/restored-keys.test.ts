import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCurrentGeneration, openDataDir } from '../../../data-dir/data-dir.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { transact } from '../../../db/transaction.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { createKeyRows } from '../../../testing/key-rows.ts';
import { endKeys, endProofs } from '../../accounts/keys/index.ts';
import { restoreFromShell } from './backup.shell.ts';

// Each starts whole sites, in turn.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
beforeEach(async () => {
  site = await startDataDirSite();
  ({ client } = await site.signIn());
});
afterEach(() => site.close());

const fileOf = () => openCurrentGeneration(openDataDir(site.dataDir)).database;
const listFile = () => join(site.dataDir, 'ended-proofs.json');

/** Writes as another process does, while the site runs. */
async function write<Result>(
  work: (rows: ReturnType<typeof createKeyRows>, userId: string) => Promise<Result>,
): Promise<Result> {
  const { id } = await client.auth.me();
  return await withDatabaseFile(fileOf(), (database) => work(createKeyRows(database), id));
}

async function end(ids: readonly string[]): Promise<void> {
  await withDatabaseFile(fileOf(), (database) =>
    transact(database, async (trx) => {
      await endProofs(trx, ids, new Date());
      await trx.deleteFrom('passkeys').where('id', 'in', ids).execute();
      await trx.deleteFrom('code_apps').where('id', 'in', ids).execute();
    }),
  );
}

async function backUp(): Promise<string> {
  await client.backup.create({ body: { location: 'local' } });
  return (await client.backup.list())[0]?.id ?? '';
}

/** The owner's keys are rows that no authenticator made: she signs in by password once they are removed. */
async function restore(id: string) {
  await proveByPasskey();
  return await client.backup.restore({ params: { id }, body: { password: owner.password } });
}

async function proveByPasskey(): Promise<void> {
  await withDatabaseFile(fileOf(), async (database) => {
    await database.updateTable('sessions').set({ proved_by: 'PASSKEY', proved_at: new Date().toISOString() }).execute();
  });
}

async function keysThere() {
  return await withDatabaseFile(fileOf(), async (database) => {
    const ids = async (table: 'passkeys' | 'code_apps' | 'recovery_codes' | 'ended_proofs') =>
      (await database.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted();
    return {
      passkeys: await ids('passkeys'),
      apps: await ids('code_apps'),
      codes: await ids('recovery_codes'),
      ended: await ids('ended_proofs'),
    };
  });
}

it('a key that was removed after the backup does not come back, and one that was there before it stays', async () => {
  const ids = await write(async (rows, userId) => ({
    lost: await rows.addPasskey({ userId }),
    retained: await rows.addPasskey({ userId }),
    app: await rows.addApp({ userId }),
  }));
  const id = await backUp();
  await end([ids.lost, ids.app]);
  const answer = await restore(id);
  expect(answer).not.toHaveProperty('withoutSecondProof');
  expect(await keysThere()).toMatchObject({
    passkeys: [ids.retained],
    apps: [],
    ended: [ids.lost, ids.app].toSorted(),
  });
});

it('what is ended is named beside the data, for this account alone to read, and an older restore keeps the union', async () => {
  const first = await backUp();
  const lost = await write((rows, userId) => rows.addPasskey({ userId }));
  const second = await backUp();
  await end([lost]);
  await restore(first);
  ({ client } = await site.signIn());
  expect(JSON.parse(readFileSync(listFile(), 'utf8'))).toEqual({ ids: [lost], asksTwoProofs: false });
  expect(statSync(listFile()).mode & 0o777).toBe(0o600);
  await restore(second);
  expect((await keysThere()).passkeys).toEqual([]);
});

it('who had a second proof and has none then is named, and codes that stood in for it are gone', async () => {
  const id = await write(async (rows, userId) => {
    await rows.addCodes(userId);
    return await rows.addPasskey({ userId });
  });
  const backup = await backUp();
  await end([id]);
  const newer = await write((rows, userId) => rows.addPasskey({ userId }));
  const { name } = await client.auth.me();
  expect(await restore(backup)).toMatchObject({ withoutSecondProof: [name] });
  expect(await keysThere()).toMatchObject({ passkeys: [], codes: [] });
  expect((await keysThere()).ended).not.toContain(newer);
});

it('an app accepts no code that was shown before the restore, and two proofs are asked where they were or are', async () => {
  await write((rows, userId) => rows.addApp({ userId }));
  const backup = await backUp();
  await proveByPasskey();
  await client.accessSettings.update({ body: { staffTwoProofs: true } });
  expect(JSON.parse(readFileSync(listFile(), 'utf8'))).toMatchObject({ asksTwoProofs: true });
  const before = Math.floor(Date.now() / 30_000);
  await restore(backup);
  const { step, asks } = await withDatabaseFile(fileOf(), async (database) => ({
    step: (await database.selectFrom('code_apps').select('last_step').executeTakeFirst())?.last_step ?? 0,
    asks: (await database.selectFrom('access_settings').select('asks_two_proofs').executeTakeFirst())?.asks_two_proofs,
  }));
  expect(step).toBeGreaterThanOrEqual(before);
  expect(asks).toBe(1);
});

it('the command takes them out, too, where the present database is damaged: the list beside it is enough', async () => {
  const lost = await write((rows, userId) => rows.addPasskey({ userId }));
  const id = await backUp();
  const archive = join(site.dataDir, 'archive.tar');
  await proveByPasskey();
  writeFileSync(archive, Buffer.from(await (await client.backup.download({ params: { id } })).arrayBuffer()));
  await end([lost]);
  // A start records an end of keys that a kill prevented from being recorded.
  const { dataDir } = site;
  await site.close({ keepsDataDir: true });
  site = await startDataDirSite({ dataDir });
  await site.close({ keepsDataDir: true });
  const damaged = openCurrentGeneration(openDataDir(dataDir)).database;
  for (const ending of ['-wal', '-shm']) rmSync(`${damaged}${ending}`, { force: true });
  writeFileSync(damaged, 'no database at all');
  const { aftermath, withoutSecondProof } = await restoreFromShell({ dataDir, appVersion: '1.0.0', archive });
  expect(aftermath).toHaveProperty('leftoverFolder');
  expect(withoutSecondProof).toHaveLength(1);
  site = await startDataDirSite({ dataDir });
  expect((await keysThere()).passkeys).toEqual([]);
  expect((await keysThere()).ended).toEqual([lost]);
});

it('a new machine has the archive’s own list alone', async () => {
  const retained = await write((rows, userId) => rows.addPasskey({ userId }));
  const id = await backUp();
  const archive = join(site.dataDir, 'archive.tar');
  await proveByPasskey();
  writeFileSync(archive, Buffer.from(await (await client.backup.download({ params: { id } })).arrayBuffer()));
  await end([retained]);
  const dataDir = join(site.dataDir, 'elsewhere');
  await restoreFromShell({ dataDir, appVersion: '1.0.0', archive });
  const { database } = openCurrentGeneration(openDataDir(dataDir));
  const connection = new SqliteDatabase(database, { readonly: true });
  expect(connection.prepare('select id from passkeys').pluck().all()).toEqual([retained]);
  connection.close();
  expect(existsSync(join(dataDir, 'ended-proofs.json'))).toBe(false);
});

it('a closed account leaves the names of its keys', async () => {
  const passkey = await write((rows, userId) => rows.addPasskey({ userId }));
  await withDatabaseFile(fileOf(), (database) =>
    transact(database, async (trx) => {
      const user = await trx.selectFrom('users').select('id').executeTakeFirstOrThrow();
      expect(await endKeys(trx, { userId: user.id, at: new Date() })).toBe(true);
    }),
  );
  expect((await keysThere()).ended).toEqual([passkey]);
});
