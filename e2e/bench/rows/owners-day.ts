import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Database } from '../../../server/src/db/database.ts';
import { transact } from '../../../server/src/db/transaction.ts';
import { insertBooking } from '../../../server/src/features/stays/stays/bookings.records.ts';
import { occupyDays } from '../../../server/src/features/stays/stays/occupied-days.ts';
import { aStay } from '../../../server/src/testing/factories.ts';
import { connect } from '../../support/api.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { secondsOfRound } from '../load/load.ts';
import { timeOfCalls } from '../load/time-of-calls.ts';
import { addPaidStays, FEW, PRICE } from '../paid-stays.ts';
import { openDatabaseOf } from '../prepared-data.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const FULL = { stays: 2000, coming: 300 };
/** The same coming months, and ten times the past years. */
const YOUNG = { stays: 200, coming: 150 };
const OLD = { stays: 2000, coming: 150 };

const YEAR = 365;

const today = todayInRome(new Date());
const DAY = '/api/today';
const MONTHS = `/api/calendar?from=${today}&to=${addDays(today, YEAR - 1)}`;

/** The cost of the owner's first screen and calendar compared with one booking, and how years of bookings add to it. */
export const ownersDay: Row = {
  name: 'owners-day',
  async measure({ rounds }) {
    const sites: Lived[] = [];
    for (const size of [FULL, YOUNG, OLD]) sites.push(await startLived(size));
    const [full, young, old] = sites;
    if (!full || !young || !old) throw new Error('three sites are measured');
    const seconds = secondsOfRound(rounds);
    const timeOf =
      ({ site, token }: Lived, path: string) =>
      () =>
        timeOfCalls(site, { paths: [path], token, seconds });
    const measured = async (what: string, sides: Sides, goal: { readonly atMost: number }, referenceName: string) => {
      await sides.ours();
      await sides.theirs();
      return ratioFigure({ what, compared: await compare(rounds, sides), goal, unit: milliseconds, referenceName });
    };
    const beside = (path: string, other: string) => ({ ours: timeOf(full, path), theirs: timeOf(full, other) });
    const grown = (path: string) => ({ ours: timeOf(old, path), theirs: timeOf(young, path) });
    const one = `/api/bookings/${full.booking}`;
    try {
      return [
        await measured('GET /today with 2,000 bookings', beside(DAY, one), { atMost: 3 }, 'GET /bookings/{id}'),
        await measured(
          'GET /calendar of a year with 300 stays',
          beside(MONTHS, one),
          { atMost: 3 },
          'GET /bookings/{id}',
        ),
        await measured(
          'GET /bookings?with=money, 2,000 bookings',
          beside('/api/bookings?with=money', '/api/bookings'),
          { atMost: 2 },
          'without',
        ),
        await measured('GET /today, 10 times the bookings', grown(DAY), { atMost: 1.3 }, '1 times'),
        await measured('GET /calendar, 10 times the bookings', grown(MONTHS), { atMost: 1.3 }, '1 times'),
      ];
    } finally {
      for (const { site } of sites) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
    }
  },
};

type Sides = Parameters<typeof compare>[1];

type Lived = { readonly site: RunningSite; readonly token: string; readonly booking: string };

type Size = {
  readonly stays: number;
  /** How many of them are in the coming year. */
  readonly coming: number;
};

/** Starts a site with settled stays of last year and coming stays, night after night. */
async function startLived({ stays, coming }: Size): Promise<Lived> {
  const dataDir = makeDataDir('owners-day');
  await (await startSite({ dataDir })).stop();
  const database = openDatabaseOf(dataDir);
  const past = { january: addDays(today, -YEAR - 1), stays: stays - coming, entries: FEW, first: PRICE };
  const [booking = ''] = await addPaidStays(database, past);
  await addComingStays(database, coming);
  await database.destroy();
  const site = await startSite({ dataDir });
  const { token } = await connect(site).auth.login({ body: owner });
  return { site, token, booking };
}

async function addComingStays(database: Database, count: number): Promise<void> {
  await transact(database, async (trx) => {
    for (let index = 0; index < count; index += 1) {
      const startDate = addDays(today, Math.floor((index * (YEAR - 1)) / count));
      const stay = aStay({ startDate, endDate: addDays(startDate, 1) });
      await insertBooking(trx, stay);
      await occupyDays(trx, stay, { sameDayTurnover: true });
    }
  });
}
