import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import { createTestLink } from '@approdo/shared/node/drive/testing/linked-drive';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const DAY_MS = 24 * 3_600_000;

let google: DriveStandIn;
let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  google = await startDriveStandIn();
  site = await createTestSite({ link: createTestLink(google), ownerEmail: 'casa@example.com' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await consent();
});
afterEach(async () => {
  await site.close();
  await google.close();
});

async function consent(): Promise<void> {
  const { url } = await owner.client.backup.linkDrive();
  await fetch(await google.consent(url), { redirect: 'manual' });
}

const create = (location: 'local' | 'drive' | 'both') => owner.client.backup.create({ body: { location } });
const list = () => owner.client.backup.list();
const places = async () => (await list()).map(({ location }) => location).toSorted();
const storedObjects = () =>
  readdirSync(site.backupFolder.objects, { recursive: true }).filter((name) => String(name).length > 3);

const listDamaged = async () => (await list()).filter(({ isDamaged }) => isDamaged).map(({ id }) => id);

/** Flips one bit of the stored photo. */
function rotPhoto(): void {
  const sha256 = createHash('sha256').update('foto').digest('hex');
  writeFileSync(join(site.backupFolder.objects, sha256.slice(0, 2), sha256), 'fotn');
}

async function createOn(location: 'drive'): Promise<string> {
  const made = await create(location);
  const [backup] = Array.isArray(made) ? made : [];
  if (!backup) throw new Error('no backup was made');
  return backup.id;
}

describe('creating', () => {
  it('on Drive leaves nothing here', async () => {
    expect(await create('drive')).toMatchObject([{ location: 'drive', kind: 'manual', verifiedAt: null }]);
    expect(await places()).toEqual(['drive']);
    expect(storedObjects()).toEqual([]);
  });

  it('in both places makes two backups, each to be deleted on its own', async () => {
    const made = await create('both');
    expect(made).toMatchObject([{ location: 'local' }, { location: 'drive' }]);
    const [local, drive] = Array.isArray(made) ? made : [];
    expect(local?.id).not.toBe(drive?.id);
    expect(local?.size).toBe(drive?.size);
    await owner.client.backup.remove({ params: { id: drive?.id ?? '' } });
    expect(await places()).toEqual(['local']);
    await expect(owner.client.backup.remove({ params: { id: drive?.id ?? '' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('a second one sends next to nothing of the photos', async () => {
    const photo = randomBytes(2_000_000);
    writeFileSync(join(site.uploads, 'foto.jpg'), photo);
    const before = google.uploads.received();
    await create('drive');
    const first = google.uploads.received();
    await create('drive');
    // The database is uploaded again, since it records the first upload.
    const rest = first - before - photo.length;
    expect(google.uploads.received() - first).toBeLessThan(rest + 20_000);
    expect(await places()).toEqual(['drive', 'drive']);
  });

  it.each([
    ['full', { status: 403, reason: 'storageQuotaExceeded' }, 507, /Lo spazio di Google Drive è esaurito/],
    ['down', { status: 503 }, 503, /Google Drive non risponde/],
  ])('where Drive is %s is 207 with both outcomes, and an error where Drive was all', async (_, how, status, words) => {
    google.fail({ on: 'begin', how, times: 1000 });
    const made = await create('both');
    expect(made).toMatchObject({
      error: expect.stringMatching(words),
      outcomes: [
        { location: 'local', backup: { location: 'local' } },
        { location: 'drive', error: expect.stringMatching(words) },
      ],
    });
    await expect(create('drive')).rejects.toMatchObject({ status, message: expect.stringMatching(words) });
    expect(await places()).toEqual(['local']);
    google.heal();
    await create('both');
    expect(await places()).toEqual(['drive', 'local', 'local']);
  });

  it('answers 207 on the wire', async () => {
    google.fail({ on: 'begin', how: { status: 403, reason: 'storageQuotaExceeded' } });
    const response = await fetch(`${site.origin}/api/backup`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ location: 'both' }),
    });
    expect(response.status).toBe(207);
  });
});

describe('while Drive does not answer', () => {
  it('the list has what is here and what was known, and it is said', async () => {
    await create('both');
    google.fail({ on: 'list', how: { status: 503 }, times: 1000 });
    expect(await places()).toEqual(['local']);
    const { warnings } = await owner.client.backup.status();
    expect(warnings).toEqual(['Google Drive non risponde. Controlla la connessione a Internet e riprova.']);
  });

  it('no mail is written for that alone', async () => {
    google.fail({ on: 'list', how: { status: 503 }, times: 1000 });
    await site.backupParts.unattended.runDue();
    expect(await site.deliverMail()).toEqual([]);
  });
});

describe('a backup on Drive', () => {
  it('is verified from the first to the last file, which leaves nothing here', async () => {
    const id = await createOn('drive');
    site.clock.advance(60_000);
    const verifiedAt = '2027-03-01T10:01:00.000Z';
    expect(await owner.client.backup.verify({ params: { id } })).toMatchObject({ id, verifiedAt });
    expect(await list()).toMatchObject([{ id, location: 'drive', verifiedAt }]);
    expect(storedObjects()).toEqual([]);
  });

  it('is downloaded as the archive that a local one is', async () => {
    writeFileSync(join(site.uploads, 'foto.jpg'), 'foto');
    const made = await create('both');
    const [local, drive] = Array.isArray(made) ? made : [];
    const bytes = async (id = '') =>
      Buffer.from(await (await owner.client.backup.download({ params: { id } })).arrayBuffer());
    const archive = await bytes(local?.id);
    await owner.client.backup.remove({ params: { id: local?.id ?? '' } });
    expect((await bytes(drive?.id)).equals(archive)).toBe(true);
  });

  it('that is damaged there is said to be, by a verification and in the warnings', async () => {
    writeFileSync(join(site.uploads, 'foto.jpg'), 'foto');
    const id = await createOn('drive');
    const photo = google.files.all().find(({ content }) => content.equals(Buffer.from('foto')));
    if (photo) photo.content = Buffer.from('fotо');
    await expect(owner.client.backup.verify({ params: { id } })).rejects.toMatchObject({
      status: 409,
      message: 'La copia su Google Drive non è completa. Un suo file manca o è danneggiato.',
    });
    await expect(
      owner.client.backup.restore({ params: { id }, body: { password: owner.password } }),
    ).rejects.toMatchObject({ status: 409 });
    expect((await owner.client.backup.status()).warnings.join()).toContain(
      'La copia su Google Drive del backup del 1 marzo 2027 è danneggiata.',
    );
    expect(storedObjects()).toEqual([]);
    expect(existsSync(join(site.uploads, 'foto.jpg'))).toBe(true);
  });

  it('is sound though the same file has rotted here: it is brought anew', async () => {
    writeFileSync(join(site.uploads, 'foto.jpg'), 'foto');
    const made = await create('both');
    const [local, drive] = Array.isArray(made) ? made : [];
    rotPhoto();
    await owner.client.backup.verify({ params: { id: drive?.id ?? '' } });
    expect(await listDamaged()).toEqual([local?.id]);
  });

  it('is not made of a file that has rotted here, which is told and copied anew the next time', async () => {
    writeFileSync(join(site.uploads, 'foto.jpg'), 'foto');
    await create('local');
    rotPhoto();
    await expect(create('drive')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('uploads/foto.jpg manca o è danneggiato'),
    });
    expect(await places()).toEqual(['local']);
    expect(await listDamaged()).toHaveLength(1);
    await owner.client.backup.verify({ params: { id: await createOn('drive') } });
    expect(await listDamaged()).toEqual([]);
  });

  it('that is cut off on its way here leaves nothing behind', async () => {
    const id = await createOn('drive');
    google.fail({ on: 'download', how: { status: 503 }, times: 1000, after: 1 });
    await expect(owner.client.backup.verify({ params: { id } })).rejects.toMatchObject({ status: 503 });
    expect(storedObjects()).toEqual([]);
    expect(readdirSync(site.backupFolder.aside)).toEqual([]);
    google.heal();
    await owner.client.backup.verify({ params: { id } });
  });
});

describe('the daily backup', () => {
  const look = async (days: number) => {
    site.clock.advance(days * DAY_MS);
    await site.backupParts.unattended.runDue();
  };

  it('goes to Drive as well, where old ones are deleted like here', async () => {
    await owner.client.backup.updateSettings({ body: { daily: 2, weekly: 1, monthly: 1 } });
    for (let day = 0; day < 4; day += 1) await look(1);
    expect(await places()).toEqual(['drive', 'drive', 'local', 'local']);
  });

  it('leaves alone what another site keeps in the same Drive', async () => {
    await owner.client.backup.updateSettings({ body: { daily: 1, weekly: 1, monthly: 1 } });
    await look(1);
    const other = await createTestSite({ link: createTestLink(google), now: '2027-03-02T12:00:00Z' });
    const { client } = await other.signIn({ role: 'ADMIN', emailConfirmed: true });
    await fetch(await google.consent((await client.backup.linkDrive()).url), { redirect: 'manual' });
    await client.backup.updateSettings({ body: { daily: 1, weekly: 1, monthly: 1 } });
    other.clock.advance(DAY_MS);
    await other.backupParts.unattended.runDue();
    expect((await client.backup.list()).filter(({ location }) => location === 'drive')).toHaveLength(2);
    await other.close();
  });

  it('does not where the owner does not want it to', async () => {
    await owner.client.backup.updateSettings({ body: { isSentToDrive: false } });
    await look(1);
    expect(await places()).toEqual(['local']);
  });

  it('is good here though Drive is full, which is told in the status and by mail, until one is sent', async () => {
    google.fail({ on: 'begin', how: { status: 403, reason: 'storageQuotaExceeded' }, times: 1000 });
    await look(1);
    const { warnings } = await owner.client.backup.status();
    expect(warnings).toEqual([expect.stringMatching(/^La copia su Google Drive non è riuscita .* è esaurito/)]);
    expect((await site.deliverMail()).map(({ body }) => body).join()).toContain(warnings[0]);
    expect(await places()).toEqual(['local']);
    google.heal();
    await look(1);
    expect((await owner.client.backup.status()).warnings).toEqual([]);
  });

  it('says no more of a copy that failed once the owner has sent one herself, or linked Drive anew', async () => {
    for (const mend of [() => create('drive'), consent]) {
      google.fail({ on: 'begin', how: { status: 403, reason: 'storageQuotaExceeded' } });
      await look(1);
      expect((await owner.client.backup.status()).warnings).toHaveLength(1);
      await owner.prove();
      await mend();
      expect((await owner.client.backup.status()).warnings).toEqual([]);
    }
  });

  it('says no more of a copy that failed once none is wanted', async () => {
    google.fail({ on: 'begin', how: { status: 403, reason: 'storageQuotaExceeded' }, times: 1000 });
    await look(1);
    await owner.client.backup.updateSettings({ body: { isSentToDrive: false } });
    expect((await owner.client.backup.status()).warnings).toEqual([]);
    await owner.client.backup.updateSettings({ body: { isSentToDrive: true } });
    expect((await owner.client.backup.status()).warnings).toHaveLength(1);
    await owner.client.backup.unlinkDrive();
    expect((await owner.client.backup.status()).warnings).toEqual([]);
  });

  it('tells that the access was revoked, in the status and by mail', async () => {
    google.oauth.revokeAll();
    await look(1);
    const { warnings, drive } = await owner.client.backup.status();
    expect(drive).toBe('revoked');
    expect(warnings.join()).toContain('Collegalo di nuovo');
    expect((await site.deliverMail()).map(({ body }) => body).join()).toContain('Collegalo di nuovo');
  });
});

it('a site that stops while it sends does not wait for Google, and lists no half backup', async () => {
  google.fail({ on: 'upload', how: 'hang', times: 1000 });
  const sending = create('both').catch(() => undefined);
  await expect.poll(() => google.steps()).toContain('upload');
  await site.backupParts.stop();
  await sending;
  google.heal();
  expect(google.files.all().some(({ appProperties }) => appProperties.approdo === 'site/backup')).toBe(false);
});

it('no archive and no file of the store holds a token', async () => {
  const made = await create('both');
  const [local] = Array.isArray(made) ? made : [];
  const archive = Buffer.from(
    await (await owner.client.backup.download({ params: { id: local?.id ?? '' } })).arrayBuffer(),
  );
  const [token = ''] = google.oauth.refreshTokens();
  expect(token).not.toBe('');
  expect(archive.includes(token)).toBe(false);
  for (const { content } of google.files.all()) expect(content.includes(token)).toBe(false);
});
