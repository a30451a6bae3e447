import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMemoryRows } from '../../testing/memory-rows.ts';
import { storeInFolder, storeInRows } from '../stored-values.ts';
import { createPushKeys } from './push-keys.ts';

const secret = 'a secret of the tests, more than 32 bytes long';

test('a house has one pair of keys, in a file that nobody else reads nor understands', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-push-'));
  const keys = await createPushKeys({ openStoredValue: storeInFolder(folder), secret })();
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(await createPushKeys({ openStoredValue: storeInFolder(folder), secret })()).toEqual(keys);
  expect(readdirSync(folder)).toEqual(['push-keys.json']);
  const file = join(folder, 'push-keys.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toContain(keys.privateKey);
  rmSync(folder, { recursive: true });
});

test('of processes that start at once, one makes the keys that all have', async () => {
  const openStoredValue = storeInRows(createMemoryRows());
  const made = await Promise.all([1, 2, 3, 4].map(() => createPushKeys({ openStoredValue, secret })()));
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
});

test('keys under another secret count as none', async () => {
  const openStoredValue = storeInRows(createMemoryRows());
  const before = await createPushKeys({ openStoredValue, secret })();
  const after = await createPushKeys({ openStoredValue, secret: `${secret}!` })();
  expect(after.publicKey).not.toBe(before.publicKey);
  expect(await createPushKeys({ openStoredValue, secret: `${secret}!` })()).toEqual(after);
});
