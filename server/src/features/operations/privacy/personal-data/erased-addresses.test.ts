import { createHmac, hkdfSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeInFolder, storeInRows } from '../../../../adapters/stored-values.ts';
import { createMemoryRows } from '../../../../testing/memory-rows.ts';
import { openErasedAddresses } from './erased-addresses.ts';

const SECRET = 'a secret of a house, more than 32 bytes long';
const OTHER = 'the next secret of that house, which is as long';
const LIST = 'erased-addresses.json';
const KEYS = 'erased-addresses-keys.json';
const AT = new Date('2027-03-01T10:00:00.000Z');
const BEFORE = '2027-02-01T10:00:00.000Z';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'erased-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the list as a new process does. */
const open = (secret = SECRET) => openErasedAddresses({ openStoredValue: storeInFolder(folder), secret });
const instantOf = async (erased: ReturnType<typeof open>, name: string) => (await erased.read())?.(name);
const fileOf = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The list as written when names were hashed with a key derived from the property's secret. */
function writeOlderList(...names: readonly string[]): void {
  const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'approdo: erased addresses', 32));
  const hashes = names.map((name) => createHmac('sha256', key).update(name).digest('hex'));
  const addresses = Object.fromEntries(hashes.map((hash) => [hash, AT.toISOString()]));
  writeFileSync(join(folder, LIST), JSON.stringify({ addresses }));
}

test('who was erased is known in any spelling, by whichever process looks, and nobody else is', async () => {
  await open().add(['ada@example.com', 'an-id'], AT);
  const erased = open();
  for (const name of ['ada@example.com', 'ADA@example.com', 'an-id']) {
    expect(await instantOf(erased, name)).toBe(AT.toISOString());
  }
  expect(await instantOf(erased, 'eva@example.com')).toBeUndefined();
  expect(fileOf(LIST)).not.toContain('ada@');
});

test('a new secret of the house forgets nobody', async () => {
  await open().add(['ada@example.com'], AT);
  const erased = open(OTHER);
  expect(await instantOf(erased, 'ada@example.com')).toBe(AT.toISOString());
  expect(await erased.countUnread(BEFORE)).toBe(0);
});

test('the key is drawn once, is readable for its owner alone, and no other secret tells it', async () => {
  await open().add(['ada@example.com'], AT);
  const key = fileOf(KEYS);
  await open(OTHER).add(['eva@example.com'], AT);
  expect(fileOf(KEYS)).toBe(key);
  expect(statSync(join(folder, KEYS)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(key)).toEqual({ keys: [expect.stringMatching(/^[\w-]{43}$/)] });
});

test('an erasure that comes to nothing is taken back, and what was there before stands again', async () => {
  const erased = open();
  await erased.add(['ada@example.com'], AT);
  const takeBack = await erased.add(['ada@example.com', 'an-id'], new Date('2027-04-01T10:00:00.000Z'));
  await takeBack();
  expect(await instantOf(erased, 'ada@example.com')).toBe(AT.toISOString());
  expect(await instantOf(erased, 'an-id')).toBeUndefined();
});

describe('a list from before there was a key for it', () => {
  test('is read as before, and by its own key from then on, whatever becomes of the secret of the house', async () => {
    writeOlderList('ada@example.com');
    const first = open();
    expect(await instantOf(first, 'ada@example.com')).toBe(AT.toISOString());
    await first.add(['eva@example.com'], AT);
    const later = open(OTHER);
    for (const name of ['ada@example.com', 'eva@example.com']) {
      expect(await instantOf(later, name)).toBe(AT.toISOString());
    }
    expect(await later.countUnread(BEFORE)).toBe(0);
    expect(fileOf(KEYS)).not.toContain(SECRET);
  });

  test('that an older version has written to meanwhile is read as well', async () => {
    await open().add(['eva@example.com'], AT);
    const stored: { addresses: Record<string, string> } = JSON.parse(fileOf(LIST));
    writeOlderList('ada@example.com');
    const older: { addresses: Record<string, string> } = JSON.parse(fileOf(LIST));
    writeFileSync(
      join(folder, LIST),
      JSON.stringify({ ...stored, addresses: { ...stored.addresses, ...older.addresses } }),
    );
    const erased = open();
    for (const name of ['ada@example.com', 'eva@example.com']) {
      expect(await instantOf(erased, name)).toBe(AT.toISOString());
    }
  });
});

describe('where the key is gone', () => {
  test.each([
    ['deleted', () => rmSync(join(folder, KEYS))],
    ['no key any more', () => writeFileSync(join(folder, KEYS), '{"keys":["x"]}')],
  ])('%s, it is said how many were erased since, and a new one is drawn', async (_, lose) => {
    await open().add(['ada@example.com', 'an-id'], AT);
    await open().add(['eva@example.com'], new Date(AT.getTime() + 1));
    lose();
    const erased = open();
    expect(await instantOf(erased, 'ada@example.com')).toBeUndefined();
    expect(await erased.countUnread(BEFORE)).toBe(2);
    // A later copy cannot bring them back.
    expect(await erased.countUnread(new Date(AT.getTime() + 1).toISOString())).toBe(0);
    await erased.add(['ada@example.com'], AT);
    expect(await instantOf(erased, 'ada@example.com')).toBe(AT.toISOString());
    expect(await erased.countUnread(BEFORE)).toBe(2);
  });
});

test('of processes that share a house one draws the key, and each reads what another has erased', async () => {
  const rows = createMemoryRows();
  const [here, there] = [SECRET, OTHER].map((secret) =>
    openErasedAddresses({ openStoredValue: storeInRows(rows), secret }),
  );
  if (!here || !there) throw new Error('two are opened');
  await Promise.all([here.add(['ada@example.com'], AT), there.add(['eva@example.com'], AT)]);
  for (const erased of [here, there]) {
    for (const name of ['ada@example.com', 'eva@example.com']) {
      expect((await erased.read())?.(name)).toBe(AT.toISOString());
    }
  }
});

test('what is kept beside the database is the list and its key, and nothing else', async () => {
  await open().add(['ada@example.com'], AT);
  expect(readdirSync(folder).toSorted()).toEqual([KEYS, LIST]);
});
