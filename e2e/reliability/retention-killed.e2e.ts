import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import SqliteDatabase from 'better-sqlite3';
import { makeRegisterKey } from '../../server/src/adapters/register-key.ts';
import { withDatabaseFile } from '../../server/src/db/sqlite/with-database-file.ts';
import { transact } from '../../server/src/db/transaction.ts';
import { insertGuests } from '../../server/src/features/law/register/guests/guests.records.ts';
import { createGuestSeal } from '../../server/src/features/law/register/key/guest-seal.ts';
import { insertAddedStay } from '../../server/src/features/law/register/stays.records.ts';
import { aSealedGuest } from '../../server/src/testing/filing-site.ts';
import { currentGeneration, faultsOf } from '../support/data-dir.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { spawnSite, startSite } from '../support/start-site.ts';

const KILLS = byRunLength({ short: 6, long: 40 });

const STAYS = byRunLength({ short: 240, long: 1200 });
const GUESTS_OF_STAY = 25;
const GUESTS = STAYS * GUESTS_OF_STAY;

/** The size of one transaction. */
const MAX_AT_ONCE = 200;

const key = makeRegisterKey();
const variables = { REGISTER_KEY: key.written };

test(`a site that is killed while old guests are deleted, ${KILLS} times, goes on, and tells of each once`, async ({
  site,
}, info) => {
  test.setTimeout(byRunLength({ short: 240_000, long: 900_000 }));
  await site.stop();
  const { dataDir } = site;
  await fill(dataDir);
  const seen: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const before = countDeleted(dataDir);
    const child = spawnSite({ dataDir, variables });
    const isGoingOn = () => child.exitCode === null && countDeleted(dataDir) === before;
    while (before < GUESTS && isGoingOn()) await after(2);
    await after(momentWithin(60));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;

    expect(faultsOf(currentGeneration(dataDir).database)).toEqual([]);
    const deleted = countDeleted(dataDir);
    expect(deleted).toBeGreaterThanOrEqual(before);
    expect(auditedDeletionsOf(dataDir)).toEqual({ total: deleted, most: deleted === 0 ? 0 : MAX_AT_ONCE });
    expect(countTorn(dataDir)).toBe(0);
    seen.push(deleted);
  }
  const last = await startSite({ dataDir, variables });
  await expect.poll(() => countDeleted(dataDir), { timeout: 60_000 }).toBe(GUESTS);
  await expect
    .poll(() => queryNumber(dataDir, 'select count(*) from register_rounds where purged_at is not null'))
    .toBe(1);
  await last.stop();
  expect(auditedDeletionsOf(dataDir).total).toBe(GUESTS);
  info.annotations.push({ type: 'deleted before each kill', description: seen.join(', ') });
});

/** Guests who left four months ago and were never reported. */
async function fill(dataDir: string): Promise<void> {
  const seal = createGuestSeal(key);
  const startDate = addDays(todayInRome(new Date()), -120);
  await withDatabaseFile(currentGeneration(dataDir).database, (database) =>
    transact(database, async (trx) => {
      for (let n = 0; n < STAYS; n += 1) {
        const id = randomUUID();
        const createdAt = new Date().toISOString();
        const stay = { title: 'Airbnb', startDate, endDate: addDays(startDate, 3), numberOfGuests: GUESTS_OF_STAY };
        await insertAddedStay(trx, { id, requestKey: id, bookingId: null, source: 'CHANNEL', ...stay, createdAt });
        const places = Array.from({ length: GUESTS_OF_STAY }, (_, position) => position);
        await insertGuests(
          trx,
          places.map((position) => aSealedGuest(seal, id, { position })),
        );
      }
    }),
  );
}

/** The single number that a query finds in the site's current database. */
function queryNumber(dataDir: string, statement: string): number {
  const connection = new SqliteDatabase(currentGeneration(dataDir).database, { readonly: true });
  try {
    return Number(connection.prepare(statement).pluck().get());
  } finally {
    connection.close();
  }
}

function countDeleted(dataDir: string): number {
  return queryNumber(dataDir, 'select count(*) from register_guests where identity is null');
}

/** Guests whose names are deleted but not the rest, or without the date of deletion. */
function countTorn(dataDir: string): number {
  return queryNumber(
    dataDir,
    `select count(*) from register_guests where (identity is null) <> (rest is null)
     or (identity is null) <> (names_deleted_at is not null) or (identity is null) <> (kept_age is not null)`,
  );
}

/** The number of guests in the audit log, in total and in its largest entry. */
function auditedDeletionsOf(dataDir: string) {
  const lines = "from audit where action = 'DATA_DELETED'";
  return {
    total: queryNumber(dataDir, `select coalesce(sum(cast(summary as integer)), 0) ${lines}`),
    most: queryNumber(dataDir, `select coalesce(max(cast(summary as integer)), 0) ${lines}`),
  };
}
