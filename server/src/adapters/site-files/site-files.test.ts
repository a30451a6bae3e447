import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFolderStore } from '../file-store/folder-store.ts';
import { openFolderFiles } from './create-site-files-provider.ts';
import { renditionKey, type SiteFiles, uploadKey } from './site-files.ts';
import { openStoredFiles } from './stored-files.ts';

let root: string;
let scratch: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'approdo-site-files-'));
  scratch = join(root, 'scratch');
});
afterEach(() => rmSync(root, { recursive: true }));

const openStored = () => openStoredFiles({ store: createFolderStore(root), scratch });

/** Makes two renditions, like the picture process. */
function makeTwo(folder: string): void {
  mkdirSync(folder);
  for (const name of ['480.avif', '480.webp']) writeFileSync(join(folder, name), name);
}

async function sizeOf({ store }: SiteFiles, rendition: string): Promise<number | undefined> {
  return (await store.find(renditionKey('a.jpg', rendition)))?.size;
}

describe.each([
  ['a folder', () => openFolderFiles(root)],
  ['a store', openStored],
])('the rendition sets in %s', (_, open) => {
  let files: SiteFiles;
  beforeEach(async () => {
    files = open();
    await files.store.put(uploadKey('a.jpg'), Buffer.from('a picture'));
  });

  test('has renditions made from the original, which count when all are there', async () => {
    expect(await files.renditionSets.isFilled('a.jpg')).toBe(false);
    await files.renditionSets.fill('a.jpg', async ({ original, folder }) => {
      expect(readFileSync(original, 'utf8')).toBe('a picture');
      expect(await files.renditionSets.isFilled('a.jpg')).toBe(false);
      makeTwo(folder);
    });
    expect(await files.renditionSets.isFilled('a.jpg')).toBe(true);
    expect(await sizeOf(files, '480.avif')).toBe('480.avif'.length);
    expect([...(await files.renditionSets.listFilled())]).toEqual(['a.jpg']);
    expect(await files.store.find(uploadKey('a.jpg'))).toBeDefined();
  });

  test('is filled with none where there are none to be made', async () => {
    await files.renditionSets.fill('a.jpg', async ({ folder }) => mkdirSync(folder));
    expect(await files.renditionSets.isFilled('a.jpg')).toBe(true);
    expect(await files.renditionSets.listFilled()).toEqual(new Set(['a.jpg']));
  });

  test('is not filled where making the renditions fails', async () => {
    const fails = files.renditionSets.fill('a.jpg', async () => Promise.reject(new Error('it broke')));
    await expect(fails).rejects.toThrow('it broke');
    expect(await files.renditionSets.isFilled('a.jpg')).toBe(false);
    expect(await files.renditionSets.listFilled()).toEqual(new Set());
  });

  test('takes copies of what is made already', async () => {
    const made = join(root, 'made');
    makeTwo(made);
    await files.renditionSets.copyIn('a.jpg', made);
    expect(await files.renditionSets.isFilled('a.jpg')).toBe(true);
    expect(await sizeOf(files, '480.webp')).toBe('480.webp'.length);
    expect(readdirSync(made)).toHaveLength(2);
  });

  test('is cleared of one picture, and of no other', async () => {
    for (const file of ['a.jpg', 'a.jpg2']) {
      await files.store.put(uploadKey(file), Buffer.from('a picture'));
      await files.renditionSets.fill(file, async ({ folder }) => makeTwo(folder));
    }
    await files.renditionSets.clear('a.jpg');
    await files.renditionSets.clear('none.jpg');
    expect(await files.renditionSets.isFilled('a.jpg')).toBe(false);
    expect(await sizeOf(files, '480.avif')).toBeUndefined();
    expect(await files.renditionSets.listFilled()).toEqual(new Set(['a.jpg2']));
  });
});

describe('renditions that are made for a store', () => {
  test('go with their picture where the store does not list them yet', async () => {
    const { store } = openStored();
    const late = openStoredFiles({ scratch, store: { ...store, list: async function* () {} } });
    await store.put(uploadKey('a.jpg'), Buffer.from('a picture'));
    await late.renditionSets.fill('a.jpg', async ({ folder }) => makeTwo(folder));
    await late.discard('a.jpg');
    expect(await late.renditionSets.isFilled('a.jpg')).toBe(false);
    expect([await sizeOf(late, '480.avif'), await sizeOf(late, '480.webp')]).toEqual([undefined, undefined]);
  });

  test('leave nothing on the machine that made them, and are not made of what is not there', async () => {
    const { store, renditionSets } = openStored();
    await store.put(uploadKey('a.jpg'), Buffer.from('a picture'));
    await renditionSets.fill('a.jpg', async ({ folder }) => makeTwo(folder));
    await expect(renditionSets.fill('none.jpg', async ({ folder }) => makeTwo(folder))).rejects.toThrow('not there');
    expect(readdirSync(scratch)).toEqual([]);
  });

  test('do not count while one of them could not be kept', async () => {
    const { store, renditionSets } = openStored();
    await store.put(uploadKey('a.jpg'), Buffer.from('a picture'));
    const refusing = openStoredFiles({
      scratch,
      store: {
        ...store,
        async put(name, content) {
          if (name.endsWith('.webp')) throw new Error('the store is away');
          await store.put(name, content);
        },
      },
    });
    await expect(refusing.renditionSets.fill('a.jpg', async ({ folder }) => makeTwo(folder))).rejects.toThrow('away');
    expect(await renditionSets.isFilled('a.jpg')).toBe(false);
    expect(existsSync(scratch) && readdirSync(scratch)).toEqual([]);
  });
});
