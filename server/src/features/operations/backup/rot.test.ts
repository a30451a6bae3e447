import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const DAY_MS = 24 * 3_600_000;

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'casa@example.com' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  writeFileSync(join(site.uploads, 'a.jpg'), 'una');
});
afterEach(() => site.close());

async function makeBackup() {
  site.clock.advance(60_000);
  const made = await owner.client.backup.create({ body: { location: 'local' } });
  const [backup] = Array.isArray(made) ? made : [];
  if (!backup) throw new Error('no backup was made');
  return backup;
}

const verify = (id: string) => owner.client.backup.verify({ params: { id } });
const remove = (id: string) => owner.client.backup.remove({ params: { id } });
const listDamaged = async () =>
  (await owner.client.backup.list()).filter(({ isDamaged }) => isDamaged).map(({ id }) => id);
const mails = async () => (await site.deliverMail()).filter(({ to }) => to.address === 'casa@example.com');

const download = (id: string) =>
  fetch(`${site.origin}/api/backup/${id}/download`, { headers: { authorization: `Bearer ${owner.token}` } });

/** Whether the whole response matches its digest. */
async function isWhole(response: Response): Promise<boolean> {
  const sha256 = createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('base64');
  return response.ok && response.headers.get('digest') === `sha-256=${sha256}`;
}

function objectAt(sha256: string): string {
  return join(site.backupFolder.objects, sha256.slice(0, 2), sha256);
}

const photo = () => objectAt(createHash('sha256').update('una').digest('hex'));
const recordOf = (id: string) => join(site.backupFolder.records, `${id}.json`);
const manifestOf = (id: string) => objectAt(JSON.parse(readFileSync(recordOf(id), 'utf8')).manifestSha256);

function databaseOf(id: string): string {
  const { files } = JSON.parse(readFileSync(manifestOf(id), 'utf8'));
  return objectAt(files.find(({ path }: { path: string }) => path === 'database.sqlite').sha256);
}

/** Flips one bit of one byte: the size stays, and JSON stays JSON. */
function flip(path: string, at = statSync(path).size >> 1): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

describe.each([
  ['a picture', photo, true],
  ['the database', databaseOf, false],
  ['the manifest', manifestOf, false],
])('a byte of %s that rots', (_, objectOf, isShared) => {
  it.each([
    ['verifying', verify],
    ['a download', async (id: string) => owner.client.backup.download({ params: { id } })],
  ])('is found by %s; what holds it is flagged, and the next backup is sound', async (__, read) => {
    const first = await makeBackup();
    await site.signIn();
    const second = await makeBackup();
    const object = objectOf(second.id);
    flip(object);
    await expect(read(second.id)).rejects.toThrow();
    expect(existsSync(object)).toBe(false);
    expect(await listDamaged()).toEqual(isShared ? [second.id, first.id] : [second.id]);
    await expect(verify(second.id)).rejects.toMatchObject({ status: 409 });
    expect((await download(second.id)).status).toBe(409);

    await site.signIn();
    const next = await makeBackup();
    await verify(next.id);
    expect(await isWhole(await download(next.id))).toBe(true);
    // What the site still has has been put back into the older ones too.
    expect(await listDamaged()).toEqual(isShared ? [] : [second.id]);
    if (isShared) await verify(second.id);
  });
});

it('an encrypted download is cut where a byte has rotted', async () => {
  const { id } = await makeBackup();
  flip(photo());
  const body = { passphrase: 'una frase di prova' };
  const protect = owner.client.backup.downloadProtected({ params: { id }, body });
  await expect(protect.then((archive) => archive.arrayBuffer())).rejects.toThrow();
  expect(await listDamaged()).toEqual([id]);
});

it('a download whose digest was worked out when all was well is cut where the byte has rotted', async () => {
  const { id } = await makeBackup();
  expect(await isWhole(await download(id))).toBe(true);
  flip(photo());
  await expect(download(id).then((response) => response.arrayBuffer())).rejects.toThrow();
  expect(await listDamaged()).toEqual([id]);
});

it('the owner is written to once, however many backups hold the file', async () => {
  await makeBackup();
  await makeBackup();
  const { id } = await makeBackup();
  flip(photo());
  await expect(verify(id)).rejects.toThrow('uploads/a.jpg manca o è danneggiato');
  await expect.poll(mails).toHaveLength(1);
  const { warnings } = await owner.client.backup.status();
  expect(warnings).toEqual([expect.stringMatching(/^3 backup, dal .* sono danneggiati\. .*a\.jpg/)]);
  expect((await mails())[0]?.body).toContain(warnings[0]);
  await remove(id);
  await expect(verify((await listDamaged())[0] ?? '')).rejects.toThrow();
  await site.backupParts.unattended.runDue();
  expect(await mails()).toHaveLength(1);
});

it('a byte that rots while nobody looks is found by the check of the week', async () => {
  const { id } = await makeBackup();
  flip(photo());
  site.clock.advance(DAY_MS);
  await site.backupParts.unattended.runDue();
  const [daily] = await owner.client.backup.list();
  expect(daily?.kind).toBe('daily');
  expect(await listDamaged()).toEqual([daily?.id, id]);
  expect((await mails())[0]?.body).toContain('2 backup, dal');
});

it('a backup whose file the site has no more stays damaged, and others are made', async () => {
  const { id } = await makeBackup();
  flip(photo());
  rmSync(join(site.uploads, 'a.jpg'));
  await expect(verify(id)).rejects.toMatchObject({ status: 409 });
  await verify((await makeBackup()).id);
  expect(await listDamaged()).toEqual([id]);
});

describe.each([
  ['in which a byte has rotted', (path: string) => flip(path, readFileSync(path).indexOf('"manifestSha256":"') + 20)],
  ['that is no JSON any more', (path: string) => flip(path, 0)],
  ['that was cut', (path: string) => truncateSync(path, 40)],
  ['that is empty', (path: string) => truncateSync(path)],
])('a record %s', (_, spoil) => {
  it('is listed as damaged among the others, and can only be deleted', async () => {
    const other = await makeBackup();
    const { id, createdAt } = await makeBackup();
    spoil(recordOf(id));
    expect(await owner.client.backup.list()).toMatchObject([{ id, createdAt, isDamaged: true }, other]);
    expect((await owner.client.backup.status()).warnings.join()).toContain('non si legge più nulla');
    await expect(verify(id)).rejects.toMatchObject({ status: 409 });
    expect((await download(id)).status).toBe(409);
    await verify((await makeBackup()).id);
    await remove(id);
    expect(await listDamaged()).toEqual([]);
  });
});

describe('a download that goes on', () => {
  /** More than connection and server can buffer, but cheap to make. */
  const addFilm = () => {
    writeFileSync(join(site.uploads, 'film.mp4'), '');
    truncateSync(join(site.uploads, 'film.mp4'), 24 * 2 ** 20);
  };
  const listObjects = () =>
    readdirSync(site.backupFolder.objects, { recursive: true }).filter((name) => String(name).length > 3);

  it('comes to its right end though its backup is deleted meanwhile; then its files go', async () => {
    addFilm();
    const { id } = await makeBackup();
    const response = await download(id);
    await remove(id);
    await site.backupParts.store.sweep();
    expect(await owner.client.backup.list()).toEqual([]);
    expect(await isWhole(response)).toBe(true);
    await expect
      .poll(async () => {
        await site.backupParts.store.sweep();
        return listObjects();
      })
      .toEqual([]);
  });

  it('that is broken off holds nothing back', async () => {
    addFilm();
    const { id } = await makeBackup();
    await (await download(id)).body?.cancel();
    await remove(id);
    await expect
      .poll(async () => {
        await site.backupParts.store.sweep();
        return listObjects();
      })
      .toEqual([]);
  });
});
