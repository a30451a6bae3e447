import { randomUUID } from 'node:crypto';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Database } from '../../../server/src/db/database.ts';
import { transact } from '../../../server/src/db/transaction.ts';
import { putPost } from '../../../server/src/features/content/blog/blog.repository.ts';
import { insertMessage } from '../../../server/src/features/messages/messages/messages.repository.ts';
import { insertBooking } from '../../../server/src/features/stays/stays/bookings.records.ts';
import { aStay } from '../../../server/src/testing/factories.ts';
import { connect } from '../../support/api.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { type LoadRequest, load, secondsOfRound } from '../load/load.ts';
import { aPost, instantOf, openDatabaseOf } from '../prepared-data.ts';
import { compare, median, plainFigure, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const BOOKINGS = 2000;
const TIMES = 10;
/** Half of them messages, half of them posts. */
const TEXTS = 200;
const AT_ONCE = 16;

/** A name, a common fragment, a day of any year, a month, and a word without matches. */
const QUERIES = ['rossi 77', 'an', '12/6', 'giugno 2027', 'zafferano bianco'];

/** The cost of a search compared with reading a booking, with ten times the bookings, and to others meanwhile. */
export const search: Row = {
  name: 'search',
  async measure({ rounds }) {
    const [few, many] = [await startFilled(BOOKINGS), await startFilled(BOOKINGS * TIMES)];
    const seconds = secondsOfRound(rounds);
    try {
      const searching = {
        ours: () => medianOf(few, few.searches, seconds),
        theirs: () => medianOf(few, [few.read], seconds),
      };
      const growing = {
        ours: () => medianOf(many, many.searches, seconds),
        theirs: () => medianOf(few, few.searches, seconds),
      };
      for (const side of [searching.ours, searching.theirs, growing.ours]) await side();
      const figures = [
        ratioFigure({
          what: `a search over ${BOOKINGS} bookings and ${TEXTS} texts`,
          compared: await compare(rounds, searching),
          goal: { atMost: 3 },
          unit: milliseconds,
          referenceName: 'a booking',
        }),
        ratioFigure({
          what: `the same with ${TIMES} times the bookings`,
          compared: await compare(rounds, growing),
          goal: { atMost: 3 },
          unit: milliseconds,
          referenceName: `${BOOKINGS}`,
        }),
      ];
      const waits: number[] = [];
      for (let round = 0; round < rounds; round += 1) waits.push(await waitBesideSearches(few, seconds));
      return [
        ...figures,
        plainFigure({
          what: `a booking while ${AT_ONCE} search, beyond what it takes at rest, p99`,
          value: median(waits),
          goal: { atMost: 50 },
          unit: milliseconds,
        }),
      ];
    } finally {
      for (const { site } of [few, many]) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
    }
  },
};

type Filled = { readonly site: RunningSite; readonly searches: readonly LoadRequest[]; readonly read: LoadRequest };

async function startFilled(bookings: number): Promise<Filled> {
  const dataDir = makeDataDir(`search-${bookings}`);
  await (await startSite({ dataDir })).stop();
  const database = openDatabaseOf(dataDir);
  const id = await fill(database, bookings);
  await database.destroy();
  const site = await startSite({ dataDir });
  const { token } = await connect(site).auth.login({ body: owner });
  const headers = { Authorization: `Bearer ${token}` };
  return {
    site,
    searches: QUERIES.map((q) => ({ method: 'POST', path: '/api/search', headers, body: { q } })),
    read: { method: 'GET', path: `/api/bookings/${id}`, headers },
  };
}

/** Adds overlapping stays: searches ignore which days they take. Returns the id of one of them. */
async function fill(database: Database, bookings: number): Promise<string> {
  const first = addDays(todayInRome(new Date()), -1000);
  const stays = Array.from({ length: bookings }, (_, index) => {
    const startDate = addDays(first, index % 1500);
    const note = `Arriviamo la sera tardi con due bambini e un cane piccolo, richiesta numero ${index}`;
    return aStay({ startDate, endDate: addDays(startDate, 7), guestName: `Anna Rossi ${index}`, note });
  });
  await transact(database, async (trx) => {
    for (const stay of stays) await insertBooking(trx, stay);
    for (let index = 0; index < TEXTS / 2; index += 1) {
      await putPost(trx, aPost(index));
      await insertMessage(trx, aMessage(index));
    }
  });
  return stays[0]?.id ?? '';
}

function aMessage(index: number): Parameters<typeof insertMessage>[1] {
  return {
    id: randomUUID(),
    name: `Ugo Bianchi ${index}`,
    email: `ugo.${index}@example.com`,
    phone: null,
    message: 'Buongiorno, vorremmo sapere se la casa è libera la prima settimana di settembre. '.repeat(5),
    answered: true,
    createdAt: instantOf(index),
    language: 'it',
  };
}

async function medianOf({ site }: Filled, requests: readonly LoadRequest[], seconds: number): Promise<number> {
  return (await load({ origin: site.origin, requests, connections: 1, seconds })).p50;
}

async function waitBesideSearches({ site: { origin }, searches, read }: Filled, seconds: number): Promise<number> {
  const reading = { origin, requests: [read], connections: 1, seconds };
  const idle = await load(reading);
  const [busy] = await Promise.all([
    load(reading),
    load({ origin, requests: searches, connections: AT_ONCE, seconds }),
  ]);
  return busy.p99 - idle.p99;
}
