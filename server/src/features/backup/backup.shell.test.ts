import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCurrentGeneration, openDataDir } from '../../data-dir.ts';
import { makeDataDir, startDataDirSite } from '../../testing/data-dir-site.ts';

// Each starts whole sites, in turn.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let dataDir: string;
let archive: string;
beforeEach(() => {
  folder = makeDataDir();
  dataDir = join(folder, 'data');
  archive = join(folder, 'casa.tar');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The command as the owner runs it, on this folder. */
function run(command: 'backup' | 'restore', args: readonly string[], on = dataDir) {
  const script = fileURLToPath(new URL(`../../../../scripts/${command}.ts`, import.meta.url));
  const variables = { PATH: process.env.PATH, DATA_DIR: on };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: variables,
  });
  return { status, stdout, stderr };
}

async function nameOf(on: string): Promise<string> {
  const site = await startDataDirSite({ dataDir: on });
  const { name } = await site.withToken(undefined).property.get();
  await site.close({ keepsDataDir: true });
  return name;
}

async function openHouse(name: string) {
  const site = await startDataDirSite({ dataDir });
  const { client } = await site.signIn();
  await client.property.update({ body: { name } });
  return site;
}

it('a house is saved while its site runs, and comes back on another machine', async () => {
  const site = await openHouse('La casa');
  writeFileSync(join(openCurrentGeneration(openDataDir(dataDir)).uploads, 'a.jpg'), 'una');
  const saved = run('backup', [archive]);
  await site.close({ keepsDataDir: true });
  expect(saved).toMatchObject({ status: 0, stderr: '' });
  expect(saved.stdout).toMatch(/^Backup salvato: approdo-.*-manuale\.tar/);

  const elsewhere = join(folder, 'elsewhere');
  const restored = run('restore', [archive], elsewhere);
  expect(restored).toEqual({
    status: 0,
    stderr: '',
    stdout: 'Il sito è tornato al backup scelto. Avvialo con: npm start\n',
  });
  expect(await nameOf(elsewhere)).toBe('La casa');
  expect(readFileSync(join(openCurrentGeneration(openDataDir(elsewhere)).uploads, 'a.jpg'), 'utf8')).toBe('una');
});

it('what was there before a restore is in a safety backup', async () => {
  await (await openHouse('Prima')).close({ keepsDataDir: true });
  run('backup', [archive]);
  await (await openHouse('Dopo')).close({ keepsDataDir: true });
  expect(run('restore', [archive]).stdout).toMatch(/è nel backup approdo-.*-sicurezza\.tar/);
  expect(await nameOf(dataDir)).toBe('Prima');
});

it('a house whose database is ruined comes back, and the ruin is kept', async () => {
  await (await openHouse('Prima')).close({ keepsDataDir: true });
  run('backup', [archive]);
  const { database } = openCurrentGeneration(openDataDir(dataDir));
  writeFileSync(database, 'ruined');
  const restored = run('restore', [archive]);
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  const kept = /è rimasto in (.*)\n/.exec(restored.stdout)?.[1] ?? '';
  expect(await nameOf(dataDir)).toBe('Prima');
  expect(readFileSync(join(kept, 'database.sqlite'), 'utf8')).toBe('ruined');
});

it('a bad archive changes nothing', async () => {
  await (await openHouse('Prima')).close({ keepsDataDir: true });
  run('backup', [archive]);
  writeFileSync(archive, readFileSync(archive).subarray(0, -2000));
  const generations = readdirSync(join(dataDir, 'generations'));
  expect(run('restore', [archive])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Il ripristino non è riuscito: L'archivio è incompleto/),
  });
  expect(readdirSync(join(dataDir, 'generations'))).toEqual(generations);
});

it('a running site is not restored under its feet', async () => {
  const site = await openHouse('Prima');
  run('backup', [archive]);
  expect(run('restore', [archive])).toMatchObject({ status: 1, stderr: expect.stringContaining('in use') });
  await site.close({ keepsDataDir: true });
});

it('a file that is there already is not written over', async () => {
  await (await openHouse('Prima')).close({ keepsDataDir: true });
  writeFileSync(archive, 'something else');
  expect(run('backup', [archive]).status).toBe(1);
  expect(readFileSync(archive, 'utf8')).toBe('something else');
  expect(existsSync(archive)).toBe(true);
});
