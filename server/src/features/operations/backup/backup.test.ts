import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let folder: string;
beforeEach(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  folder = mkdtempSync(join(tmpdir(), 'approdo-unpacked-'));
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const addUpload = (name: string, content: string) => writeFileSync(join(site.uploads, name), content);

async function makeBackup() {
  const made = await owner.client.backup.create({ body: { location: 'local' } });
  const [backup] = Array.isArray(made) ? made : [];
  if (!backup) throw new Error('no backup was made');
  return backup;
}

/** The archive's contents, as another program unpacks them. */
async function unpack(id: string): Promise<string[]> {
  const archive = await owner.client.backup.download({ params: { id } });
  writeFileSync(join(folder, 'archive.tar'), new Uint8Array(await archive.arrayBuffer()));
  const { stdout, status } = spawnSync('tar', ['-xvf', 'archive.tar'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.trim().split('\n');
}

/** The path of the store's file with that content. */
function objectOf(content: string): string {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return join(site.backupFolder.objects, sha256.slice(0, 2), sha256);
}

it('a backup is listed with what there is to know of it', async () => {
  const backup = await makeBackup();
  expect(backup).toMatchObject({ location: 'local', kind: 'manual', createdAt: '2027-03-01T10:00:00.000Z' });
  expect(backup.fileName).toBe('approdo-2027-03-01-110000-manuale.tar');
  expect(backup.verifiedAt).toBeNull();
  expect(await owner.client.backup.list()).toEqual([backup]);
});

it('an archive is unpacked by any tar: manifest, database, uploads, each as the manifest says', async () => {
  addUpload('b.jpg', 'due');
  addUpload('a.jpg', 'una');
  const names = await unpack((await makeBackup()).id);
  expect(names).toEqual(['manifest.json', 'database.sqlite', 'uploads/a.jpg', 'uploads/b.jpg']);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ format: 1, appVersion: '0.0.0', createdAt: '2027-03-01T10:00:00.000Z' });
  for (const { path, size, sha256 } of manifest.files) {
    const bytes = readFileSync(join(folder, path));
    expect({ path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }).toEqual({
      path,
      size,
      sha256,
    });
  }
});

it('a name that does not fit into a tar header travels all the same', async () => {
  const name = `${'tanto-lungo-che-non-ci-sta-'.repeat(6)}.jpg`;
  addUpload(name, 'una');
  const backup = await makeBackup();
  await unpack(backup.id);
  expect(readFileSync(join(folder, 'uploads', name), 'utf8')).toBe('una');
  expect(statSync(join(folder, 'archive.tar')).size).toBe(backup.size);
});

it('a download names its size and hash before it begins', async () => {
  const { id, size, fileName } = await makeBackup();
  const response = await fetch(`${site.origin}/api/backup/${id}/download`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest();
  expect(bytes.length).toBe(size);
  expect(response.headers.get('content-type')).toBe('application/x-tar');
  expect(response.headers.get('content-length')).toBe(String(size));
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
  expect(response.headers.get('digest')).toBe(`sha-256=${sha256.toString('base64')}`);
  expect(response.headers.get('etag')).toBe(`"${sha256.toString('hex')}"`);
});

it('what has not changed is neither copied nor read again', async () => {
  addUpload('a.jpg', 'una');
  await makeBackup();
  const before = statSync(objectOf('una'));
  await makeBackup();
  // Copied again, the same bytes would lie in another file.
  expect(statSync(objectOf('una')).ino).toBe(before.ino);
});

it('a file that was written anew is in the next backup', async () => {
  addUpload('a.jpg', 'una');
  await makeBackup();
  addUpload('a.jpg', 'uno');
  await unpack((await makeBackup()).id);
  expect(readFileSync(join(folder, 'uploads', 'a.jpg'), 'utf8')).toBe('uno');
});

it('files that are still being written are left out', async () => {
  addUpload('.half.part', 'me');
  expect(await unpack((await makeBackup()).id)).toEqual(['manifest.json', 'database.sqlite']);
});

it('a backup is consistent while others write', async () => {
  const guest = await site.signIn();
  let isOver = false;
  const writing = (async () => {
    for (let day = 1; !isOver; day = (day % 27) + 1) {
      const date = `2027-05-${String(day).padStart(2, '0')}`;
      await guest.client.bookings
        .request({ body: aStayRequest({ startDate: date, endDate: '2027-06-10' }) })
        .catch(() => undefined);
    }
  })();
  const { id } = await makeBackup();
  isOver = true;
  await writing;
  await unpack(id);
  const copy = new SqliteDatabase(join(folder, 'database.sqlite'), { readonly: true });
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(copy.pragma('foreign_key_check')).toEqual([]);
  copy.close();
});

it('a second operation is refused while one runs', async () => {
  const first = makeBackup();
  await expect.poll(() => owner.client.backup.progress()).toMatchObject({ operation: 'create' });
  await expect(makeBackup()).rejects.toMatchObject({
    status: 409,
    message: "Un'operazione di backup è già in corso",
  });
  await first;
  expect(await owner.client.backup.progress()).toBeNull();
});

describe('what takes long is called off', () => {
  /** Large enough to take a while, but cheap to make. */
  const addFilm = () => {
    addUpload('film.mp4', '');
    truncateSync(join(site.uploads, 'film.mp4'), 96 * 2 ** 20);
  };
  const CANCELLED = { status: 409, message: 'Operazione annullata' };
  // Reads the site's state itself: an HTTP call each time would be too slow to see it.
  const waitFor = (operation: string) =>
    expect
      .poll(() => site.backupParts.backups.progress(), { interval: 2 })
      .toMatchObject({ operation, canCancel: true, share: expect.any(Number) });
  const listStored = () => {
    const { objects, aside } = site.backupFolder;
    return [...readdirSync(objects, { recursive: true, encoding: 'utf8' }), ...readdirSync(aside)].filter(
      (name) => name.length > 3,
    );
  };

  it('a new backup leaves nothing, and another can be made', async () => {
    addFilm();
    const made = expect(makeBackup()).rejects.toMatchObject(CANCELLED);
    await waitFor('create');
    await owner.client.backup.cancel();
    await made;
    expect(await owner.client.backup.list()).toEqual([]);
    expect(listStored()).toEqual([]);
    expect(await owner.client.backup.progress()).toBeNull();
    rmSync(join(site.uploads, 'film.mp4'));
    await makeBackup();
  });

  it('a verification leaves the backup as it was, not a damaged one', async () => {
    addFilm();
    const backup = await makeBackup();
    const stored = listStored();
    const verified = expect(owner.client.backup.verify({ params: { id: backup.id } })).rejects.toMatchObject(CANCELLED);
    await waitFor('verify');
    await owner.client.backup.cancel();
    await verified;
    expect(await owner.client.backup.list()).toEqual([backup]);
    expect((await owner.client.backup.status()).warnings).toEqual([]);
    expect(listStored()).toEqual(stored);
  });

  it('while nothing is done there is nothing to call off', async () => {
    await expect(owner.client.backup.cancel()).rejects.toMatchObject({ status: 409 });
  });
});

it('Drive is refused while it is not linked, and nothing is made', async () => {
  for (const location of ['drive', 'both'] as const) {
    await expect(owner.client.backup.create({ body: { location } })).rejects.toMatchObject({
      status: 409,
      message: 'Google Drive non è collegato',
    });
  }
  expect(await owner.client.backup.list()).toEqual([]);
});

it('verifying says when it was', async () => {
  const { id } = await makeBackup();
  site.clock.advance(60_000);
  expect((await owner.client.backup.verify({ params: { id } })).verifiedAt).toBe('2027-03-01T10:01:00.000Z');
  expect(await owner.client.backup.list()).toMatchObject([{ id, verifiedAt: '2027-03-01T10:01:00.000Z' }]);
});

it('deleting a backup frees what only it held', async () => {
  addUpload('a.jpg', 'una');
  const first = await makeBackup();
  rmSync(join(site.uploads, 'a.jpg'));
  const second = await makeBackup();
  await owner.client.backup.remove({ params: { id: first.id } });
  expect(await owner.client.backup.list()).toEqual([second]);
  expect(existsSync(objectOf('una'))).toBe(false);
  await owner.client.backup.verify({ params: { id: second.id } });
  await expect(owner.client.backup.remove({ params: { id: first.id } })).rejects.toMatchObject({ status: 404 });
});

it('a backup that fails when its files are in the store leaves nothing there', async () => {
  addUpload('a.jpg', 'una');
  // Blocks the file of known files, which is written once all files are in the store.
  mkdirSync(join(site.backupFolder.aside, 'known-files.json'));
  await expect(makeBackup()).rejects.toMatchObject({ status: 500 });
  expect(existsSync(objectOf('una'))).toBe(false);
  await makeBackup();
  expect(existsSync(objectOf('una'))).toBe(true);
});

it('an unknown backup is nowhere to be found', async () => {
  const params = { id: 'nobody-knows-this' };
  const { backup } = owner.client;
  await expect(backup.download({ params })).rejects.toMatchObject({ status: 404 });
  await expect(backup.verify({ params })).rejects.toMatchObject({ status: 404 });
  await expect(backup.restore({ params, body: { password: owner.password } })).rejects.toMatchObject({ status: 404 });
});
