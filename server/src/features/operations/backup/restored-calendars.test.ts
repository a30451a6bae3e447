import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { days, feedText } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { portalAnswers } from '../../../testing/portal.ts';
import { startPortalCalendars } from '../../../testing/portal-calendars.ts';
import { readTar } from '../../../testing/tar-files.ts';

// Each starts whole sites, one after another.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** In the calendar's address, as portals have it. */
const ADDRESS_SECRET = 'indirizzo-segreto-del-portale';
const PORTAL = 'Portale delle vacanze';

let feeds: Awaited<ReturnType<typeof startPortalCalendars>>;
let site: DataDirSite;
let client: DataDirClient;
beforeEach(async () => {
  feeds = await startPortalCalendars();
  site = await startDataDirSite({ variables: { ICAL_TRUSTED_HOSTS: feeds.host } });
  ({ client } = await site.signIn());
});
afterEach(async () => {
  await site.close();
  await feeds.close();
});

type DataDirClient = Awaited<ReturnType<DataDirSite['signIn']>>['client'];

const sold = () => {
  const startDate = addDays(todayInRome(new Date()), 100);
  return { startDate, endDate: addDays(startDate, 4) };
};

/** A channel whose calendar has one stay, which is read. */
async function link() {
  feeds.hold(ADDRESS_SECRET, days('a', sold().startDate, sold().endDate));
  const { id, exportUrl } = await client.channels.create({
    body: { name: PORTAL, kind: 'OTHER', importUrl: feeds.addressOf(ADDRESS_SECRET) },
  });
  await client.channels.sync({ params: { id } });
  return { id, path: new URL(exportUrl ?? '').pathname };
}

async function backUp(): Promise<string> {
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  return backup?.id ?? '';
}

async function restoreAt(place: DataDirSite, by: DataDirClient, id: string): Promise<DataDirClient> {
  await by.backup.restore({ params: { id }, body: { password: owner.password } });
  return (await place.signIn()).client;
}

async function download(id: string): Promise<Blob> {
  return new Blob([await (await client.backup.download({ params: { id } })).arrayBuffer()]);
}

const statusOf = async (place: DataDirSite, path: string) => (await fetch(`${place.origin}${path}`)).status;

it('a restored copy tells portals nothing and asks them nothing, and sells no night that was sold', async () => {
  const { id, path } = await link();
  client = await restoreAt(site, client, await backUp());
  expect(await client.channels.sync({ params: { id } })).toMatchObject({ state: 'PAUSED', counts: { stays: 1 } });
  const refused = await fetch(`${site.origin}${path}`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
  await expect(client.bookings.request({ body: aStayRequest(sold()) })).rejects.toMatchObject({ status: 409 });
  expect(feeds.requests).toHaveLength(1);
});

it.each([
  { until: '2099-01-01', kind: 'OTHER' },
  { until: '2999-12-31', kind: 'AIRBNB' },
  { until: '9999-12-31', kind: 'AIRBNB' },
  { until: '9999-12-31', kind: 'OTHER', endMeans: 'LAST_NIGHT' },
] as const)(
  'a house that a portal of kind $kind closes until $until is backed up, verified and restored',
  async ({ until, ...meaning }) => {
    const { startDate } = sold();
    feeds.hold(ADDRESS_SECRET, days('a', startDate, until));
    const { id } = await client.channels.create({
      body: { name: PORTAL, importUrl: feeds.addressOf(ADDRESS_SECRET), ...meaning },
    });
    expect(await client.channels.sync({ params: { id } })).toMatchObject({ state: 'OK' });
    const closed = { startDate: addDays(startDate, 20), endDate: addDays(startDate, 27) };
    const refused = () =>
      expect(client.bookings.request({ body: aStayRequest(closed) })).rejects.toMatchObject({ status: 409 });
    await refused();
    const backup = await backUp();
    await client.backup.verify({ params: { id: backup } });
    client = await restoreAt(site, client, backup);
    await refused();
  },
);

it('the owner’s word ends the pause: calendars are read first, then told', async () => {
  const { path } = await link();
  client = await restoreAt(site, client, await backUp());
  const later = addDays(sold().startDate, 30);
  const exportedFeed: number[] = [];
  const both = feedText([days('a', sold().startDate, sold().endDate), days('b', later, addDays(later, 3))]);
  feeds.answer(ADDRESS_SECRET, async (request, response) => {
    exportedFeed.push(await statusOf(site, path));
    portalAnswers.body(both)(request, response);
  });
  expect(await client.channels.resume()).toMatchObject([{ state: 'OK', counts: { stays: 2 } }]);
  expect(exportedFeed).toEqual([503]);
  expect(await statusOf(site, path)).toBe(200);
  expect(feeds.requests).toHaveLength(2);
});

it('under another secret addresses are asked for again, once the pause is over, and portals read what they read', async () => {
  const { path } = await link();
  const archive = await download(await backUp());
  const elsewhere = await startDataDirSite({
    variables: { ICAL_TRUSTED_HOSTS: feeds.host, JWT_SECRET: 'the secret of another machine, long enough' },
  });
  try {
    const { client: newcomer } = await elsewhere.signIn();
    const { id } = await newcomer.backup.upload({ file: archive });
    const there = await restoreAt(elsewhere, newcomer, id);
    expect(await there.channels.list()).toMatchObject([{ name: PORTAL, state: 'PAUSED', exportUrl: null }]);
    expect(await statusOf(elsewhere, path)).toBe(503);
    expect(await there.channels.resume()).toMatchObject([{ state: 'NEEDS_ADDRESS', importUrl: feeds.host }]);
    const exportedFeed = await (await fetch(`${elsewhere.origin}${path}`)).text();
    expect(exportedFeed).toContain('BEGIN:VCALENDAR');
    await expect(there.bookings.request({ body: aStayRequest(sold()) })).rejects.toMatchObject({ status: 409 });
    expect(feeds.requests).toHaveLength(1);
    const [{ id: channelId } = { id: '' }] = await there.channels.list();
    const body = { importUrl: feeds.addressOf(ADDRESS_SECRET) };
    await there.channels.update({ params: { id: channelId }, body });
    expect(await there.channels.sync({ params: { id: channelId } })).toMatchObject({ state: 'OK' });
  } finally {
    await elsewhere.close();
  }
});

it('no archive has the address of a calendar, or the token of an export', async () => {
  const { path } = await link();
  const token = path.slice('/calendars/'.length, -'.ics'.length);
  const archive = await download(await backUp());
  const files = await readTar(Buffer.from(await archive.arrayBuffer()));
  const has = (text: string) => files.filter(({ bytes }) => bytes.includes(text)).map(({ header }) => header.name);
  expect(has(PORTAL)).toEqual(['database.sqlite']);
  expect(token).toHaveLength(43);
  for (const secret of [token, ADDRESS_SECRET]) expect(has(secret)).toEqual([]);
});
