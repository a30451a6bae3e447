import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOTICES } from '../../scripts/notices/make-notices.ts';
import { configFile, readWantedFuses } from './fuses.ts';
import { listPackedModules } from './packed-modules.ts';
import { findWrongFuses, readFuses } from './read-fuses.ts';

const desktop = join(import.meta.dirname, '..');
const config = readFileSync(configFile, 'utf8');

test('of node_modules the archive holds sharp and what that needs, and nothing else', () => {
  const packed = listPackedModules(desktop).filter((name) => !/^@img\/sharp-(libvips-)?[a-z0-9-]+$/.test(name));
  expect(packed).toEqual(['@img/colour', 'detect-libc', 'semver', 'sharp']);
});

test('no source map, no source and no test is packed', () => {
  const files = /^files:\n((?: {2}- .*\n)+)/m.exec(config)?.[1]?.match(/(?<=- ).*/g);
  expect(files).toEqual(['out/**', 'package.json', 'icons/**', '"!**/*.map"']);
});

test('the licence of the app and the notices of what is in it are packed as files that anybody can read', () => {
  const resources = /^extraResources:\n((?: {2,4}\S.*\n)+)/m.exec(config)?.[1]?.match(/(?<=from: ).*/g);
  expect(resources).toEqual([`release/${NOTICES}`, '../LICENSE']);
  expect(existsSync(join(desktop, '../LICENSE'))).toBe(true);
});

test('the pictures of the sign and of the badges are packed', () => {
  const badges = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'more'].map((count) => `badge-${count}.png`);
  const signs = ['tray.png', 'tray@2x.png', 'trayTemplate.png', 'trayTemplate@2x.png'];
  expect(readdirSync(join(desktop, 'icons')).sort()).toEqual([...badges, ...signs]);
});

test.each([
  ['runAsNode', false],
  ['enableCookieEncryption', true],
  ['enableNodeOptionsEnvironmentVariable', false],
  ['enableNodeCliInspectArguments', false],
  ['enableEmbeddedAsarIntegrityValidation', true],
  ['onlyLoadAppFromAsar', true],
  ['loadBrowserProcessSpecificV8Snapshot', false],
  ['grantFileProtocolExtraPrivileges', false],
])('the fuse %s is %s', (fuse, isOn) => {
  expect(config).toContain(`\n  ${fuse}: ${isOn}\n`);
});

test('no key, password or account of a signature stands in a file', () => {
  expect(config).not.toMatch(/^\s*(certificateFile|certificatePassword|cscLink|cscKeyPassword|identity|publish):/m);
});

test('no installer is made that would look for new versions over plain http', () => {
  const env = { ...process.env, APPRODO_UPDATES_URL: 'http://lamiacasa.it/app' };
  const made = spawnSync(process.execPath, [join(desktop, 'packaging', 'dist.ts')], { env, encoding: 'utf8' });
  expect(made.status).toBe(1);
  expect(made.stderr).toContain('APPRODO_UPDATES_URL must begin with https://');
});

test('fuses are read back from the bytes of a binary', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'approdo-fuses-'));
  const file = join(folder, 'approdo');
  const head = Buffer.from('program dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX');
  const write = (fuses: string) => writeFile(file, Buffer.concat([head, Buffer.from([1, 8]), Buffer.from(fuses)]));
  const wanted = readWantedFuses();
  expect(Object.keys(wanted)).toHaveLength(8);
  await write('01001100');
  expect(findWrongFuses(readFuses(file), wanted)).toEqual([]);
  await write('11001100');
  expect(findWrongFuses(readFuses(file), wanted)).toEqual(['runAsNode']);
  await writeFile(file, 'something else');
  expect(() => readFuses(file)).toThrow('no binary of Electron');
  await rm(folder, { recursive: true });
});
