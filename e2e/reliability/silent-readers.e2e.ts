import { setTimeout as after } from 'node:timers/promises';
import { connect } from '../support/api.ts';
import { residentBytes, watchMemory } from '../support/resident-memory.ts';
import { byRunLength } from '../support/run-length.ts';
import { countOpenFiles, floodWithoutReading, watchSlowest } from '../support/silent-readers.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite } from '../support/start-site.ts';
import { VIDEO_FORM_TYPE, videoForm } from '../support/video-form.ts';

const MiB = 2 ** 20;

/** QUALITY.md: how much the site's memory may grow meanwhile. */
const GOAL_BYTES = 100 * MiB;

/** QUALITY.md says one second, for an idle machine. */
const TOLERANCE_MS = 5_000;

const CONNECTIONS = 20;

/** More than a system's buffers hold. */
const FILM_BYTES = 60 * MiB;

/** Beside the counted connections: the site's own files, and connections of other callers. */
const FILES_OF_ITS_OWN = 12;

/** The site disconnects clients that have read nothing for 60 s, and checks every other second. */
const CUT_AFTER_MS = 60_000;

const hostile = [
  { what: 'the largest answer that is kept', requests: 1_400, pathOf: () => '/api/openapi.json' },
  { what: 'pages that are made for each of them', requests: 100, pathOf: (number: number) => `/nowhere-${number}` },
];

for (const { what, requests, pathOf } of hostile) {
  test(`${requests} requests at once for ${what}, on connections that nobody reads, hold up nobody`, async ({
    site,
  }, info) => {
    await (await fetch(`${site.origin}${pathOf(-1)}`)).text();
    const files = countOpenFiles(site);
    const before = residentBytes(site);
    const readMost = watchMemory(site);
    const readSlowest = watchSlowest(site);
    const sockets = floodWithoutReading(site, { connections: CONNECTIONS, requests, pathOf });
    await after(5_000);
    const slowest = await readSlowest();
    const growth = readMost() - before;
    info.annotations.push(
      { type: 'slowest other call', description: `${slowest.toFixed(0)} ms` },
      { type: 'growth of memory', description: `${Math.round(growth / MiB)} MiB` },
    );
    expect(slowest).toBeLessThan(TOLERANCE_MS);
    expect(growth).toBeLessThan(GOAL_BYTES);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => countOpenFiles(site)).toBeLessThanOrEqual(files + FILES_OF_ITS_OWN);
  });
}

test('of a film that a connection asks for many times one file is open, until its reader is cut, and a slow one is not', async ({
  site,
}) => {
  test.setTimeout(180_000);
  const film = await uploadFilm(site);
  const files = countOpenFiles(site);
  const sockets = floodWithoutReading(site, { connections: CONNECTIONS, requests: 8, pathOf: () => film });
  await expect.poll(() => countOpenFiles(site)).toBeGreaterThan(files + CONNECTIONS);
  await after(1_000);
  expect(countOpenFiles(site)).toBeLessThanOrEqual(files + 2 * CONNECTIONS + FILES_OF_ITS_OWN);
  if (byRunLength({ short: false, long: true })) {
    const [slow] = floodWithoutReading(site, { connections: 1, requests: 1, pathOf: () => film });
    const reading = setInterval(() => slow?.read(256 * 2 ** 10), 1_000);
    await after(CUT_AFTER_MS + 15_000);
    clearInterval(reading);
    expect(countOpenFiles(site)).toBeLessThanOrEqual(files + FILES_OF_ITS_OWN);
    let rest = 0;
    slow?.on('data', ({ length }: Buffer) => {
      rest += length;
    });
    slow?.resume();
    await expect.poll(() => rest, { message: 'the slow one gets all of it' }).toBeGreaterThan(FILM_BYTES / 2);
    slow?.destroy();
  }
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => countOpenFiles(site)).toBeLessThanOrEqual(files + FILES_OF_ITS_OWN);
});

async function uploadFilm(site: RunningSite): Promise<string> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of videoForm({ videoBytes: FILM_BYTES })) pieces.push(new Uint8Array(piece));
  const { token } = await connect(site).auth.login({ body: owner });
  const answer = await fetch(`${site.origin}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': VIDEO_FORM_TYPE },
    body: new Blob(pieces),
  });
  expect(answer.status).toBe(201);
  const { url }: { url: string } = await answer.json();
  return url;
}
