import { randomUUID } from 'node:crypto';
import { addDays, todayInRome } from '@approdo/shared/domain/local-date';
import type { Database } from '../../../server/src/db/database.ts';
import { transact } from '../../../server/src/db/transaction.ts';
import { insertBooking } from '../../../server/src/features/bookings/bookings.repository.ts';
import { insertEntries } from '../../../server/src/features/payments/entries.repository.ts';
import { makePlan } from '../../../server/src/features/payments/plan-payments.ts';
import { addPrice } from '../../../server/src/features/payments/prices.repository.ts';
import { aStay } from '../../../server/src/testing/factories.ts';
import { connect } from '../../support/api.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { load, secondsOfRound } from '../load/load.ts';
import { instantOf, openDatabaseOf } from '../prepared-data.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';
import { timeOfQuote } from './stay-rules.ts';

const MANY = 200;
const FEW = 2;
const STAYS = 1000;
const PRICE = 60_571;

/** What a long ledger costs beside a short one, and a year of stays beside a quote. */
export const money: Row = {
  name: 'money',
  async measure({ rounds }) {
    const { site, long, short } = await startPaid();
    try {
      const { token } = await connect(site).auth.login({ body: owner });
      const seconds = secondsOfRound(rounds);
      const timeOf = (path: string) => () => timeOfCall(site, { path, token, seconds });
      const report = timeOf(`/api/reports/income?year=${todayInRome(new Date()).slice(0, 4)}`);
      const sides = { ours: timeOf(`/api/bookings/${long}/money`), theirs: timeOf(`/api/bookings/${short}/money`) };
      for (const side of [sides.ours, sides.theirs]) await side();
      return [
        ratioFigure({
          what: `the money of a booking with ${MANY} entries`,
          compared: await compare(rounds, sides),
          goal: { atMost: 1.3 },
          unit: milliseconds,
          referenceName: `with ${FEW}`,
        }),
        ratioFigure({
          what: `the income of a year with ${STAYS} stays`,
          compared: await compare(rounds, { ours: report, theirs: () => timeOfQuote(site, seconds) }),
          goal: { atMost: 50 },
          unit: milliseconds,
          referenceName: 'a quote',
        }),
      ];
    } finally {
      await site.stop();
      removeDataDir(site.dataDir);
    }
  },
};

/** A site with a year of stays, paid for in two parts each, and one for which money came and went all the time. */
async function startPaid() {
  const dataDir = makeDataDir('money');
  await (await startSite({ dataDir })).stop();
  const database = openDatabaseOf(dataDir);
  const january = `${todayInRome(new Date()).slice(0, 4)}-01-01`;
  const ids: string[] = [];
  for (let index = 0; index < STAYS; index += 1) {
    // They lie upon each other: a year has fewer nights than that, and a report asks nothing of the days they take.
    const startDate = addDays(january, index % 360);
    ids.push(await addPaidStay(database, { startDate, endDate: addDays(startDate, 3) }, index === 0 ? MANY : FEW));
  }
  await database.destroy();
  const [long = '', short = ''] = ids;
  return { site: await startSite({ dataDir }), long, short };
}

type Days = { readonly startDate: string; readonly endDate: string };

async function addPaidStay(database: Database, days: Days, entries: number): Promise<string> {
  const stay = aStay(days);
  const { id } = stay;
  await transact(database, async (trx) => {
    await insertBooking(trx, stay);
    await addPrice(trx, id, {
      ...days,
      lines: [{ kind: 'STAY', label: 'Soggiorno', amount: PRICE }],
      total: PRICE,
      isAgreed: true,
      linen: false,
      reason: null,
      createdAt: stay.createdAt,
    });
    await makePlan(trx, stay, days.startDate);
    await insertEntries(
      trx,
      Array.from({ length: entries }, (_, index) => anEntry({ bookingId: id, date: days.startDate, index })),
    );
  });
  return id;
}

function anEntry({ index, ...own }: { readonly bookingId: string; readonly date: string; readonly index: number }) {
  const direction = index % 3 === 2 ? ('OUT' as const) : ('IN' as const);
  return {
    ...own,
    id: randomUUID(),
    key: randomUUID(),
    direction,
    purpose: 'STAY' as const,
    amount: 100 + index,
    method: 'BANK' as const,
    reference: 'RF1748213907 acconto 27/06/2026',
    note: null,
    reverses: null,
    together: null,
    source: 'OWNER' as const,
    createdAt: instantOf(index),
    writtenBy: 'Maria Rossi',
  };
}

type Call = { readonly path: string; readonly token: string; readonly seconds: number };

/** Milliseconds of work of one answer, four at a time. */
async function timeOfCall({ origin }: RunningSite, { path, token, seconds }: Call): Promise<number> {
  const requests = [{ method: 'GET' as const, path, headers: { Authorization: `Bearer ${token}` } }];
  const { perSecond } = await load({ origin, requests, connections: 4, seconds });
  return 1000 / perSecond;
}
