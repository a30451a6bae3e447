import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { connect, connectOwner } from '../support/api.ts';
import { currentGeneration, leftoversIn } from '../support/data-dir.ts';
import { driveVariables, expect, linkDrive, testAlone as test } from '../support/google.ts';
import { residentBytes, watchMemory } from '../support/resident-memory.ts';
import { byRunLength } from '../support/run-length.ts';
import { owner, removeDataDir, startSite } from '../support/start-site.ts';

const MiB = 2 ** 20;
const FILM_BYTES = 300 * MiB;
const PIECE_BYTES = 4 * MiB;

/** How much the site's memory may grow while it uploads: sent chunks wait for the garbage collector. */
const GOAL_BYTES = 192 * MiB;

test.setTimeout(480_000);

async function writeFilm(path: string): Promise<void> {
  const film = createWriteStream(path);
  for (let at = 0; at < FILM_BYTES; at += MiB) {
    if (!film.write(randomBytes(MiB))) await once(film, 'drain');
  }
  film.end();
  await once(film, 'finish');
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

test('a site that is killed while it sends leaves no half backup, and the next one sends the rest', async ({
  site,
  google,
}) => {
  const FILM_PIECES = 10;
  writeFileSync(join(currentGeneration(site.dataDir).uploads, 'mare.mp4'), randomBytes(FILM_PIECES * PIECE_BYTES));
  let running = site;
  let client = await connectOwner(running);
  await linkDrive(google, client);
  const kills = byRunLength({ short: [0, 9], long: [0, 3, 9, 9] });
  for (const uploadsBefore of kills) {
    google.fail({ on: 'upload', how: 'hang', after: uploadsBefore, times: 100 });
    const already = google.steps().filter((step) => step === 'upload').length;
    const sending = client.backup.create({ body: { location: 'drive' } }).catch(() => undefined);
    await expect
      .poll(() => google.steps().filter((step) => step === 'upload').length, { timeout: 60_000 })
      .toBeGreaterThan(already + uploadsBefore);
    await running.kill();
    await sending;
    google.heal();
    running = await startSite({ dataDir: site.dataDir, variables: driveVariables(google) });
    client = await connectOwner(running);
    expect((await client.backup.list()).filter(({ location }) => location === 'drive')).toEqual([]);
  }
  const made = await client.backup.create({ body: { location: 'drive' } });
  const [backup] = Array.isArray(made) ? made : [];
  // Each kill interrupted a database and a chunk: no more than these are sent twice.
  const sentTwice = kills.length * statSync(currentGeneration(site.dataDir).database).size + PIECE_BYTES;
  expect(google.uploads.received()).toBeLessThan((backup?.size ?? 0) + sentTwice);
  await client.backup.verify({ params: { id: backup?.id ?? '' } });
  await expect.poll(() => leftoversIn(site.dataDir)).toEqual([]);
  await running.stop();
});

test('a film of 300 MB goes to Drive and back, over cuts, and the memory hardly grows', async ({
  site,
  google,
}, info) => {
  const film = join(currentGeneration(site.dataDir).uploads, 'mare.mp4');
  await writeFilm(film);
  const client = await connectOwner(site);
  await linkDrive(google, client);
  await client.backup.create({ body: { location: 'local' } });
  const before = residentBytes(site);
  const readMost = watchMemory(site);
  google.fail({ on: 'upload', how: { cutAfter: 5 * MiB }, after: 8, times: 3 });
  const made = await client.backup.create({ body: { location: 'drive' } });
  const growth = readMost() - before;
  const [backup] = Array.isArray(made) ? made : [];

  const firstBytes = google.uploads.received();
  expect(firstBytes).toBeLessThan((backup?.size ?? 0) + MiB);
  await client.backup.create({ body: { location: 'drive' } });
  expect(google.uploads.received() - firstBytes).toBeLessThan(2 * MiB);

  const elsewhere = await startSite({ variables: driveVariables(google) });
  const newcomer = await connectOwner(elsewhere);
  await linkDrive(google, newcomer);
  google.fail({ on: 'download', how: { cutAfter: 3 * MiB }, after: 5, times: 3 });
  await newcomer.backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });
  const brought = join(currentGeneration(elsewhere.dataDir).uploads, 'mare.mp4');
  expect(await hashOf(brought)).toBe(await hashOf(film));
  await elsewhere.stop();
  removeDataDir(elsewhere.dataDir);

  info.annotations.push({ type: 'growth', description: `${Math.round(growth / MiB)} MiB` });
  expect(growth).toBeLessThan(GOAL_BYTES);
});

test('a Drive that does not answer keeps nobody waiting for the list, nor the site from stopping', async ({
  site,
  google,
}) => {
  const client = await connectOwner(site);
  await linkDrive(google, client);
  await client.backup.create({ body: { location: 'both' } });
  google.fail({ on: 'list', how: 'hang', times: 1000 });
  const outcome = await Promise.race([client.backup.list(), after(15_000, 'too late')]);
  expect(outcome).not.toBe('too late');
  expect((await client.backup.status()).warnings).toEqual([
    'Google Drive non risponde. Controlla la connessione a Internet e riprova.',
  ]);
  const sending = client.backup.create({ body: { location: 'drive' } }).catch(() => undefined);
  await expect.poll(() => client.backup.progress()).toMatchObject({ step: 'Invio a Google Drive' });
  expect(await Promise.race([site.stop(), after(15_000, 'too late')])).toBe(0);
  await sending;
  expect(
    await connect(site)
      .health.get()
      .catch(() => 'gone'),
  ).toBe('gone');
});
