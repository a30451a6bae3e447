import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  clearLeftovers,
  closeDataDir,
  DataDirError,
  lockDataDir,
  openCurrentGeneration,
  openDataDir,
  pointTo,
  readOrMakeSecret,
} from './data-dir.ts';

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'approdo-data-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('an empty folder gets its first generation and points to it', () => {
  const dataDir = openDataDir(root);
  const generation = openCurrentGeneration(dataDir);
  expect(existsSync(generation.uploads)).toBe(true);
  expect(openCurrentGeneration(dataDir)).toEqual(generation);
});

it('of a mail that a process ended in the middle of, nothing is left at the next start', () => {
  const dataDir = openDataDir(root);
  for (const name of ['whole.eml', 'half.eml.part']) writeFileSync(join(dataDir.mail, name), 'Ciao');
  clearLeftovers(dataDir, openCurrentGeneration(dataDir));
  expect(readdirSync(dataDir.mail)).toEqual(['whole.eml']);
});

it.skipIf(process.platform === 'win32')(
  'what was open to other accounts is closed to them, and nothing outside',
  () => {
    const dataDir = openDataDir(root);
    const { uploads, database } = openCurrentGeneration(dataDir);
    const elsewhere = mkdtempSync(join(tmpdir(), 'approdo-elsewhere-'));
    const notes = join(elsewhere, 'note.txt');
    const open = [notes, database, join(uploads, 'a.jpg'), join(root, 'jwt-secret'), join(dataDir.mail, 'a.eml')];
    for (const file of open) writeFileSync(file, 'x');
    symlinkSync(notes, join(root, 'note'));
    symlinkSync(elsewhere, join(uploads, 'altrove'));
    for (const file of [...open, root, uploads, elsewhere]) chmodSync(file, statSync(file).isFile() ? 0o644 : 0o755);
    expect(closeDataDir(dataDir)).toEqual([]);
    for (const file of open.slice(1)) expect(rightsOf(file)).toBe('600');
    for (const folder of [root, dataDir.generations, uploads]) expect(rightsOf(folder)).toBe('700');
    expect([rightsOf(elsewhere), rightsOf(notes)]).toEqual(['755', '644']);
    rmSync(elsewhere, { recursive: true });
  },
);

it.skipIf(process.platform === 'win32')('a folder that is reached by a link is closed where it lies', () => {
  const link = join(root, 'link');
  const folder = join(root, 'folder');
  mkdirSync(folder);
  symlinkSync(folder, link);
  chmodSync(folder, 0o755);
  openDataDir(link);
  expect(rightsOf(folder)).toBe('700');
});

it('the pointer decides which generation is current', () => {
  const dataDir = openDataDir(root);
  openCurrentGeneration(dataDir);
  pointTo(dataDir, 'second');
  expect(openCurrentGeneration(dataDir).database).toBe(join(root, 'generations', 'second', 'database.sqlite'));
});

it('a pointer that was half written does not count', () => {
  const dataDir = openDataDir(root);
  const first = openCurrentGeneration(dataDir);
  writeFileSync(join(root, 'current.next'), 'sec');
  expect(openCurrentGeneration(dataDir)).toEqual(first);
});

it('a second process is kept out until the first lets go', () => {
  const dataDir = openDataDir(root);
  const lock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirError);
  lock.release();
  lockDataDir(dataDir).release();
});

it('a folder that two processes open at the same time is refused to neither', async () => {
  const opening = `
    import { openDataDir } from ${JSON.stringify(new URL('./data-dir.ts', import.meta.url).href)};
    for (let round = 0; round < 2000; round += 1) openDataDir(${JSON.stringify(root)});
  `;
  const open = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', opening]);
  await expect(Promise.all([open(), open()])).resolves.toHaveLength(2);
});

it('a folder that cannot be made is refused by name', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => openDataDir(join(root, 'file', 'data'))).toThrow(/^DATA_DIR: .* cannot be written/);
});

it('the secret is made once, for this account alone', () => {
  const dataDir = openDataDir(root);
  const secret = readOrMakeSecret(dataDir);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(readOrMakeSecret(dataDir)).toBe(secret);
  expect(readFileSync(join(root, 'jwt-secret'), 'utf8').trim()).toBe(secret);
  expect(statSync(join(root, 'jwt-secret')).mode & 0o777).toBe(0o600);
});
