import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openStoredFile } from './stored-value.ts';

const shape = z.object({ count: z.int(), name: z.string() });
const fallback = { count: 0, name: 'nobody' };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-kept-'));
  file = join(folder, 'value.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openStoredFile({ file, shape, fallback });

it('what is kept is there at the next start, for its owner alone, and nothing lies beside it', async () => {
  await open().change((present) => ({ ...present, count: 3 }));
  expect(await open().read()).toEqual({ count: 3, name: 'nobody' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['value.json']);
});

it('changes that are asked for at once are all made', async () => {
  const stored = open();
  await Promise.all(
    Array.from({ length: 20 }, () => stored.change((present) => ({ ...present, count: present.count + 1 }))),
  );
  expect(open().present().count).toBe(20);
});

it('what changes nothing is not written', async () => {
  await open().change((present) => present);
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['', '{', '[]', '{"count":"3"}'])('a file that cannot be understood holds nothing: %s', async (text) => {
  writeFileSync(file, text);
  expect(await open().read()).toEqual(fallback);
  await open().change((present) => ({ ...present, count: 1 }));
  expect(open().present().count).toBe(1);
});

it('a disk that is full leaves what was there, in the file and in mind', async () => {
  const stored = open();
  await stored.change(() => ({ count: 1, name: 'one' }));
  const before = readFileSync(file, 'utf8');
  symlinkSync('/dev/full', `${file}.part`);
  await expect(stored.change(() => ({ count: 2, name: 'two' }))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(stored.present().count).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(before);
  await stored.change(() => ({ count: 3, name: 'three' }));
  expect(readdirSync(folder)).toEqual(['value.json']);
});
