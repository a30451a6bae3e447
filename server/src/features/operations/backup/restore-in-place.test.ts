import { copyFileSync, createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createWorkRunner } from '../../../adapters/backup-store/run-work.ts';
import { createBucketStore } from '../../../adapters/file-store/bucket-store.ts';
import type { FileStore } from '../../../adapters/file-store/file-store.ts';
import { copyDatabase } from '../../../db/sqlite/copy-database.ts';
import { useBucket } from '../../../testing/bucket/use-bucket.ts';
import { copyTemplateDatabase } from '../../../testing/template-database.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createBackupsInBucket } from './backups-in-bucket.ts';

const PATIENTLY = { timeout: 60_000 };
const runner = createWorkRunner();
const clock = createTestClock(new Date('2027-03-01T10:00:00Z'));
const PICTURE = 'uploads/a1.jpg';

const bucket = useBucket();
afterAll(() => runner.stop());

let folder: string;
let database: string;
let files: FileStore;
let opened: ReturnType<ReturnType<typeof createBackupsInBucket>['open']>;
let steps: string[];
let isFailing: boolean;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-in-place-'));
  database = join(folder, 'database.sqlite');
  await copyTemplateDatabase(database);
  files = createBucketStore({ bucket: bucket(), prefix: folder.slice(folder.lastIndexOf('-') + 1) });
  await files.put(PICTURE, Buffer.from('a picture'));
  steps = [];
  isFailing = false;
  const data = {
    async copyOut(to: string) {
      if (isFailing) throw new Error('no copy');
      return copyDatabase(database, to);
    },
    // Like an engine that replaces everything in one transaction.
    async copyIn(file: string, whileLocked: () => Promise<void>) {
      await whileLocked();
      copyFileSync(file, database);
    },
    lock: async () => ({ release: async () => undefined }),
    notifications: { subscribe: () => () => undefined, publish: async () => undefined },
  };
  const findNamed = async (names: readonly string[]) => new Set(names);
  const place = createBackupsInBucket({
    data,
    finishCopy: async () => ['Ada'],
    files,
    findNamed,
    scratch: join(folder, 'scratch'),
  });
  opened = place.open({ runner, clock, appVersion: '1.0.0', onDamage: () => undefined });
});
afterEach(() => {
  expect(readdirSync(join(folder, 'scratch'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

const job = {
  step(words: string) {
    steps.push(words);
    return () => undefined;
  },
  stoppable: () => ({ onShare: () => undefined, signal: new AbortController().signal }),
};

function nameOf(to?: string): unknown {
  const connection = new SqliteDatabase(database);
  if (to !== undefined) connection.prepare('update property set name = ?').run(to);
  const name = connection.prepare('select name from property').pluck().get();
  connection.close();
  return name;
}

test('a restore brings back database and pictures, after a safety backup that undoes it', PATIENTLY, async () => {
  const { store, restore } = opened;
  nameOf('La casa di prima');
  const before = await store.take('manual');
  const archive = join(folder, 'archive.tar');
  await pipeline((await store.openArchive(before)).content, createWriteStream(archive));
  nameOf('La casa di dopo');
  await files.remove(PICTURE);
  await store.importArchive({ archive });
  const { safety, withoutSecondProof } = await restore(before, job, null);
  expect(withoutSecondProof).toEqual(['Ada']);
  expect(nameOf()).toBe('La casa di prima');
  expect(await files.find(PICTURE)).toBeDefined();
  expect(steps).toEqual(['Controllo del backup', 'Ripristino dei file', 'Copia di sicurezza', 'Ripristino']);
  expect(safety.kind).toBe('safety');
  await restore(safety, job, null);
  expect(nameOf()).toBe('La casa di dopo');
});

test('a backup of which something is lost, or no safety backup, leaves what there is', PATIENTLY, async () => {
  const { store, restore } = opened;
  const before = await store.take('manual');
  nameOf('La casa di dopo');
  await files.remove(PICTURE);
  await expect(restore(before, job, null)).rejects.toThrow(PICTURE);
  expect((await store.list()).map(({ kind, fault }) => [kind, fault])).toEqual([
    ['manual', expect.stringContaining(PICTURE)],
  ]);
  await files.put(PICTURE, Buffer.from('a picture'));
  isFailing = true;
  await expect(restore(before, job, null)).rejects.toThrow('no copy');
  expect(nameOf()).toBe('La casa di dopo');
});
