import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { lockBackups, openCurrentGeneration, openDataDir } from '../data-dir/data-dir.ts';
import { withDatabaseFile } from '../db/sqlite/with-database-file.ts';
import { type DataDirSite, owner, startDataDirSite } from '../testing/data-dir-site.ts';
import { createKeyRows } from '../testing/key-rows.ts';
import { withKeysShell } from './keys.shell.ts';

// Each starts a whole site.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
let passkey: string;
beforeEach(async () => {
  site = await startDataDirSite();
  ({ client } = await site.signIn());
  const { id } = await client.auth.me();
  passkey = await inDatabase(async (rows) => {
    await rows.addApp({ userId: id });
    await rows.addCodes(id);
    return await rows.addPasskey({ userId: id });
  });
});
afterEach(() => site.close());

const inDatabase = <Result>(work: (rows: ReturnType<typeof createKeyRows>) => Promise<Result>) =>
  withDatabaseFile(openCurrentGeneration(openDataDir(site.dataDir)).database, (database) =>
    work(createKeyRows(database)),
  );

const config = (more = {}) => readConfig({ DATA_DIR: site.dataDir, ADMIN_EMAIL: owner.email, ...more });

it('lists what an account is proved by, while the site runs', async () => {
  const found = await withKeysShell({ config: config() }, (shell) => shell.list(owner.email.toUpperCase()));
  expect(found).toEqual({
    passkeys: [{ name: 'Firefox su Windows', rpId: 'casa.example' }],
    appSince: '2027-03-01T10:00:00.000Z',
    codesLeft: 2,
    sessions: 1,
  });
  expect(await withKeysShell({ config: config() }, (shell) => shell.list('nobody@example.com'))).toBeUndefined();
});

it('ends all of it at once, and the site that runs obeys and writes of it', async () => {
  const done = await withKeysShell({ config: config() }, (shell) => shell.reset(owner.email));
  expect(done).toBe(owner.email);
  await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
  const { client: anew } = await site.signIn();
  expect((await anew.users.list()).map(({ twoProofs }) => twoProofs)).toEqual([false]);
  const queued = (await anew.mail.list()).map(({ subject }) => subject);
  expect(queued).toContain('È cambiato il modo di entrare nel tuo account');
});

it('writes the table alone: the list beside it is the site’s, which has it with the next start', async () => {
  await withKeysShell({ config: config() }, (shell) => shell.reset(owner.email));
  const { dataDir } = site;
  await site.close({ keepsDataDir: true });
  site = await startDataDirSite({ dataDir });
  expect(JSON.parse(readFileSync(join(dataDir, 'ended-proofs.json'), 'utf8')).ids).toContain(passkey);
});

it('changes nothing while a restore may be under way, nor for an unknown address or house', async () => {
  const held = lockBackups(openDataDir(site.dataDir));
  await expect(withKeysShell({ config: config() }, (shell) => shell.reset(owner.email))).rejects.toThrow(
    'operazione di backup',
  );
  held?.release();
  expect(await withKeysShell({ config: config() }, (shell) => shell.reset('nobody@example.com'))).toBeUndefined();
  await expect(withKeysShell({ config: config(), house: 'mare' }, (shell) => shell.list(owner.email))).rejects.toThrow(
    'mare',
  );
  expect(await client.auth.me()).toMatchObject({ email: owner.email });
});
