import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FilePart,
  type FileStore,
  type OpenFile,
  PartMissingError,
  type StoredFile,
} from '../adapters/file-store/file-store.ts';

type OpenedFileStore = { readonly store: FileStore; readonly close: () => Promise<void> };

type Opening = {
  /** Opens an empty store; `scratch` is a folder for files to be stored. */
  readonly open: (scratch: string) => Promise<OpenedFileStore>;
  /** Files per page of a list. */
  readonly pageSize?: number;
};

/** Tests that every file store must pass. */
export function describeFileStore(name: string, { open, pageSize = 1000 }: Opening): void {
  describe(name, () => {
    let scratch: string;
    let opened: OpenedFileStore;
    let store: FileStore;

    beforeAll(async () => {
      scratch = mkdtempSync(join(tmpdir(), 'approdo-files-'));
      opened = await open(scratch);
      ({ store } = opened);
    });
    afterAll(async () => {
      await opened.close();
      rmSync(scratch, { recursive: true, force: true });
    });

    function aFile(bytes: Uint8Array | string): string {
      const path = join(scratch, randomBytes(8).toString('hex'));
      writeFileSync(path, bytes);
      return path;
    }

    async function listNames(folder: `${string}/`): Promise<string[]> {
      const files = await listAll(store, folder);
      return files.map((file) => file.name).toSorted();
    }

    test('gives back what it keeps, from memory or from a file, of whatever size', async () => {
      for (const size of [0, 1, 64 * 1024, 64 * 1024 + 1, 3_000_000]) {
        const bytes = randomBytes(size);
        await store.put('uploads/memory.bin', bytes);
        await store.put('uploads/file.bin', aFile(bytes));
        for (const storedName of ['uploads/memory.bin', 'uploads/file.bin']) {
          const file = await store.open(storedName);
          expect(file).toMatchObject({ size, start: 0, end: size });
          expect((await read(file)).equals(bytes)).toBe(true);
          expect(await store.find(storedName)).toMatchObject({ name: storedName, size, changedAt: expect.any(Date) });
        }
      }
    });

    test('has the newer one of two files of a name, whole', async () => {
      await store.put('uploads/twice.txt', Buffer.from('the first, which was longer'));
      await store.put('uploads/twice.txt', aFile('the second'));
      expect(String(await read(await store.open('uploads/twice.txt')))).toBe('the second');
    });

    test.each<[FilePart, string, number]>([
      [{ start: 0 }, '0123456789', 0],
      [{ start: 0, end: 0 }, '0', 0],
      [{ start: 2, end: 4 }, '234', 2],
      [{ start: 7 }, '789', 7],
      [{ start: 7, end: 9 }, '789', 7],
      [{ start: 7, end: 5000 }, '789', 7],
      [{ last: 3 }, '789', 7],
      [{ last: 10 }, '0123456789', 0],
      [{ last: 5000 }, '0123456789', 0],
    ])('opens the part %o', async (part, text, start) => {
      await store.put('uploads/digits.txt', Buffer.from('0123456789'));
      const file = await store.open('uploads/digits.txt', part);
      expect(file).toMatchObject({ size: 10, start, end: start + text.length });
      expect(String(await read(file))).toBe(text);
    });

    test('opens a part of a file that is no small one', async () => {
      const bytes = randomBytes(1_000_000);
      await store.put('uploads/large.bin', bytes);
      const file = await store.open('uploads/large.bin', { start: 100_000, end: 899_999 });
      expect((await read(file)).equals(bytes.subarray(100_000, 900_000))).toBe(true);
    });

    test.each<FilePart>([
      { start: 10 },
      { start: 5000, end: 6000 },
      { start: 4, end: 3 },
      { start: -1 },
      { start: 0.5 },
      { last: 0 },
    ])('says the size where a file has no part %o', async (part) => {
      await store.put('uploads/ten.txt', Buffer.from('0123456789'));
      const refused = store.open('uploads/ten.txt', part);
      await expect(refused).rejects.toThrow(PartMissingError);
      await expect(refused).rejects.toMatchObject({ size: 10 });
    });

    test('has no part of an empty file', async () => {
      await store.put('uploads/empty.txt', Buffer.alloc(0));
      for (const part of [{ start: 0 }, { last: 1 }]) {
        await expect(store.open('uploads/empty.txt', part)).rejects.toMatchObject({ size: 0 });
      }
    });

    test('has nothing where nothing was kept, and removes it all the same', async () => {
      await store.put('uploads/there.txt', Buffer.from('x'));
      for (const missing of ['uploads/none.txt', 'uploads', 'nowhere/a/b.txt', 'uploads/there.txt/none']) {
        expect(await store.open(missing)).toBeUndefined();
        expect(await store.open(missing, { start: 0 })).toBeUndefined();
        expect(await store.find(missing)).toBeUndefined();
      }
      await store.remove('uploads/none.txt');
      expect(await listNames('nowhere/')).toEqual([]);
    });

    test('has a file no more once it is removed', async () => {
      await store.put('uploads/gone.txt', Buffer.from('x'));
      await store.remove('uploads/gone.txt');
      expect(await store.open('uploads/gone.txt')).toBeUndefined();
      expect(await store.find('uploads/gone.txt')).toBeUndefined();
    });

    test('lists a folder with all that is below it, and nothing that is beside it', async () => {
      const below = ['listed/a.txt', 'listed/deep/b.txt', 'listed/deep/er/c.txt'];
      for (const storedName of [...below, 'listed-not/a.txt', 'other/listed/a.txt']) {
        await store.put(storedName, Buffer.from('four'));
      }
      expect(await listNames('listed/')).toEqual(below);
      expect(await listNames('listed/deep/')).toEqual(below.slice(1));
      for await (const { size, changedAt } of store.list('listed/')) {
        expect(size).toBe(4);
        expect(changedAt.getTime()).toBeGreaterThan(Date.UTC(2020));
      }
    });

    test('lists more files than a page of any list has', async () => {
      const names = Array.from({ length: 2 * pageSize + 1 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
      for (let next = 0; next < names.length; next += 50) {
        const portion = names.slice(next, next + 50);
        await Promise.all(portion.map((storedName) => store.put(storedName, Buffer.from('x'))));
      }
      expect(await listNames('many/')).toEqual(names);
    });

    test('lets go of a file that is read no further', async () => {
      const bytes = randomBytes(5_000_000);
      await store.put('uploads/left.bin', bytes);
      for (let round = 0; round < 60; round += 1) {
        const file = await store.open('uploads/left.bin');
        file?.content.destroy();
        await setImmediate();
      }
      expect((await read(await store.open('uploads/left.bin'))).equals(bytes)).toBe(true);
    });

    test.each([
      '',
      '/etc/passwd',
      '../outside',
      'uploads/../../outside',
      'uploads/..',
      'uploads/.hidden',
      'uploads//twice',
      'uploads/',
      'uploads\\a',
      'uploads/a\0b',
      'uploads/è.jpg',
      'a/b/c/d/e/f',
      `uploads/${'a'.repeat(201)}`,
    ])('knows no file by the name %j', async (bad) => {
      await expect(store.put(bad, Buffer.from('x'))).rejects.toThrow('a name');
      await expect(store.put(bad, aFile('x'))).rejects.toThrow('a name');
      await expect(store.open(bad)).rejects.toThrow('a name');
      await expect(store.find(bad)).rejects.toThrow('a name');
      await expect(store.remove(bad)).rejects.toThrow('a name');
    });
  });
}

/** A store's list of the files below a folder. */
export async function listAll(store: FileStore, folder: `${string}/`): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list(folder)) files.push(file);
  return files;
}

async function read(file: OpenFile | undefined): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of file?.content ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}
