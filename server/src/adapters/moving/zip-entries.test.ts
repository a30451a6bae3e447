import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeZip, type ZipFile } from '../../testing/zip-files.ts';
import { forEachZipEntry, listZipEntries, withZipEntry } from './zip-entries.ts';

const MB = 1024 ** 2;

let folder: string;
let written = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-zips-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function keep(bytes: Buffer): string {
  written += 1;
  const path = join(folder, `${written}.zip`);
  writeFileSync(path, bytes);
  return path;
}

const zipOf = (...files: ZipFile[]) => keep(writeZip(files));

describe('a zip', () => {
  test('is listed in its order, without its folders', async () => {
    const path = zipOf({ name: 'b/' }, { name: 'b/due.md', bytes: 'due' }, { name: 'a.md', bytes: 'uno!' });
    expect(await listZipEntries(path)).toEqual([
      { name: 'b/due.md', size: 3 },
      { name: 'a.md', size: 4 },
    ]);
  });

  test('may have names as macOS and Windows write them, and names that mean something to a program', async () => {
    const names = ['citta\u0300.jpg', 'foto\\mare.jpg', '__proto__', 'a\0b\n'];
    const path = zipOf(...names.map((name) => ({ name })));
    const found = (await listZipEntries(path)).map(({ name }) => name);
    expect(found).toEqual(['città.jpg', 'foto/mare.jpg', '__proto__', 'ab']);
  });

  test('gives each of its files as it was, and leaves nothing behind', async () => {
    const path = zipOf({ name: 'uno', bytes: 'primo' }, { name: 'due', bytes: 'secondo' });
    let place = '';
    const text = await withZipEntry(path, 'due', async (unpacked) => {
      place = unpacked;
      return readFileSync(unpacked, 'utf8');
    });
    expect(text).toBe('secondo');
    expect(existsSync(place)).toBe(false);
    await expect(withZipEntry(path, 'tre', async () => undefined)).rejects.toThrow('rovinato');
  });

  test('gives the wanted files, one after another', async () => {
    const path = zipOf({ name: 'uno', bytes: 'primo' }, { name: 'due', bytes: 'secondo' }, { name: 'tre' });
    const found: string[] = [];
    await forEachZipEntry(
      path,
      (name) => name !== 'uno',
      async (name, bytes) => void found.push(`${name}: ${bytes}`),
    );
    expect(found).toEqual(['due: secondo', 'tre: ']);
  });

  test('that takes the place of another is listed anew', async () => {
    const path = zipOf({ name: 'uno' });
    await listZipEntries(path);
    writeFileSync(path, writeZip([{ name: 'altro', bytes: 'nuovo' }]));
    expect((await listZipEntries(path)).map(({ name }) => name)).toEqual(['altro']);
  });
});

describe('a hostile zip is refused before anything is unpacked', () => {
  const huge = { packed: 2000 * MB, size: 2100 * MB };

  test.each<[string, ZipFile[], string]>([
    ['that swells', [{ name: 'a', bytes: Buffer.alloc(11 * MB) }], 'si gonfia oltre 200 volte'],
    ['of more than 4 GB', ['a', 'b'].map((name) => ({ name, declared: huge })), 'supera 4 GB una volta aperto'],
    ['with a password', [{ name: 'a', flags: 1 }], 'è protetto da una password'],
    ['with strong encryption', [{ name: 'a', flags: 0x41 }], 'è protetto da una password'],
    ['with another in it', [{ name: 'foto/altro.ZIP' }], 'contiene un altro zip'],
    ['that climbs', [{ name: 'foto/../../etc/passwd' }], 'contiene un percorso che porta fuori'],
    ['that climbs as on Windows', [{ name: '..\\avvio.bat' }], 'contiene un percorso che porta fuori'],
    ['with an absolute path', [{ name: '/etc/passwd' }], 'contiene un percorso che porta fuori'],
    ['with the letter of a drive', [{ name: 'C:\\avvio.bat' }], 'contiene un percorso che porta fuori'],
    ['with a name twice', [{ name: 'a' }, { name: 'b' }, { name: 'a' }], 'contiene due file con lo stesso nome'],
    ['with a name twice in two encodings', [{ name: 'à' }, { name: 'a\u0300' }], 'due file con lo stesso nome'],
    ['with a link', [{ name: 'a', bytes: '/etc/passwd', mode: 0o120777 }], 'contiene un collegamento'],
  ])('%s', async (_, files, reason) => {
    const refused = listZipEntries(zipOf(...files));
    await expect(refused).rejects.toThrow(/^Lo zip non è sicuro: /);
    await expect(refused).rejects.toThrow(reason);
  });

  test('with too many files', async () => {
    const files = Array.from({ length: 20_001 }, (_, index) => ({ name: String(index) }));
    await expect(listZipEntries(zipOf(...files))).rejects.toThrow('Lo zip non è sicuro: ha più di 20.000 file');
  });

  test('larger than its reader can hold', async () => {
    const path = zipOf({ name: 'a', bytes: 'dieci byte' }, { name: 'b', bytes: 'dieci byte' });
    await expect(listZipEntries(path, { bytes: 19, text: '19 byte' })).rejects.toThrow('supera 19 byte');
  });

  test('not so one that packs a small text well', async () => {
    expect(await listZipEntries(zipOf({ name: 'a', bytes: Buffer.alloc(9 * MB) }))).toHaveLength(1);
  });
});

describe('a damaged zip is told as such', () => {
  const whole = writeZip([{ name: 'a', bytes: 'un testo' }]);

  test.each([
    ['that breaks off', whole.subarray(0, -10)],
    ['that is empty', Buffer.alloc(0)],
    ['whose list is missing', Buffer.concat([whole.subarray(0, 40), whole.subarray(-22)])],
  ])('%s', async (_, bytes) => {
    await expect(listZipEntries(keep(bytes))).rejects.toThrow('Il file è incompleto o rovinato');
  });

  test('once a file of it has more than it claims', async () => {
    const path = zipOf({ name: 'a', bytes: 'molto più di tre byte', declared: { size: 3 } });
    await expect(withZipEntry(path, 'a', async () => undefined)).rejects.toThrow('Il file è incompleto o rovinato');
  });

  test('also one that hides another under a harmless name', async () => {
    const path = zipOf({ name: 'mare.jpg', bytes: whole });
    const unpacking = forEachZipEntry(
      path,
      () => true,
      async () => undefined,
    );
    await expect(unpacking).rejects.toThrow('Lo zip non è sicuro: contiene un altro zip');
  });

  test('but not a file that is not there', async () => {
    await expect(listZipEntries(join(folder, 'manca.zip'))).rejects.toThrow('ENOENT');
  });
});
