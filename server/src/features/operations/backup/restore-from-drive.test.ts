import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCurrentGeneration, openDataDir } from '../../../data-dir/data-dir.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';

// Each starts whole sites, one after another.
vi.setConfig({ testTimeout: 60_000 });

let google: DriveStandIn;
beforeEach(async () => {
  google = await startDriveStandIn();
});
afterEach(() => google.close());

type Folder = { readonly dataDir?: string };

async function startLinkedSite(folder: Folder = {}) {
  const { clientId, clientSecret } = google.credentials;
  const variables = {
    GOOGLE_DRIVE_CLIENT_ID: clientId,
    GOOGLE_DRIVE_CLIENT_SECRET: clientSecret,
    GOOGLE_DRIVE_ROOT: google.root,
  };
  const site = await startDataDirSite({ ...folder, variables });
  const { client } = await site.signIn();
  if ((await client.backup.status()).drive !== 'linked') {
    const { url } = await client.backup.linkDrive();
    await fetch(await google.consent(url), { redirect: 'manual' });
  }
  return { site, client };
}

const uploadsOf = ({ dataDir }: DataDirSite) => openCurrentGeneration(openDataDir(dataDir)).uploads;

/** Every file below a folder, as text. */
function readAll(folder: string): string {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return files
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1'))
    .join('\n');
}

it('a new machine gets the whole site back from Drive alone', async () => {
  const { site, client } = await startLinkedSite();
  await client.property.update({ body: { name: 'La casa di prima' } });
  writeFileSync(join(uploadsOf(site), 'terrazza.jpg'), 'la terrazza');
  await client.backup.create({ body: { location: 'drive' } });
  await site.close();

  const { site: elsewhere, client: newcomer } = await startLinkedSite();
  const [backup] = await newcomer.backup.list();
  const { safetyBackup } = await newcomer.backup.restore({
    params: { id: backup?.id ?? '' },
    body: { password: owner.password },
  });
  expect(safetyBackup).toMatchObject({ location: 'local', kind: 'safety' });
  const { client: anew } = await elsewhere.signIn();
  expect((await anew.property.get()).name).toBe('La casa di prima');
  expect(readFileSync(join(uploadsOf(elsewhere), 'terrazza.jpg'), 'utf8')).toBe('la terrazza');
  expect(await anew.backup.status()).toMatchObject({ drive: 'linked' });
  expect((await anew.backup.list()).map(({ location }) => location).toSorted()).toEqual(['drive', 'local']);
  await elsewhere.close();
});

it('a damaged copy on Drive changes nothing of the site', async () => {
  const { site, client } = await startLinkedSite();
  writeFileSync(join(uploadsOf(site), 'terrazza.jpg'), 'la terrazza');
  await client.backup.create({ body: { location: 'drive' } });
  await client.property.update({ body: { name: 'La casa di adesso' } });
  for (const file of google.files.all()) if (file.content.toString() === 'la terrazza') file.content = Buffer.from('!');
  const [backup] = await client.backup.list();
  const restoring = client.backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });
  await expect(restoring).rejects.toMatchObject({ status: 409 });
  expect((await client.property.get()).name).toBe('La casa di adesso');
  await site.close();
});

it('the link outlives the process, and no file of DATA_DIR shows its token', async () => {
  const { site } = await startLinkedSite();
  await site.close({ keepsDataDir: true });
  const [token = ''] = google.oauth.refreshTokens();
  expect(token).not.toBe('');
  expect(readAll(site.dataDir)).not.toContain(token);
  const again = await startLinkedSite({ dataDir: site.dataDir });
  expect(google.oauth.refreshTokens()).toEqual([token]);
  await again.site.close();
});
