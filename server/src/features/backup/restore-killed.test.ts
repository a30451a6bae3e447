import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCurrentGeneration, openDataDir } from '../../data-dir.ts';
import { makeDataDir, startDataDirSite } from '../../testing/data-dir-site.ts';

const CHILD = fileURLToPath(new URL('../../testing/restoring-process.ts', import.meta.url));

/** A house called Dopo with `dopo.jpg`, and a backup of when it was called Prima and had `prima.jpg`. */
let template: string;
beforeAll(async () => {
  const site = await startDataDirSite();
  template = site.dataDir;
  const { client } = await site.signIn();
  const { uploads } = openCurrentGeneration(openDataDir(template));
  await client.property.update({ body: { name: 'Prima' } });
  writeFileSync(join(uploads, 'prima.jpg'), 'prima');
  await client.backup.create({ body: { location: 'local' } });
  await client.property.update({ body: { name: 'Dopo' } });
  rmSync(join(uploads, 'prima.jpg'));
  writeFileSync(join(uploads, 'dopo.jpg'), 'dopo');
  await site.close({ keepsDataDir: true });
}, 60_000);
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** Kills it so many milliseconds after the restore began, unless it has ended by then. */
async function restoreAndKill(dataDir: string, delayMs: number): Promise<boolean> {
  const child = spawn(process.execPath, [CHILD, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let isRestored = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'restored') isRestored = true;
    if (line === 'ready') void after(delayMs).then(() => child.kill('SIGKILL'));
    if (isRestored) child.kill('SIGKILL');
  }
  await ended;
  return isRestored;
}

/** What the site is after a start: its name, its pictures of ours, whether its database is whole, its backups. */
async function lookAt(dataDir: string) {
  const site = await startDataDirSite({ dataDir });
  const { client } = await site.signIn();
  const { name } = await client.property.get();
  const kinds = (await client.backup.list()).map(({ kind }) => kind);
  await site.close({ keepsDataDir: true });
  const { database, uploads } = openCurrentGeneration(openDataDir(dataDir));
  const connection = new SqliteDatabase(database, { readonly: true });
  const integrity = connection.pragma('integrity_check', { simple: true });
  connection.close();
  const pictures = readdirSync(uploads).filter((file) => file === 'prima.jpg' || file === 'dopo.jpg');
  const generations = readdirSync(join(dataDir, 'generations')).length;
  const aside = readdirSync(join(dataDir, 'backups/aside')).length;
  return { house: { name, pictures }, kinds, integrity, generations, aside };
}

const before = { name: 'Dopo', pictures: ['dopo.jpg'] };
const restored = { name: 'Prima', pictures: ['prima.jpg'] };

it('a restore that is killed at any moment leaves all of the old or all of the new', async () => {
  for (let round = 0; round < 10; round += 1) {
    const dataDir = makeDataDir();
    cpSync(template, dataDir, { recursive: true });
    const isAnswered = await restoreAndKill(dataDir, Math.random() * 1200);
    const found = await lookAt(dataDir);
    expect([before, restored]).toContainEqual(found.house);
    if (isAnswered) expect(found.house).toEqual(restored);
    if (found.house.name === restored.name) expect(found.kinds).toContain('safety');
    expect(found).toMatchObject({ integrity: 'ok', generations: 1, aside: 0 });
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 300_000);
