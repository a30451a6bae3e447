import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { transact } from '../../server/src/db/transaction.ts';
import { insertBooking } from '../../server/src/features/stays/stays/bookings.records.ts';
import { aStay } from '../../server/src/testing/factories.ts';
import { openDatabaseOf } from '../bench/prepared-data.ts';
import { type ApiClient, connect } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite, startSite } from '../support/start-site.ts';

/** European clocks change on 29 March and 25 October 2026; 2028 is a leap year. */
const CLOCK_CHANGES = [
  { startDate: '2026-03-26', endDate: '2026-04-02', nights: 7 },
  { startDate: '2026-10-22', endDate: '2026-10-29', nights: 7 },
  { startDate: '2028-02-26', endDate: '2028-03-04', nights: 7 },
  { startDate: '2026-03-28', endDate: '2026-03-29', nights: 1 },
  { startDate: '2026-03-29', endDate: '2026-03-30', nights: 1 },
  { startDate: '2026-10-24', endDate: '2026-10-25', nights: 1 },
  { startDate: '2026-10-25', endDate: '2026-10-26', nights: 1 },
  { startDate: '2028-02-28', endDate: '2028-03-01', nights: 2 },
  { startDate: '2028-02-29', endDate: '2028-03-01', nights: 1 },
] as const;

const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];

test('dates and nights are the same wherever the clock of the machine says that it is', async ({ site }) => {
  test.slow();
  await site.stop();
  await fillCalendar(site.dataDir);
  const answersByZone: unknown[] = [];
  for (const zone of ZONES) {
    const there = await startSite({ dataDir: site.dataDir, variables: { TZ: zone } });
    const { token } = await connect(there).auth.login({ body: owner });
    answersByZone.push(await readAll(there, token));
    expect(await rangeThatIsTaken(connect(there, token)), zone).toEqual({ startDate: inDays(0), endDate: inDays(0) });
    await there.stop();
  }
  const [here, ...elsewhere] = answersByZone;
  for (const other of elsewhere) expect(other).toEqual(here);
  expect(here).toMatchObject({ nights: CLOCK_CHANGES.map(({ nights }) => nights) });
});

/** Stays across the clock changes, and one each day of the coming month, as their owner would see them. */
async function fillCalendar(dataDir: string): Promise<void> {
  const today = todayInRome(new Date());
  const month = Array.from({ length: 30 }, (_, day) => ({
    startDate: addDays(today, day),
    endDate: addDays(today, day + 1),
  }));
  const database = openDatabaseOf(dataDir);
  await transact(database, async (trx) => {
    for (const [index, { startDate, endDate }] of [...CLOCK_CHANGES, ...month].entries()) {
      await insertBooking(trx, aStay({ ...REQUESTED, id: `stay-${index}`, startDate, endDate }));
    }
  });
  await database.destroy();
}

const REQUESTED = { status: 'PENDING', createdAt: '2026-10-25T00:30:00.000Z' } as const;

/** The API's exact answers about the calendar, and how many nights it counts. */
async function readAll({ origin }: RunningSite, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await fetch(`${origin}/api${path}`, { headers })).text();
  const quotes = CLOCK_CHANGES.map(({ startDate, endDate }) =>
    read(`/quote?startDate=${startDate}&endDate=${endDate}`),
  );
  const answers = await Promise.all([read('/bookings'), read(`/bookings?from=${inDays(3)}`), read('/blog'), ...quotes]);
  return { answers, nights: answers.slice(-CLOCK_CHANGES.length).map((answer) => JSON.parse(answer).nights) };
}

/** Today means today in Rome: yesterday is refused, today is accepted, and released again. */
async function rangeThatIsTaken({ bookings }: ApiClient): Promise<{ startDate: LocalDate; endDate: LocalDate }> {
  const yesterday = { startDate: inDays(-1), endDate: inDays(-1) };
  await expect(bookings.block({ body: yesterday })).rejects.toMatchObject({ status: 400 });
  const { booking } = await bookings.block({ body: { startDate: inDays(0), endDate: inDays(0) } });
  await bookings.unblock({ body: { id: booking.id } });
  return { startDate: booking.startDate, endDate: booking.endDate };
}
