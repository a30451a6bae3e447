import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const PASSPHRASE = 'città e limoni, vento di mare';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let id: string;
beforeEach(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  writeFileSync(join(site.uploads, 'a.jpg'), 'una');
  const made = await owner.client.backup.create({ body: { location: 'local' } });
  id = Array.isArray(made) ? (made[0]?.id ?? '') : '';
});
afterEach(() => site.close());

const download = (passphrase: string) =>
  owner.client.backup.downloadProtected({ params: { id }, body: { passphrase } });
const upload = (file: Blob, passphrase: string) => owner.client.backup.uploadProtected({ file, body: { passphrase } });

function listLeftovers(): string[] {
  const names = readdirSync(dirname(site.uploads), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.part$|^backups\/aside\/|^incoming\//.test(name));
}

it('an archive that was downloaded protected shows nothing, and is taken back with its passphrase and no other', async () => {
  const response = await fetch(`${site.origin}/api/backup/${id}/download`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ passphrase: PASSPHRASE }),
  });
  const archive = await response.blob();
  expect(response.headers.get('content-length')).toBe(String(archive.size));
  expect(response.headers.get('content-disposition')).toContain('-manuale.tar.age"');
  expect(response.headers.get('digest')).toBeNull();
  expect(Buffer.from(await archive.bytes()).includes('manifest.json')).toBe(false);
  const whole = await (await owner.client.backup.download({ params: { id } })).bytes();
  await owner.client.backup.remove({ params: { id } });

  await expect(upload(archive, 'un’altra frase segreta')).rejects.toMatchObject({
    status: 400,
    message: 'La frase segreta non apre questo archivio',
  });
  expect(await owner.client.backup.list()).toEqual([]);
  expect(listLeftovers()).toEqual([]);

  // Another keyboard sends the accent as a separate character.
  const backup = await upload(archive, PASSPHRASE.normalize('NFD'));
  expect(backup).toMatchObject({ kind: 'uploaded', size: whole.length });
  const again = await (await owner.client.backup.download({ params: { id: backup.id } })).bytes();
  expect(Buffer.from(again).equals(whole)).toBe(true);
  expect(listLeftovers()).toEqual([]);
});

it('one who reads slowly gets all of it', async () => {
  writeFileSync(join(site.uploads, 'b.jpg'), Buffer.alloc(2 ** 20));
  await owner.client.backup.create({ body: { location: 'local' } });
  const [newest] = await site.backupParts.store.list();
  if (!newest) throw new Error('no backup was made');
  const { content, size } = await site.backupParts.store.openProtectedArchive(newest, PASSPHRASE);
  let read = 0;
  for await (const piece of content) {
    // While nobody reads, the encrypting thread is idle: it must not end.
    if (read === 0) await pause(300);
    read += piece.length;
  }
  expect(read).toBe(size);
});

it('a passphrase that is easily guessed is refused where one is chosen', async () => {
  await expect(download('corta')).rejects.toMatchObject({
    status: 400,
    fields: { passphrase: 'La frase segreta deve essere lunga almeno 12 caratteri' },
  });
});

it('a protected archive that comes without its passphrase is refused by name, a plain one with one is taken', async () => {
  const sealed = new Blob(['age-encryption.org/v1\n']);
  await expect(owner.client.backup.upload({ file: sealed })).rejects.toMatchObject({
    status: 400,
    message: 'L’archivio è protetto da una frase segreta',
  });
  const plain = await owner.client.backup.download({ params: { id } });
  expect(await upload(plain, PASSPHRASE)).toMatchObject({ kind: 'uploaded' });
});

it('an unknown backup, or one that was lost, is told before anything is sent', async () => {
  const params = { id: 'nobody-knows-this' };
  const body = { passphrase: PASSPHRASE };
  await expect(owner.client.backup.downloadProtected({ params, body })).rejects.toMatchObject({ status: 404 });
  const { objects } = site.backupFolder;
  for (const name of readdirSync(objects, { recursive: true, encoding: 'utf8' }))
    if (name.length > 3) writeFileSync(join(objects, name), 'ruined');
  await expect(download(PASSPHRASE)).rejects.toMatchObject({ status: 409 });
});
