import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createBegunUploads } from './begun-uploads.ts';
import { storeInFolder } from './stored-values.ts';

const DAY_MS = 24 * 3_600_000;
const ADDRESS = 'https://www.googleapis.com/upload/drive/v3/files?upload_id=';

let folder: string;
let file: string;
let clock: ReturnType<typeof createTestClock>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-uploads-'));
  file = join(folder, 'backups', 'begun-uploads.json');
  mkdirSync(dirname(file));
  clock = createTestClock(new Date('2027-03-01T10:00:00Z'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => createBegunUploads({ openStoredValue: storeInFolder(folder), clock });

it('what was begun outlives the process until it is done', async () => {
  const uploads = open();
  await Promise.all(['a', 'b', 'c'].map((name) => uploads.keep(`folder/${name}`, `${ADDRESS}${name}`)));
  await uploads.drop('folder/b');
  const found = await Promise.all(['a', 'b', 'c'].map((name) => open().find(`folder/${name}`)));
  expect(found).toEqual([`${ADDRESS}a`, undefined, `${ADDRESS}c`]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('what Google has forgotten by now is forgotten here', async () => {
  const uploads = open();
  await uploads.keep('folder/a', `${ADDRESS}a`);
  clock.advance(6 * DAY_MS);
  expect(await uploads.find('folder/a')).toBeUndefined();
});

it('a file that cannot be read holds nothing', async () => {
  writeFileSync(file, 'niente');
  expect(await open().find('folder/a')).toBeUndefined();
});
