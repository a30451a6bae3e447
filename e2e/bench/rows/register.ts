import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { initialRegionalTerms } from '@approdo/shared/domain/law/regional/regional-terms';
import {
  createOfficialTables,
  type OfficialRow,
  TABLE_KINDS,
} from '@approdo/shared/domain/law/register/official-tables';
import { createClock } from '../../../server/src/adapters/clock.ts';
import { makeRegisterKey } from '../../../server/src/adapters/register-key.ts';
import { createFixedKeyStore } from '../../../server/src/adapters/register-key-store.ts';
import type { Database } from '../../../server/src/db/database.ts';
import { transact } from '../../../server/src/db/transaction.ts';
import { composeRegional } from '../../../server/src/features/law/regional/compose-regional.ts';
import { putRegionalTerms } from '../../../server/src/features/law/regional/regional-settings.repository.ts';
import { insertGuests, listSealedGuests } from '../../../server/src/features/law/register/guests/guests.records.ts';
import { openGuest } from '../../../server/src/features/law/register/guests/opened-guest.ts';
import { createGuestSeal, type GuestSeal } from '../../../server/src/features/law/register/key/guest-seal.ts';
import { createKeysAtHand } from '../../../server/src/features/law/register/key/key-at-hand.ts';
import { createOfficialLists } from '../../../server/src/features/law/register/official-lists.ts';
import { replaceTable } from '../../../server/src/features/law/register/official-tables.repository.ts';
import { deleteDue } from '../../../server/src/features/law/register/retention/delete-due.ts';
import { putRegisterTerms } from '../../../server/src/features/law/register/settings/settings.records.ts';
import { insertAddedStay } from '../../../server/src/features/law/register/stays.records.ts';
import { composeFile } from '../../../server/src/features/law/register/transmissions/compose-file.ts';
import { aSealedGuest } from '../../../server/src/testing/filing-site.ts';
import { rowsOf } from '../../../server/src/testing/register-site.ts';
import { makeDataDir, removeDataDir, startSite } from '../../support/start-site.ts';
import { type LoadRequest, load, secondsOfRound } from '../load/load.ts';
import { openDatabaseOf } from '../prepared-data.ts';
import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { compare, median, plainFigure, ratioFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { milliseconds, perSecond } from '../units.ts';

const GUESTS_OF_STAY = 25;
const IN_FILE = 1000;
const REGIONAL_DAYS = 62;
const IN_REGION = 300;
const DELETED = 10_000;
const MUNICIPALITIES = 12_000;
/** Addresses that send: each may send six hundred requests an hour. */
const CALLS = 1000;
const QUERY = '/api/codes?kind=COMUNI&q=borgo%2011';

const today = todayInRome(new Date());
const TERMS = {
  isOn: true,
  account: 'STANDARD',
  apartmentId: null,
  checkInLetter: { isOn: false, days: 3, hour: 9 },
  reminders: false,
} as const;

/** The cost of the files for police and region, of deletion by law, and of finding a code. */
export const register: Row = {
  name: 'register',
  async measure({ rounds }) {
    const dataDir = makeDataDir('register');
    await (await startSite({ dataDir })).stop();
    const database = openDatabaseOf(dataDir);
    try {
      const figures = [
        await compareFile(database, rounds),
        await compareRegion(database, rounds),
        await watchDeletion(database, rounds),
      ];
      await takeInMunicipalities(database);
      await database.destroy();
      return [...figures, await compareCodes(dataDir, rounds)];
    } finally {
      removeDataDir(dataDir);
    }
  },
};

async function compareFile(database: Database, rounds: number): Promise<Figure> {
  const seal = createGuestSeal(makeRegisterKey());
  const stayIds = await addStays(database, seal, { guests: IN_FILE, arrival: today });
  const sealed = await listSealedGuests(database, stayIds);
  const tables = createOfficialTables({
    COMUNI: rowsOf('COMUNI'),
    STATI: rowsOf('STATI'),
    DOCUMENTI: rowsOf('DOCUMENTI'),
    TIPO_ALLOGGIATO: rowsOf('TIPO_ALLOGGIATO'),
  });
  const sides = {
    ours: () => timeOf(() => composeFile(database, { date: today, isAll: false, seal, tables, terms: TERMS })),
    theirs: () => timeOf(async () => sealed.map((guest) => openGuest(seal, guest))),
  };
  for (let warm = 0; warm < 3; warm += 1) {
    await sides.ours();
    await sides.theirs();
  }
  const compared = await compare(rounds, sides);
  await forgetStays(database);
  return ratioFigure({
    what: `the file of ${IN_FILE} guests`,
    compared,
    goal: { atMost: 3 },
    unit: milliseconds,
    referenceName: 'decrypting them',
  });
}

/** Stays in sequence over two months, reported to a region. */
async function compareRegion(database: Database, rounds: number): Promise<Figure> {
  const days = { from: addDays(today, -REGIONAL_DAYS), to: addDays(today, -1) };
  const key = makeRegisterKey();
  const seal = createGuestSeal(key);
  const stays = IN_REGION / GUESTS_OF_STAY;
  const ids: string[] = [];
  for (let stay = 0; stay < stays; stay += 1) {
    const arrival = addDays(days.from, Math.floor((stay * REGIONAL_DAYS) / stays));
    ids.push(...(await addStays(database, seal, { guests: GUESTS_OF_STAY, arrival })));
  }
  await reportToRegion(database, days.from);
  const sealed = await listSealedGuests(database, ids);
  const needs = {
    database,
    clock: createClock(),
    keys: createKeysAtHand(createFixedKeyStore(key)),
    lists: createOfficialLists(),
  };
  const sides = {
    ours: () => timeOf(() => composeRegional(database, needs, days)),
    theirs: () => timeOf(async () => sealed.map((guest) => openGuest(seal, guest))),
  };
  for (let warm = 0; warm < 10; warm += 1) {
    await sides.ours();
    await sides.theirs();
  }
  const compared = await compare(rounds, sides);
  await forgetStays(database);
  await database.deleteFrom('register_settings').execute();
  return ratioFigure({
    what: `ROSS1000 of ${REGIONAL_DAYS} days with ${IN_REGION} guests`,
    compared,
    goal: { atMost: 3 },
    unit: milliseconds,
    referenceName: 'decrypting them',
  });
}

async function reportToRegion(database: Database, firstDay: LocalDate): Promise<void> {
  await transact(database, async (trx) => {
    await putRegisterTerms(trx, TERMS);
    await putRegionalTerms(trx, {
      ...initialRegionalTerms(GUESTS_OF_STAY),
      ...{ region: 'LAZIO', system: 'ROSS1000', code: 'LT-0042', firstDay },
    });
    for (const kind of TABLE_KINDS) await replaceTable(trx, { kind, rows: rowsOf(kind), now: new Date() });
  });
}

async function forgetStays(database: Database): Promise<void> {
  await database.deleteFrom('register_guests').execute();
  await database.deleteFrom('register_stays').execute();
}

async function watchDeletion(database: Database, rounds: number): Promise<Figure> {
  const key = makeRegisterKey();
  const needs = { clock: createClock(), keys: createKeysAtHand(createFixedKeyStore(key)) };
  const held: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await addStays(database, createGuestSeal(key), { guests: DELETED, arrival: addDays(today, -120) });
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    await deleteDue(database, needs);
    loop.disable();
    held.push(loop.max / 1e6);
    await forgetStays(database);
  }
  return plainFigure({
    what: `the longest wait while ${DELETED} guests are deleted`,
    value: median(held),
    goal: { atMost: 50 },
    unit: milliseconds,
  });
}

async function compareCodes(dataDir: string, rounds: number): Promise<Figure> {
  const site = await startSite({ dataDir, variables: { TRUST_PROXY: '1' } });
  const requests = Array.from(
    { length: CALLS },
    (_, index): LoadRequest => ({
      method: 'GET',
      path: QUERY,
      headers: { 'X-Forwarded-For': `10.0.${Math.floor(index / 250)}.${index % 250}` },
    }),
  );
  // Express finds it by path alone.
  const answer = await recordAnswer(site.origin, QUERY, {});
  const express = await startExpress([{ ...answer, path: '/api/codes' }]);
  const measure = (origin: string) => async () =>
    (await load({ origin, requests, connections: 16, seconds: secondsOfRound(rounds) })).perSecond;
  try {
    return ratioFigure({
      what: `GET /codes over ${MUNICIPALITIES} municipalities, 16 connections`,
      compared: await compare(rounds, { ours: measure(site.origin), theirs: measure(express.origin) }),
      goal: { atLeast: 0.3 },
      unit: perSecond,
      referenceName: 'Express, same bytes',
    });
  } finally {
    await express.stop();
    await site.stop();
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Stays = { readonly guests: number; readonly arrival: LocalDate };

async function addStays(database: Database, seal: GuestSeal, { guests, arrival }: Stays): Promise<string[]> {
  const ids = Array.from({ length: guests / GUESTS_OF_STAY }, () => randomUUID());
  await transact(database, async (trx) => {
    for (const id of ids) {
      await insertAddedStay(trx, {
        id,
        requestKey: randomUUID(),
        bookingId: null,
        source: 'CHANNEL',
        title: 'Airbnb',
        startDate: arrival,
        endDate: addDays(arrival, 7),
        numberOfGuests: GUESTS_OF_STAY,
        createdAt: new Date().toISOString(),
      });
      await insertGuests(
        trx,
        Array.from({ length: GUESTS_OF_STAY }, (_, position) => aSealedGuest(seal, id, { position })),
      );
    }
  });
  return ids;
}

async function takeInMunicipalities(database: Database): Promise<void> {
  const rows = Array.from(
    { length: MUNICIPALITIES },
    (_, index): OfficialRow => ({
      code: String(400_000_000 + index),
      name: `BORGO ${index} SUL MONTE`,
      province: 'RM',
      endedOn: index % 3 === 0 ? '1990-01-01' : null,
    }),
  );
  await transact(database, (trx) => replaceTable(trx, { kind: 'COMUNI', rows, now: new Date() }));
}
