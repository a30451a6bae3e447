import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openCurrentGeneration, openDataDir } from '../../../server/src/data-dir/data-dir.ts';
import { transact } from '../../../server/src/db/transaction.ts';
import { type ApiClient, connectOwner } from '../../support/api.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { getPages, load } from '../load/load.ts';
import { openDatabaseOf } from '../prepared-data.ts';
import { median, plainFigure, ratioFigure, summarize } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { megabytesPerSecond, milliseconds } from '../units.ts';

/** In another process than the bench, whose connections to the site would be closed as idle while it is blocked. */
const run = promisify(execFile);

const MB = 2 ** 20;
const DATABASE_BYTES = 1024 * MB;
const MEDIA_FILES = 1024;
const MEDIA_MB = MEDIA_FILES * 2;
/** Shorter than a backup of the database. */
const READING_SECONDS = 1;

/** Backups through the API: how long a visitor waits, and the time compared with copying the same bytes to disk. */
export const backups: Row = {
  name: 'backups',
  measure: async ({ rounds }) => [...(await measureDatabase(rounds)), ...(await measureMedia(rounds))],
};

async function measureDatabase(rounds: number): Promise<Figure[]> {
  return await withSite(growDatabase, async ({ site, owner }) => {
    const waits = [];
    for (let round = 0; round < rounds; round += 1) {
      const reader = load({ origin: site.origin, requests: getPages('/'), connections: 1, seconds: READING_SECONDS });
      await backUp(owner);
      waits.push((await reader).p99);
      await removeAll(site);
    }
    return [
      plainFigure({
        what: 'p99 of a page during a backup of a 1 GB database',
        value: median(waits),
        goal: { atMost: 50 },
        unit: milliseconds,
      }),
    ];
  });
}

async function measureMedia(rounds: number): Promise<Figure[]> {
  return await withSite(addMedia, async ({ site, owner, uploads }) => {
    const archive = join(site.dataDir, 'reference.tar');
    const pack = () => run('tar', ['-cf', archive, '-C', dirname(uploads), 'uploads']);
    const firsts = [];
    const seconds = [];
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await secondsOf(() => onDisk(archive, pack));
      const first = await secondsOf(() => backUp(owner));
      const second = await secondsOf(() => backUp(owner));
      await removeAll(site);
      firsts.push({ ours: MEDIA_MB / first, theirs: MEDIA_MB / theirs });
      seconds.push({ ours: second * 1000, theirs: first * 1000 });
    }
    return [
      ratioFigure({
        what: 'backup of 2 GB of media',
        compared: summarize(firsts),
        goal: { atLeast: 0.5 },
        unit: megabytesPerSecond,
        referenceName: 'tar and fsync',
      }),
      ratioFigure({
        what: 'a second one, nothing changed',
        compared: summarize(seconds),
        goal: { atMost: 0.05 },
        unit: milliseconds,
        referenceName: 'the first',
      }),
    ];
  });
}

type Prepared = {
  readonly site: RunningSite;
  readonly owner: ApiClient;
  readonly uploads: string;
};

/** Starts a separate site whose folder is filled first. */
async function withSite(
  fill: (dataDir: string) => Promise<void>,
  measure: (prepared: Prepared) => Promise<Figure[]>,
): Promise<Figure[]> {
  const dataDir = makeDataDir('backups');
  try {
    await (await startSite({ dataDir })).stop();
    await fill(dataDir);
    const { uploads } = openCurrentGeneration(openDataDir(dataDir));
    const site = await startSite({ dataDir });
    try {
      return await measure({ site, owner: await connectOwner(site), uploads });
    } finally {
      await site.stop();
    }
  } finally {
    removeDataDir(dataDir);
  }
}

async function growDatabase(dataDir: string): Promise<void> {
  const database = openDatabaseOf(dataDir);
  const message = 'Una domanda lunga. '.repeat(260);
  await transact(database, async (trx) => {
    for (let bytes = 0; bytes < DATABASE_BYTES; bytes += message.length) {
      await trx
        .insertInto('contact_messages')
        .values({ ...someone, id: randomUUID(), message })
        .execute();
    }
  });
  await database.destroy();
}

const someone = {
  name: 'Ada Rossi',
  email: 'ada@example.com',
  phone: null,
  answered: 0,
  language: 'it',
  created_at: '2026-01-01T00:00:00.000Z',
} as const;

async function addMedia(dataDir: string): Promise<void> {
  const { uploads } = openCurrentGeneration(openDataDir(dataDir));
  for (let file = 0; file < MEDIA_FILES; file += 1) {
    writeFileSync(join(uploads, `${randomBytes(16).toString('hex')}.jpg`), randomBytes(2 * MB));
  }
}

async function backUp(owner: ApiClient): Promise<void> {
  await owner.backup.create({ body: { location: 'local' } });
}

/** Signs in again first: deleting requires a fresh proof, and rounds take longer than one lasts. */
async function removeAll(site: RunningSite): Promise<void> {
  const owner = await connectOwner(site);
  for (const { id } of await owner.backup.list()) await owner.backup.remove({ params: { id } });
}

/** Writes a new file and waits for its fsync. */
async function onDisk(file: string, write: () => Promise<unknown>): Promise<void> {
  rmSync(file, { force: true });
  await write();
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

async function secondsOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
