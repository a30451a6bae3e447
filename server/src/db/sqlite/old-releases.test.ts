import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { restoreFromShell } from '../../features/operations/backup/backup.shell.ts';
import { createArchiveHasher } from '../../testing/archive-hasher.ts';
import { startDataDirSite } from '../../testing/data-dir-site.ts';
import { schemaVersion } from '../schema-version.ts';
import { inspectDatabase } from './inspect-database.ts';
import { readSchemaVersion } from './read-schema-version.ts';

const oldReleases = new URL('../../testing/old-releases/', import.meta.url);
const versions = readdirSync(oldReleases);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-old-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const unpack = (version: string, name: string) =>
  gunzipSync(readFileSync(new URL(`${version}/${name}.gz`, oldReleases)));

/** Starts the site in a DATA_DIR and checks for everything that its README names. */
async function expectAllThere(dataDir: string): Promise<void> {
  const site = await startDataDirSite({ dataDir, hasher: createArchiveHasher() });
  const { client } = await site.signIn();
  const bookings = await client.bookings.list();
  const posts = await client.blog.list();
  const pages = await client.pages.listAll();
  const messages = await client.contact.list();
  const reviews = await client.reviews.list();
  await site.close({ keepsDataDir: true });

  expect(bookings).toContainEqual(
    expect.objectContaining({
      guestName: 'Ada Rossi',
      startDate: '2027-06-12',
      status: 'CONFIRMED',
      linen: false,
      note: 'Biancheria e asciugamani: sì\nArriviamo con il traghetto delle 18.',
    }),
  );
  expect(bookings.map(({ status }) => status).toSorted()).toEqual(['CONFIRMED', 'NOT_AVAILABLE', 'PENDING']);
  expect(posts.posts.map(({ title }) => title)).toEqual(['Un giorno al mare']);
  expect(pages.map(({ title }) => title)).toContain('Come arrivare');
  expect(messages.map(({ name }) => name)).toEqual(['Carla']);
  expect(reviews.map(({ rating }) => rating)).toEqual([5]);
}

test.each(versions)('a DATA_DIR of %s is brought up to date, with a copy of what was there', async (version) => {
  const dataDir = makeFolder();
  const generation = join(dataDir, 'generations', 'first');
  mkdirSync(join(generation, 'uploads'), { recursive: true });
  const file = join(generation, 'database.sqlite');
  writeFileSync(file, unpack(version, 'database.sqlite'));
  writeFileSync(join(dataDir, 'current'), 'first\n');
  const before = readSchemaVersion(file);
  expect(before).toBeLessThan(schemaVersion);

  await expectAllThere(dataDir);
  expect(inspectDatabase(file)).toBe(schemaVersion);
  const copy = join(dataDir, 'backups', `before-migration-from-${before}-to-${schemaVersion}.sqlite`);
  expect(readSchemaVersion(copy)).toBe(before);
});

test.each(versions)('an archive of %s is restored, pictures and all', async (version) => {
  const dataDir = makeFolder();
  const archive = join(makeFolder(), 'archive.tar');
  writeFileSync(archive, unpack(version, 'archive.tar'));
  expect((await restoreFromShell({ dataDir, appVersion: '9.9.9', archive })).aftermath).toBe('there was nothing');
  await expectAllThere(dataDir);
  const [generation = ''] = readdirSync(join(dataDir, 'generations'));
  expect(readdirSync(join(dataDir, 'generations', generation, 'uploads'))).toContain(
    'e39092ea3a4ce29bb70297aa389c0eb1.jpg',
  );
});
