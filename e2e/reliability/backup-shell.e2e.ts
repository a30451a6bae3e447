import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { withDatabaseFile } from '../../server/src/db/sqlite/with-database-file.ts';
import { createKeyRows } from '../../server/src/testing/key-rows.ts';
import { connect, connectOwner } from '../support/api.ts';
import { currentGeneration, generationsIn } from '../support/data-dir.ts';
import { expect, test as withSite } from '../support/site-test.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../support/start-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const test = withSite.extend<{ folder: string }>({
  folder: async ({ browserName }, use) => {
    const folder = makeDataDir(`shell-${browserName}`);
    await use(folder);
    removeDataDir(folder);
  },
});

/** Runs the command as the owner types it. */
async function run(command: 'backup' | 'restore', args: readonly string[], dataDir: string) {
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  });
  const [[status], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { status, stdout, stderr };
}

async function rename(site: RunningSite, name: string): Promise<void> {
  await (await connectOwner(site)).property.update({ body: { name } });
}

async function nameAfterStart(dataDir: string): Promise<string> {
  const site = await startSite({ dataDir });
  const { name } = await connect(site).property.get();
  await site.stop();
  return name;
}

test('a site is saved while its site runs, and comes back on another machine', async ({ site, folder }) => {
  const archive = join(folder, 'casa.tar');
  await rename(site, 'La casa');
  writeFileSync(join(currentGeneration(site.dataDir).uploads, 'a.jpg'), 'una');
  const saved = await run('backup', [archive], site.dataDir);
  expect(saved).toMatchObject({ status: 0, stderr: '' });
  expect(saved.stdout).toMatch(/^Backup salvato: approdo-.*-manuale\.tar/);

  const elsewhere = join(folder, 'elsewhere');
  const restored = await run('restore', [archive], elsewhere);
  expect(restored).toEqual({
    status: 0,
    stderr: '',
    stdout: 'Il sito è tornato al backup scelto. Avvialo con: npm start\n',
  });
  expect(readFileSync(join(currentGeneration(elsewhere).uploads, 'a.jpg'), 'utf8')).toBe('una');
  expect(await nameAfterStart(elsewhere)).toBe('La casa');
});

test('an archive with a passphrase comes back with that passphrase, and with no other', async ({ site, folder }) => {
  const archive = join(folder, 'casa.tar.age');
  const right = join(folder, 'giusta');
  const wrong = join(folder, 'sbagliata');
  writeFileSync(right, 'limoni e vento di mare\n');
  writeFileSync(wrong, 'limoni e vento di terra\n');
  await rename(site, 'La casa');
  const saved = await run('backup', [archive, '--passphrase-file', right], site.dataDir);
  expect(saved).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Archivio protetto: ') });
  expect(readFileSync(archive).includes('manifest.json')).toBe(false);

  const elsewhere = join(folder, 'elsewhere');
  expect(await run('restore', [archive, '--passphrase-file', wrong], elsewhere)).toMatchObject({
    status: 1,
    stderr: 'Il ripristino non è riuscito: La frase segreta non apre questo archivio\n',
  });
  expect(await run('restore', [archive, '--passphrase-file', right], elsewhere)).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(await nameAfterStart(elsewhere)).toBe('La casa');
});

test('what was there before a restore is in a safety backup', async ({ site, folder }) => {
  const archive = join(folder, 'casa.tar');
  await rename(site, 'Prima');
  await run('backup', [archive], site.dataDir);
  await rename(site, 'Dopo');
  await site.stop();
  expect((await run('restore', [archive], site.dataDir)).stdout).toMatch(/è nel backup approdo-.*-sicurezza\.tar/);
  expect(await nameAfterStart(site.dataDir)).toBe('Prima');
});

test('who had a second proof before a restore, and has none after it, is named', async ({ site, folder }) => {
  const archive = join(folder, 'casa.tar');
  await run('backup', [archive], site.dataDir);
  const { id: userId, name } = await (await connectOwner(site)).auth.me();
  await site.stop();
  await withDatabaseFile(currentGeneration(site.dataDir).database, (database) =>
    createKeyRows(database).addPasskey({ userId }),
  );
  const restored = await run('restore', [archive], site.dataDir);
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  expect(restored.stdout).toContain(`Entrano ora con la sola password: ${name}\n`);
});

test('a site whose database is ruined comes back, and the ruin is kept', async ({ site, folder }) => {
  const archive = join(folder, 'casa.tar');
  await rename(site, 'Prima');
  await run('backup', [archive], site.dataDir);
  await site.stop();
  writeFileSync(currentGeneration(site.dataDir).database, 'ruined');
  const restored = await run('restore', [archive], site.dataDir);
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  const ruinFolder = /è rimasto in (.*)\n/.exec(restored.stdout)?.[1] ?? '';
  expect(readFileSync(join(ruinFolder, 'database.sqlite'), 'utf8')).toBe('ruined');
  expect(await nameAfterStart(site.dataDir)).toBe('Prima');
});

test('a bad archive, or a site that runs, is refused and nothing changes', async ({ site, folder }) => {
  const archive = join(folder, 'casa.tar');
  await run('backup', [archive], site.dataDir);
  const generations = generationsIn(site.dataDir);
  expect(await run('restore', [archive], site.dataDir)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('in use'),
  });
  await site.stop();
  writeFileSync(archive, readFileSync(archive).subarray(0, -2000));
  expect(await run('restore', [archive], site.dataDir)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Il ripristino non è riuscito: L'archivio è incompleto/),
  });
  expect(generationsIn(site.dataDir)).toEqual(generations);
});

test('a file that is there already is not written over', async ({ site, folder }) => {
  const archive = join(folder, 'casa.tar');
  writeFileSync(archive, 'something else');
  expect((await run('backup', [archive], site.dataDir)).status).toBe(1);
  expect(readFileSync(archive, 'utf8')).toBe('something else');
  expect(readdirSync(folder)).toEqual(['casa.tar']);
});
