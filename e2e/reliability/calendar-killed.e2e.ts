import { setTimeout as after } from 'node:timers/promises';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import SqliteDatabase from 'better-sqlite3';
import { days } from '../../server/src/testing/feed-text.ts';
import { startPortalCalendars } from '../../server/src/testing/portal-calendars.ts';
import { connect } from '../support/api.ts';
import { currentGeneration, faultsOf } from '../support/data-dir.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, startSite } from '../support/start-site.ts';

const KILLS = byRunLength({ short: 10, long: 50 });

/** The limit of a calendar; several of them take the same night. */
const EVENTS = 2000;
const NIGHTS = 600;
const CALENDAR = 'portal';

test(`a site that is killed while it takes in a calendar, ${KILLS} times, has the old nights or the new`, async ({
  site,
}, info) => {
  test.setTimeout(byRunLength({ short: 300_000, long: 900_000 }));
  await site.stop();
  const feeds = await startPortalCalendars();
  const place = { dataDir: site.dataDir, variables: { ICAL_TRUSTED_HOSTS: feeds.host } };
  const first = await startSite(place);
  const { token } = await connect(first).auth.login({ body: owner });
  await connect(first, token).property.update({ body: { sameDayTurnover: true } });
  hold(feeds, 0);
  const importUrl = feeds.addressOf(CALENDAR);
  const { id } = await connect(first, token).channels.create({ body: { name: 'Portale', kind: 'OTHER', importUrl } });
  const syncMs = await timeOf(() => connect(first, token).channels.sync({ params: { id } }));
  expect(takenDays(site.dataDir)).toEqual(nights(0));
  await first.stop();

  const found = { old: 0, new: 0 };
  for (let round = 1; round <= KILLS; round += 1) {
    const running = await startAndRead(round - 1);
    hold(feeds, round);
    const requestsBefore = feeds.requests.length;
    const client = connect(running, token);
    const ended = client.channels.sync({ params: { id } }).catch(() => undefined);
    while (feeds.requests.length === requestsBefore) await after(1);
    await after(momentWithin(syncMs));
    await running.kill();
    await ended;

    const taken = takenDays(site.dataDir);
    const isNew = taken[0] === nights(round)[0];
    found[isNew ? 'new' : 'old'] += 1;
    expect(taken).toEqual(nights(isNew ? round : round - 1));
    expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);
    expect(strays(site.dataDir)).toEqual([]);
  }
  await (await startAndRead(KILLS)).stop();
  info.annotations.push({ type: 'kills', description: `${found.old} before it was on disk, ${found.new} after` });
  await feeds.close();

  /** A site reads its calendars at its start, and then has the nights of that round. */
  async function startAndRead(round: number) {
    const since = new Date().toISOString();
    const running = await startSite(place);
    const client = connect(running, token);
    const read = async () => (await client.channels.list())[0];
    const isOver = async () => ((await read())?.lastSuccessAt ?? '') > since || (await read())?.lastError;
    await expect.poll(isOver, { timeout: 30_000 }).toBeTruthy();
    expect(await client.channels.list()).toMatchObject([{ state: 'OK', counts: { stays: EVENTS } }]);
    expect(takenDays(site.dataDir)).toEqual(nights(round));
    return running;
  }
});

type Feeds = Awaited<ReturnType<typeof startPortalCalendars>>;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Moves every event by a day in each round, so that each night changes hands. */
function hold(feeds: Feeds, round: number): void {
  const own = nights(round);
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const startDate = own[index % NIGHTS] ?? '';
    return days(`stay-${index}`, startDate, addDays(startDate, 1));
  });
  feeds.hold(CALENDAR, ...events);
}

const FIRST = addDays(todayInRome(new Date()), 10);

/** Every other one. */
function nights(round: number): LocalDate[] {
  return Array.from({ length: NIGHTS }, (_, index) => addDays(FIRST, index * 2 + round));
}

function takenDays(dataDir: string): unknown[] {
  return read(dataDir, 'select day from occupied_days order by day');
}

/** Days outside their booking, imported bookings without a day, and those whose event no longer exists. */
function strays(dataDir: string): unknown[] {
  return read(
    dataDir,
    `select day from occupied_days join bookings on bookings.id = booking_id
       where day < start_date or day > end_date
     union all select id from bookings where channel_id is not null
       and (not exists (select 1 from occupied_days where booking_id = bookings.id)
         or not exists (select 1 from channel_events as event where event.id = bookings.id
           and event.start_date = bookings.start_date and event.channel_id = bookings.channel_id))`,
  );
}

function read(dataDir: string, sql: string): unknown[] {
  const connection = new SqliteDatabase(currentGeneration(dataDir).database, { readonly: true });
  try {
    return connection.prepare(sql).pluck().all();
  } finally {
    connection.close();
  }
}
