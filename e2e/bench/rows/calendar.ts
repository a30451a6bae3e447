import { addDays, addMonths, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { transact } from '../../../server/src/db/transaction.ts';
import { insertBooking } from '../../../server/src/features/stays/stays/bookings.records.ts';
import { occupyDays } from '../../../server/src/features/stays/stays/occupied-days.ts';
import { aStay } from '../../../server/src/testing/factories.ts';
import { connect, connectOwner } from '../../support/api.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { load, secondsOfRound } from '../load/load.ts';
import { addTasks, openBesideTasks, type Screen, TASKS } from '../load/open-screen.ts';
import { openDatabaseOf } from '../prepared-data.ts';
import { compare, plainFigure, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds, plain } from '../units.ts';

/** One night each, in sequence from this month on. */
const STAYS = 300;
const MONTHS = 12;

/** The first day takes the arrow keys, and every stay is displayed on its day. */
const CALENDAR: Screen = { link: 'Calendario', ready: 'a[data-kind]:not([aria-hidden])', count: STAYS };

/** The cost of a year full of stays, for the server and in the browser. */
export const calendar: Row = {
  name: 'calendar',
  async measure({ rounds }) {
    const { site, first, id } = await startFull();
    try {
      const token = await tokenOf(site);
      const last = addDays(addMonths(first, MONTHS), -1);
      const seconds = secondsOfRound(rounds);
      const read = (path: string) => () => timeOfRead(site, { path, token, seconds });
      const answered = await compare(rounds, {
        ours: read(`/api/calendar?from=${first}&to=${last}`),
        theirs: read(`/api/bookings/${id}`),
      });
      const { opened, elements } = await openBesideTasks(site, CALENDAR, rounds);
      return [
        ratioFigure({
          what: `GET /calendar of a year with ${STAYS} stays`,
          compared: answered,
          goal: { atMost: 3 },
          unit: milliseconds,
          referenceName: 'GET /bookings/{id}',
        }),
        ratioFigure({
          what: `/admin/calendar with ${STAYS} stays, click to a day that takes the arrow keys`,
          compared: opened,
          goal: { atMost: 1.6 },
          unit: milliseconds,
          referenceName: `/admin/task with ${TASKS} tasks`,
        }),
        plainFigure({
          what: `elements of /admin/calendar with ${STAYS} stays`,
          value: elements,
          goal: { atMost: 3000 },
          unit: plain,
        }),
      ];
    } finally {
      await site.stop();
      removeDataDir(site.dataDir);
    }
  },
};

async function startFull() {
  const dataDir = makeDataDir('calendar');
  await (await startSite({ dataDir, variables: { STARTER_CONTENT: 'none' } })).stop();
  const first = `${todayInRome(new Date()).slice(0, 7)}-01`;
  const stays = Array.from({ length: STAYS }, (_, index) =>
    aStay({ startDate: addDays(first, index), endDate: addDays(first, index + 1) }),
  );
  const database = openDatabaseOf(dataDir);
  await transact(database, async (trx) => {
    for (const stay of stays) {
      await insertBooking(trx, stay);
      await occupyDays(trx, stay, { sameDayTurnover: true });
    }
  });
  await database.destroy();
  const site = await startSite({ dataDir });
  const client = await connectOwner(site);
  await addTasks(client);
  return { site, first, id: stays[0]?.id ?? '' };
}

async function tokenOf(site: RunningSite): Promise<string> {
  return (await connect(site).auth.login({ body: owner })).token;
}

type Read = { readonly path: string; readonly token: string; readonly seconds: number };

/** Milliseconds per answer, four at a time. */
async function timeOfRead({ origin }: RunningSite, { path, token, seconds }: Read): Promise<number> {
  const requests = [{ method: 'GET' as const, path, headers: { authorization: `Bearer ${token}` } }];
  const { perSecond } = await load({ origin, requests, connections: 4, seconds });
  return 1000 / perSecond;
}
