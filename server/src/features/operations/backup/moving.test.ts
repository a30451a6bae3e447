import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalStore } from '../../../adapters/backup-store/local-store.ts';
import { createWorkRunner } from '../../../adapters/backup-store/run-work.ts';
import { openStoreFolder } from '../../../adapters/backup-store/store-layout.ts';
import { createBucketStore } from '../../../adapters/file-store/bucket-store.ts';
import type { TenantData } from '../../../db/engine.ts';
import { createSqliteEngine } from '../../../db/sqlite/engine.ts';
import { listTables } from '../../../db/sqlite/list-tables.ts';
import { transact } from '../../../db/transaction.ts';
import { bringToLife } from '../../../starter/starter-content.ts';
import { useBucket } from '../../../testing/bucket/use-bucket.ts';
import { fillPrices, PRICE_TABLES } from '../../../testing/fill-prices.ts';
import { sharedDatabase } from '../../../testing/postgres/engines.ts';
import { TEMPLATE } from '../../../testing/postgres/site-database.ts';
import { copyTemplateDatabase } from '../../../testing/template-database.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createBackupsInBucket } from './backups-in-bucket.ts';

const clock = createTestClock(new Date('2027-03-01T10:00:00Z'));
const runner = createWorkRunner();

const bucket = useBucket();
afterAll(() => runner.stop());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-moving-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const job = {
  step: () => () => undefined,
  stoppable: () => ({ onShare: () => undefined, signal: new AbortController().signal }),
};

/** All rows of all tables, in an order of their own. */
/** Each restore writes another text there, so that no process mistakes what it remembers for the restored data. */
const REWRITTEN_TABLE = 'booking_texts';

function contentsOf(file: string): Record<string, string[]> {
  const connection = new SqliteDatabase(file, { readonly: true });
  const tables = listTables(connection).map(({ name }) => {
    if (name === REWRITTEN_TABLE) return [name, []];
    const rows = connection.prepare(`select * from "${name}"`).all();
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()];
  });
  connection.close();
  return Object.fromEntries(tables);
}

/** A property on the disk of one machine. */
function openLocal(name: string) {
  const root = join(folder, name);
  mkdirSync(join(root, 'uploads'), { recursive: true });
  const store = createLocalStore({
    folder: openStoreFolder(join(root, 'backups')),
    runner,
    clock,
    appVersion: '1.0.0',
  });
  return { root, store, database: join(root, 'database.sqlite'), uploads: join(root, 'uploads') };
}

/** A property that several processes share; its database may fail once a restore has made its safety backup. */
async function openShared({ isCut = false } = {}) {
  const shared = await sharedDatabase(TEMPLATE);
  const tenant = await shared.startProcess().open('house');
  const cut = async (save: () => Promise<void>) => {
    await save();
    await shared.cutAll();
  };
  const copyIn: TenantData['copyIn'] = (file, save) => tenant.copyIn?.(file, () => cut(save)) ?? save();
  const data = isCut ? { ...tenant, copyIn } : tenant;
  const files = createBucketStore({ bucket: bucket(), prefix: folder.slice(folder.lastIndexOf('-') + 1) });
  const findNamed = async (requested: readonly string[]) => new Set(requested);
  const place = createBackupsInBucket({
    data,
    finishCopy: async () => [],
    files,
    findNamed,
    scratch: join(folder, 'scratch'),
  });
  return { data, files, ...place.open({ runner, clock, appVersion: '1.0.0', onDamage: () => undefined }) };
}

async function save(content: NodeJS.ReadableStream): Promise<string> {
  const archive = join(mkdtempSync(join(folder, 'archive-')), 'archive.tar');
  await pipeline(content, createWriteStream(archive));
  return archive;
}

const namesIn = async ({ database }: TenantData) => await database.selectFrom('property').select('name').execute();

test('a backup moves a house from one machine to PostgreSQL and a bucket, and back, with all that it has', {
  timeout: 120_000,
}, async () => {
  const first = openLocal('first');
  await copyTemplateDatabase(first.database);
  const tenant = await createSqliteEngine().open({ name: 'first', file: first.database, backups: folder });
  await transact(tenant.database, async (trx) => {
    await bringToLife(trx, clock);
    await fillPrices(trx);
  });
  await tenant.close();
  writeFileSync(join(first.uploads, 'terrazza.jpg'), 'la terrazza');
  const made = await first.store.take(first, 'manual');
  await first.store.prepareGeneration(made.manifestSha256, join(folder, 'expected'));
  const expected = contentsOf(join(folder, 'expected', 'database.sqlite'));
  expect(expected.bookings?.length).toBeGreaterThan(5);
  for (const table of PRICE_TABLES) expect([table, expected[table]?.length ?? 0]).not.toEqual([table, 0]);

  const shared = await openShared();
  const came = await shared.store.importArchive({ archive: await save((await first.store.openArchive(made)).content) });
  const { safety } = await shared.restore(came, job, null);
  await shared.data.copyOut(join(folder, 'shared.sqlite'));
  expect(contentsOf(join(folder, 'shared.sqlite'))).toEqual(expected);
  const picture = await shared.files.open('uploads/terrazza.jpg');
  expect(await text(picture?.content ?? Readable.from([]))).toBe('la terrazza');

  const leaving = await shared.store.take('manual');
  const back = openLocal('back');
  const home = await back.store.importArchive({
    archive: await save((await shared.store.openArchive(leaving)).content),
  });
  await back.store.prepareGeneration(home.manifestSha256, join(folder, 'home'));
  expect(contentsOf(join(folder, 'home', 'database.sqlite'))).toEqual(expected);
  expect(readFileSync(join(folder, 'home', 'uploads', 'terrazza.jpg'), 'utf8')).toBe('la terrazza');

  await shared.restore(safety, job, null);
  await shared.data.copyOut(join(folder, 'undone.sqlite'));
  expect(contentsOf(join(folder, 'undone.sqlite')).bookings).toEqual([]);
});

/** A property as the first release left it, with one price list and no other price settings. */
async function unpackFormer(): Promise<string> {
  const archive = join(mkdtempSync(join(folder, 'former-')), 'archive.tar');
  const packed = new URL('../../../testing/old-releases/0.1.0/archive.tar.gz', import.meta.url);
  writeFileSync(archive, gunzipSync(readFileSync(packed)));
  return archive;
}

test('an archive of a former release has the first list and nothing else in the place of prices that were set, until that is undone', {
  timeout: 120_000,
}, async () => {
  const shared = await openShared();
  const id = await transact(shared.data.database, fillPrices);
  await shared.data.copyOut(join(folder, 'filled.sqlite'));
  const filled = contentsOf(join(folder, 'filled.sqlite'));
  const { safety } = await shared.restore(
    await shared.store.importArchive({ archive: await unpackFormer() }),
    job,
    null,
  );
  await shared.data.copyOut(join(folder, 'former.sqlite'));
  const former = contentsOf(join(folder, 'former.sqlite'));
  expect(former.price_lists?.map((row) => JSON.parse(row))).toMatchObject([{ valid_from: 0 }]);
  expect(former.seasons?.length).toBeGreaterThan(0);
  for (const table of PRICE_TABLES.slice(2)) {
    // An older price was made for an unknown number of guests.
    if (table !== 'booking_prices') expect([table, former[table]]).toEqual([table, []]);
  }
  await shared.restore(safety, job, null);
  await shared.data.copyOut(join(folder, 'undone.sqlite'));
  const undone = contentsOf(join(folder, 'undone.sqlite'));
  for (const table of PRICE_TABLES) expect([table, undone[table]]).toEqual([table, filled[table]]);
  expect(undone.bookings?.join()).toContain(id);
});

test('while a house is restored its pages can be read, old or new and never half', { timeout: 120_000 }, async () => {
  const shared = await openShared();
  const before = await shared.store.take('manual');
  await shared.data.database.updateTable('property').set({ name: 'La casa di dopo' }).execute();
  const [old] = await namesIn(shared.data);
  let isOver = false;
  const seen = new Set<string>();
  const reading = (async () => {
    while (!isOver) seen.add(JSON.stringify(await namesIn(shared.data)));
  })();
  await shared.restore(before, job, null);
  isOver = true;
  await reading;
  const present = await namesIn(shared.data);
  expect(present).not.toEqual([old]);
  expect([...seen].filter((names) => ![JSON.stringify([old]), JSON.stringify(present)].includes(names))).toEqual([]);
});

test('a restore that loses its database leaves all as it was', { timeout: 120_000 }, async () => {
  const shared = await openShared({ isCut: true });
  const before = await shared.store.take('manual');
  await shared.data.database.updateTable('property').set({ name: 'La casa di dopo' }).execute();
  await expect(shared.restore(before, job, null)).rejects.toThrow();
  await expect.poll(() => namesIn(shared.data).catch(() => undefined)).toEqual([{ name: 'La casa di dopo' }]);
  expect((await shared.store.list()).map(({ kind }) => kind).toSorted()).toEqual(['manual', 'safety']);
});
