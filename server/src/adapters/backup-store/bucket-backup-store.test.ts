import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { copyDatabase } from '../../db/sqlite/copy-database.ts';
import { useBucket } from '../../testing/bucket/use-bucket.ts';
import { listAll } from '../../testing/describe-file-store.ts';
import { copyTemplateDatabase } from '../../testing/template-database.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createBucketStore } from '../file-store/bucket-store.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { type BucketBackupStore, createBucketBackupStore } from './bucket-backup-store.ts';
import { createLocalStore } from './local-store.ts';
import type { BackupRecord } from './records.ts';
import { createWorkRunner } from './run-work.ts';
import { openStoreFolder } from './store-layout.ts';

const PATIENTLY = { timeout: 60_000 };
const clock = createTestClock(new Date('2027-03-01T10:00:00Z'));
const runner = createWorkRunner({ workFactor: 2 });
const [FIRST, SECOND] = ['uploads/a1.jpg', 'uploads/b2.jpg'];

const bucket = useBucket();
afterAll(() => runner.stop());

let count = 0;
let folder: string;
let database: string;
let files: FileStore;
let store: BucketBackupStore;
let discarded: Set<string>;
let damaged: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-backups-'));
  database = join(folder, 'database.sqlite');
  await copyTemplateDatabase(database);
  count += 1;
  files = createBucketStore({ bucket: bucket(), prefix: `house-${count}` });
  discarded = new Set();
  damaged = 0;
  store = createBucketBackupStore({
    files,
    scratch: join(folder, 'scratch'),
    copyOut: async (to) => copyDatabase(database, to),
    findNamed: async (requested) => new Set(requested.filter((file) => !discarded.has(file))),
    runner,
    clock,
    appVersion: '1.0.0',
    onDamage: () => {
      damaged += 1;
    },
  });
  await files.put(FIRST, Buffer.from('the first picture'));
  await files.put(SECOND, Buffer.from('the second'));
});
afterEach(() => {
  const scratch = join(folder, 'scratch');
  expect(readdirSync(scratch)).toEqual([]);
  rmSync(folder, { recursive: true });
});

const listObjects = async () => (await listAll(files, 'backups/objects/')).length;

async function download({ content }: Awaited<ReturnType<BucketBackupStore['openArchive']>>): Promise<string> {
  const path = join(folder, randomBytes(6).toString('hex'));
  await pipeline(content, createWriteStream(path));
  return path;
}

function openLocal() {
  const root = openStoreFolder(join(folder, 'local'));
  mkdirSync(join(folder, 'uploads'));
  return createLocalStore({ folder: root, runner, clock, appVersion: '1.0.0' });
}

test('a backup is a database and a manifest: pictures stay where they are', PATIENTLY, async () => {
  const record = await store.take('manual');
  expect(await store.list()).toEqual([record]);
  expect(await listObjects()).toBe(2);
  const named = await store.listFiles(record);
  expect(named.map(({ name }) => name)).toEqual(['manifest.json', 'database.sqlite', FIRST, SECOND]);
  await store.verify(record);
  expect(await store.find(record.id)).toMatchObject({ fault: null, verifiedAt: '2027-03-01T10:00:00.000Z' });
});

test('what the site has discarded is in no new backup, and is named while an old one names it', PATIENTLY, async () => {
  const old = await store.take('manual');
  discarded.add('b2.jpg');
  const { id } = await store.take('daily');
  expect((await store.listFiles(await get(id))).map(({ name }) => name)).not.toContain(SECOND);
  expect(await store.findNamedUploads(['b2.jpg', 'c3.jpg'])).toEqual(new Set(['b2.jpg']));
  await store.remove(old.id);
  expect(await store.findNamedUploads(['b2.jpg', 'c3.jpg'])).toEqual(new Set());
  expect(await listObjects()).toBe(2);
  await files.put('backups/records/20270301T100000-0123456789ab.json', Buffer.from('{'));
  expect(await store.findNamedUploads(['c3.jpg'])).toEqual(new Set(['c3.jpg']));
  expect(await store.listLost()).toEqual([
    { id: '20270301T100000-0123456789ab', createdAt: '2027-03-01T10:00:00.000Z' },
  ]);
});

async function get(id: string): Promise<BackupRecord> {
  const record = await store.find(id);
  if (!record) throw new Error('no such backup');
  return record;
}

test('an archive from a bucket is one for a disk, and the other way round', PATIENTLY, async () => {
  const local = openLocal();
  const taken = await store.take('manual');
  const opened = await store.openArchive(taken);
  const archive = await download(opened);
  const imported = await local.importArchive({ archive });
  expect(imported).toMatchObject({ size: opened.size, manifestSha256: taken.manifestSha256 });

  writeFileSync(join(folder, 'uploads', 'c3.jpg'), 'a picture of elsewhere');
  const made = await local.take({ database, uploads: join(folder, 'uploads') }, 'manual');
  const back = await store.importArchive({ archive: await download(await local.openArchive(made)) });
  expect(back).toMatchObject({ kind: 'uploaded', size: made.size });
  await store.verify(back);
  expect(await files.find('uploads/c3.jpg')).toBeUndefined();
  await store.putBack(back.manifestSha256);
  expect(await files.find('uploads/c3.jpg')).toMatchObject({ size: 22 });
});

test('an archive under a passphrase is made and read', PATIENTLY, async () => {
  const taken = await store.take('manual');
  const opened = await store.openProtectedArchive(taken, 'una frase segreta');
  const archive = await download(opened);
  await expect(store.importArchive({ archive, passphrase: 'un’altra frase' })).rejects.toThrow(
    'non apre questo archivio',
  );
  expect(await store.importArchive({ archive, passphrase: 'una frase segreta' })).toMatchObject({
    manifestSha256: taken.manifestSha256,
  });
});

test('an archive that is no good leaves nothing', PATIENTLY, async () => {
  const archive = await download(await store.openArchive(await store.take('manual')));
  writeFileSync(archive, Buffer.alloc(4096), { flag: 'r+' });
  await expect(store.importArchive({ archive })).rejects.toThrow(ArchiveFault);
  expect(await store.list()).toHaveLength(1);
  expect(await listObjects()).toBe(2);
});

test(
  'what is lost in the bucket is found, told of each backup that names it, and heals when it is back',
  PATIENTLY,
  async () => {
    const [one, two] = [await store.take('manual'), await store.take('manual')];
    await bucket().remove(`house-${count}/${SECOND}`);
    await expect(store.verify(one)).rejects.toThrow(`Nel backup il file ${SECOND} manca o è danneggiato`);
    expect(damaged).toBe(1);
    for (const { id } of [one, two])
      expect(await store.find(id)).toMatchObject({ fault: expect.stringContaining(SECOND) });
    await expect(store.openArchive(await get(two.id))).rejects.toThrow(SECOND);
    await files.put(SECOND, Buffer.from('the second'));
    await store.take('manual');
    expect(await store.find(one.id)).toMatchObject({ fault: null, lost: [] });
  },
);

test('a file that is no longer what it was cuts a download off, and an audit finds it', PATIENTLY, async () => {
  const record = await store.take('manual');
  const { content } = await store.openArchive(record);
  await files.put(FIRST, Buffer.from('the worst picture'));
  await expect(pipeline(content, createWriteStream(join(folder, 'cut')))).rejects.toThrow(FIRST);
  expect(await store.find(record.id)).toMatchObject({ lost: [expect.any(String)] });
  await files.put(FIRST, Buffer.from('the first picture'));
  await store.take('manual');
  await files.put(SECOND, Buffer.from('the worst.'));
  await store.audit();
  for (const { fault } of await store.list()) expect(fault).toContain(SECOND);
});

test('a backup that is called off leaves nothing', PATIENTLY, async () => {
  const stopper = new AbortController();
  const onShare = () => stopper.abort();
  await expect(store.take('manual', { onShare, signal: stopper.signal })).rejects.toThrow();
  expect(await store.list()).toEqual([]);
  expect(await listObjects()).toBe(0);
});

test(
  'a file that a backup names is read part by part, and what comes from elsewhere waits for its backup',
  PATIENTLY,
  async () => {
    const [, , first] = await store.listFiles(await store.take('manual'));
    expect(String(await first?.read(4, 5))).toBe('first');
    if (first) await store.checkFile(first);
    const incoming = { sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824', size: 5 };
    expect(await store.hasFile(incoming)).toBe(false);
    await store.putFile(incoming, hello());
    expect(await store.hasFile(incoming)).toBe(true);
    await store.sweep();
    expect(await store.hasFile(incoming)).toBe(false);
  },
);

async function* hello(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('hello');
}
