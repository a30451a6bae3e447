import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFileStore, listAll } from '../../testing/describe-file-store.ts';
import { createFolderStore } from './folder-store.ts';

describeFileStore('a folder', {
  open: async (scratch) => ({ store: createFolderStore(join(scratch, 'root')), close: async () => undefined }),
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'approdo-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a folder keeps a file where its name says, and nothing else is left', async () => {
  const incoming = join(root, 'coming');
  writeFileSync(incoming, 'a file');
  const store = createFolderStore(join(root, 'files'));
  await store.put('uploads/a.txt', incoming);
  await store.put('uploads/b.txt', Buffer.from('bytes'));
  expect(existsSync(incoming)).toBe(false);
  expect(readdirSync(join(root, 'files', 'uploads')).toSorted()).toEqual(['a.txt', 'b.txt']);
});

test('a folder does not tell of files that it would not name', async () => {
  const store = createFolderStore(root);
  mkdirSync(join(root, 'uploads', '.hidden'), { recursive: true });
  for (const name of ['.half.part', 'con spazi.jpg', '.hidden/a.jpg']) writeFileSync(join(root, 'uploads', name), 'x');
  expect(await listAll(store, 'uploads/')).toEqual([]);
});

test('a file that cannot be kept leaves what was there', async () => {
  const store = createFolderStore(root);
  await store.put('uploads/a.txt', Buffer.from('first'));
  await expect(store.put('uploads/a.txt', join(root, 'missing'))).rejects.toThrow('ENOENT');
  expect(await store.find('uploads/a.txt')).toMatchObject({ size: 5 });
});
