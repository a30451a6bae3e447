import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeychain } from '../../testing/keychain.ts';
import { makeFolder } from '../../testing/start-stand-in.ts';
import { createEncryption } from './encryption.ts';
import { createVault } from './vault.ts';

let folder: string;
let file: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
  file = join(folder, 'vault.json');
});

afterEach(() => remove());

function openVault(keychain = createKeychain(), platform: NodeJS.Platform = 'linux') {
  return createVault({ file, encryption: createEncryption(keychain, platform) });
}

test('a secret is found again by whoever has the keychain, and by nobody else', async () => {
  const keychain = createKeychain();
  expect(await openVault(keychain).save('session a', 'il gettone')).toBe(true);
  expect(await openVault(keychain).find('session a')).toBe('il gettone');
  expect(await openVault(keychain).find('session b')).toBeUndefined();
  expect(await openVault(createKeychain()).find('session a')).toBeUndefined();
});

test('the file holds no secret in the clear, is for its owner alone, and nothing lies beside it', async () => {
  await openVault().save('session a', 'il gettone');
  const text = await readFile(file, 'utf8');
  expect(text).not.toContain('gettone');
  expect(text).not.toContain(Buffer.from('gettone').toString('base64').slice(0, 8));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('secrets that are kept at once are all kept', async () => {
  const vault = openVault();
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => vault.save(name, `secret ${name}`)));
  expect(await Promise.all(['a', 'b', 'c', 'd'].map((name) => vault.find(name)))).toEqual([
    'secret a',
    'secret b',
    'secret c',
    'secret d',
  ]);
});

test('a dropped secret is gone, and the others stay', async () => {
  const vault = openVault();
  await vault.save('a', 'one');
  await vault.save('b', 'two');
  await vault.drop('a');
  expect(await vault.find('a')).toBeUndefined();
  expect(await vault.find('b')).toBe('two');
  expect(await readFile(file, 'utf8')).not.toContain('"a"');
});

test('names that every object has are no secrets', async () => {
  await openVault().save('a', 'one');
  expect(await openVault().find('constructor')).toBeUndefined();
});

test.each([
  ['the system has no keychain', createKeychain({ isAvailable: false })],
  ['the backend is plain text', createKeychain({ backend: 'basic_text' })],
  ['the backend is not known', createKeychain({ backend: 'unknown' })],
  ['the key is the fixed one of Chromium', createKeychain({ mark: 'fixedPassword' })],
])('nothing is kept where %s', async (_reason, keychain) => {
  const vault = openVault(keychain);
  expect(await vault.isOpen()).toBe(false);
  expect(await vault.save('a', 'il gettone')).toBe(false);
  expect(await readdir(folder)).not.toContain('vault.json');
});

test('where there are no such backends, the system is taken at its word', async () => {
  expect(await openVault(createKeychain({ backend: 'basic_text', mark: 'fixedPassword' }), 'darwin').isOpen()).toBe(
    true,
  );
  expect(await openVault(createKeychain({ isAvailable: false }), 'win32').isOpen()).toBe(false);
});

test.each(['', '{', '[]', '{"a":1}', '{"a":"not base64!"}'])('a damaged file holds nothing: %s', async (text) => {
  await writeFile(file, text);
  const vault = openVault();
  expect(await vault.find('a')).toBeUndefined();
  expect(await vault.save('a', 'one')).toBe(true);
  expect(await vault.find('a')).toBe('one');
});
