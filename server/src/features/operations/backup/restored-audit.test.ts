import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeInFolder } from '../../../adapters/stored-values.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { countUnreadErasures } from '../privacy/personal-data/erased-addresses.ts';
import { restoreFromShell } from './backup.shell.ts';

// Each starts whole sites, one after another.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
beforeEach(async () => {
  site = await startDataDirSite();
  ({ client } = await site.signIn());
});
afterEach(() => site.close());

const GUEST = { name: 'Ada Neri', email: 'ada@example.com', password: 'abbastanza lunga' };

async function backUp(): Promise<string> {
  await client.backup.create({ body: { location: 'local' } });
  return (await client.backup.list())[0]?.id ?? '';
}

const write = () =>
  site.withToken(undefined).contact.send({
    body: { name: 'Ada', email: GUEST.email, message: 'È libera a giugno?', privacyAccepted: true },
  });

const summaries = async () =>
  (await client.audit.list({ query: {} })).entries.map(({ action, summary }) => `${action} ${summary}`);

it('lines that stand now outlive a restore, and one says who restored what', async () => {
  const id = await backUp();
  await client.visits.changeSettings({ body: { isOn: false } });
  const before = (await client.audit.list({ query: {} })).entries;
  await client.backup.restore({ params: { id }, body: { password: owner.password } });
  ({ client } = await site.signIn());
  const after = (await client.audit.list({ query: {} })).entries;
  for (const line of before) expect(after).toContainEqual(line);
  const restored = after.find(({ action }) => action === 'BACKUP_RESTORED');
  expect(restored).toMatchObject({ object: 'BACKUP', objectId: id, by: { name: 'Proprietario' } });
  const safety = (await client.backup.list()).find(({ kind }) => kind === 'safety');
  expect(after).toContainEqual(
    expect.objectContaining({ action: 'BACKUP_MADE', objectId: safety?.id, summary: 'Prima di un ripristino' }),
  );
});

it('who was erased stays so after a restore from before, and nobody reads an address in what says so', async () => {
  await site.withToken(undefined).auth.register({ body: GUEST });
  await write();
  const id = await backUp();
  const archive = join(site.dataDir, 'archive.tar');
  writeFileSync(archive, Buffer.from(await (await client.backup.download({ params: { id } })).arrayBuffer()));
  await client.personalData.erase({ body: { email: GUEST.email } });
  await client.backup.restore({ params: { id }, body: { password: owner.password } });
  ({ client } = await site.signIn());
  const names = async () => [
    ...(await client.users.list()).map(({ email }) => email),
    ...(await client.contact.list()).map(({ email }) => email),
  ];
  expect(await names()).toEqual([owner.email]);
  expect(await summaries()).toContainEqual(
    expect.stringContaining('Di nuovo, dopo un ripristino: 1 messaggi dal sito'),
  );
  const list = readFileSync(join(site.dataDir, 'erased-addresses.json'), 'utf8');
  expect(list).not.toContain('ada@');
  await write();
  expect(await names()).toEqual([owner.email, GUEST.email]);
  // Also by the command, before the site answers again.
  const { dataDir } = site;
  await site.close({ keepsDataDir: true });
  await restoreFromShell({ dataDir, appVersion: '1.0.0', archive });
  site = await startDataDirSite({ dataDir });
  ({ client } = await site.signIn());
  expect(await names()).toEqual([owner.email]);
  expect((await client.audit.list({ query: { action: 'BACKUP_RESTORED' } })).total).toBe(2);
});

/** Stops the site, deletes a file of it, and starts it again. */
async function startWithout(name: string): Promise<void> {
  const { dataDir } = site;
  await site.close({ keepsDataDir: true });
  rmSync(join(dataDir, name));
  site = await startDataDirSite({ dataDir });
  ({ client } = await site.signIn());
}

const emails = async () => (await client.users.list()).map(({ email }) => email);

it('who was erased stays so where the secret that signs tokens was deleted meanwhile', async () => {
  await site.withToken(undefined).auth.register({ body: GUEST });
  const id = await backUp();
  await client.personalData.erase({ body: { email: GUEST.email } });
  await startWithout('jwt-secret');
  await client.backup.restore({ params: { id }, body: { password: owner.password } });
  ({ client } = await site.signIn());
  expect(await emails()).toEqual([owner.email]);
});

it('a restore asks where it would bring back who was erased, since it can no longer be read who that was', async () => {
  await site.withToken(undefined).auth.register({ body: GUEST });
  const older = await backUp();
  await client.personalData.erase({ body: { email: GUEST.email } });
  const newer = await backUp();
  await startWithout('erased-addresses-keys.json');
  const restore = async (id: string, agreed: { readonly bringsBackErased?: true } = {}) => {
    await client.backup.restore({ params: { id }, body: { password: owner.password, ...agreed } });
    ({ client } = await site.signIn());
  };
  await restore(newer);
  await expect(restore(older)).rejects.toMatchObject({
    status: 409,
    message:
      'Il sito non sa più leggere una cancellazione fatta dopo questo backup: ripristinandolo torna anche chi avevi cancellato',
    body: { unreadErasures: 1 },
  });
  expect(await emails()).toEqual([owner.email]);
  expect(await countUnreadErasures(storeInFolder(site.dataDir), '2000-01-01T00:00:00.000Z')).toBe(1);
  await restore(older, { bringsBackErased: true });
  expect(await emails()).toEqual([owner.email, GUEST.email]);
});
