import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAll } from '../../testing/describe-file-store.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { createFolderStore } from '../file-store/folder-store.ts';
import { renditionKey, type SiteFiles, uploadKey } from './site-files.ts';
import { openStoredFiles } from './stored-files.ts';

const HOUR_MS = 3_600_000;

let root: string;
let files: SiteFiles;
let store: FileStore;
/** The files that the database and backups name. */
let named: Set<string>;
let now: Date;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'approdo-sweep-'));
  files = openStoredFiles({ store: createFolderStore(root), scratch: join(root, 'scratch') });
  ({ store } = files);
  now = new Date('2027-03-01T10:00:00Z');
  for (const file of ['shown.jpg', 'left.jpg']) {
    await store.put(uploadKey(file), Buffer.from('x'));
    await store.put(renditionKey(file, '480.avif'), Buffer.from('x'));
  }
  named = new Set(['shown.jpg']);
});
afterEach(() => rmSync(root, { recursive: true }));

async function sweepAfter(hours: number): Promise<void> {
  now = new Date(now.getTime() + hours * HOUR_MS);
  await files.sweep({ now, findNamed: async (requested) => new Set(requested.filter((file) => named.has(file))) });
}

async function listNames(): Promise<string[]> {
  const all = [...(await listAll(store, 'uploads/')), ...(await listAll(store, 'renditions/'))];
  return all.map(({ name }) => name).toSorted();
}

const everything = [
  'renditions/left.jpg/480.avif',
  'renditions/shown.jpg/480.avif',
  'uploads/left.jpg',
  'uploads/shown.jpg',
];
const visibleFiles = ['renditions/shown.jpg/480.avif', 'uploads/shown.jpg'];

test('what nothing has named for a day is taken away, with its renditions', async () => {
  await sweepAfter(0);
  await sweepAfter(23);
  expect(await listNames()).toEqual(everything);
  await sweepAfter(1);
  expect(await listNames()).toEqual(visibleFiles);
  await sweepAfter(24);
  expect(await listNames()).toEqual(visibleFiles);
});

test('a file that was named meanwhile has a day more', async () => {
  await sweepAfter(0);
  named.add('left.jpg');
  await sweepAfter(12);
  named.delete('left.jpg');
  await sweepAfter(12);
  await sweepAfter(23);
  expect(await listNames()).toEqual(everything);
  await sweepAfter(1);
  expect(await listNames()).toEqual(visibleFiles);
});

test('a file that is named while it is being swept stays', async () => {
  await sweepAfter(0);
  const requested: number[] = [];
  await files.sweep?.({
    now: new Date(now.getTime() + 48 * HOUR_MS),
    async findNamed(some) {
      requested.push(some.length);
      return new Set(requested.length === 1 ? ['shown.jpg'] : some);
    },
  });
  expect(requested).toEqual([2, 1]);
  expect(await listNames()).toEqual(everything);
});

test('nothing is taken away where nobody can tell what is named', async () => {
  await sweepAfter(0);
  const away = async () => Promise.reject(new Error('the database is away'));
  await expect(files.sweep?.({ now: new Date('2028-01-01T00:00:00Z'), findNamed: away })).rejects.toThrow('away');
  expect(await listNames()).toEqual(everything);
});

test('renditions of what is not there are taken away at once', async () => {
  await store.put(renditionKey('gone.jpg', '480.avif'), Buffer.from('x'));
  await sweepAfter(0);
  expect(await listNames()).toEqual(everything);
});

test('a record that cannot be read counts anew', async () => {
  await sweepAfter(0);
  await store.put('unnamed.json', Buffer.from('{"left.jpg":"never"}'));
  await sweepAfter(48);
  expect(await listNames()).toEqual(everything);
  await sweepAfter(24);
  expect(await listNames()).toEqual(visibleFiles);
});

test('what is discarded lies there until it is swept, without its renditions', async () => {
  await files.discard('left.jpg');
  expect(await listNames()).toEqual(everything.slice(1));
});
