import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  DataDirError,
  lockDataDir,
  openCurrentGeneration,
  openDataDir,
  pointTo,
  readOrMakeSecret,
} from './data-dir.ts';

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
