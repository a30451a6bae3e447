import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';

const HOUR_MS = 3_600_000;

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
});
afterEach(() => site.close());

async function link(name: string): Promise<string> {
  const { exportUrl } = await site.link(name);
  return exportUrl ?? '';
}

/** First day and day after the last of each event, by date. */
async function read(exportUrl: string): Promise<string[][]> {
  const text = await (await fetch(exportUrl)).text();
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name};VALUE=DATE:(\\d+)\r$`, 'gm'))].map(([, day]) => day ?? '');
  const ends = valuesOf('DTEND');
  return valuesOf('DTSTART').map((start, place) => [start, ends[place] ?? '']);
}

async function confirm(startDate: string, endDate: string) {
  const { id } = await site.guest.bookings.request({ body: aStayRequest({ startDate, endDate }) });
  return await site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
}

const setTurnover = (sameDayTurnover: boolean) => site.admin.property.update({ body: { sameDayTurnover } });
const lastReadAt = async () => (await site.admin.channels.list())[0]?.lastReadAt;

describe('the calendar that a portal reads', () => {
  it('has stays and blocks, and nothing of a guest or of what is not decided', async () => {
    await setTurnover(true);
    const exportUrl = await link('portal');
    await confirm('2027-06-12', '2027-06-15');
    await site.guest.bookings.request({ body: aStayRequest({ startDate: '2027-07-12', endDate: '2027-07-15' }) });
    await site.admin.bookings.block({
      body: { startDate: '2027-06-20', endDate: '2027-06-21', reason: 'Imbianchino' },
    });
    expect(await read(exportUrl)).toEqual([
      ['20270612', '20270615'],
      ['20270620', '20270622'],
    ]);
    const text = await (await fetch(exportUrl)).text();
    expect(text).toContain('SUMMARY:Non disponibile\r\n');
    expect(text).not.toMatch(/Ada|Rossi|Imbianchino|example\.com|METHOD/);
  });

  it('has a time zone, though nothing is taken', async () => {
    const text = await (await fetch(await link('portal'))).text();
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(text).not.toContain('BEGIN:VEVENT');
  });

  it('keeps nights free around stays where there is no turnover on a day, and those to prepare', async () => {
    const exportUrl = await link('portal');
    await confirm('2027-06-12', '2027-06-15');
    await site.admin.bookings.block({ body: { startDate: '2027-07-20', endDate: '2027-07-21' } });
    expect(await read(exportUrl)).toEqual([
      ['20270611', '20270616'],
      ['20270720', '20270722'],
    ]);
    await site.admin.stayRules.replace({ body: { preparationDays: 2 } });
    expect(await read(exportUrl)).toEqual([
      ['20270609', '20270618'],
      ['20270720', '20270722'],
    ]);
    await setTurnover(true);
    expect((await read(exportUrl))[0]).toEqual(['20270610', '20270617']);
  });

  it('has what other portals tell of, and nothing that came from there', async () => {
    await setTurnover(true);
    const [airbnb, booking] = [await link('airbnb'), await link('booking')];
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
    site.feeds.hold('booking', days('b', '2027-07-12', '2027-07-15'));
    await site.readAll();
    expect(await read(airbnb)).toEqual([['20270712', '20270715']]);
    expect(await read(booking)).toEqual([['20270612', '20270615']]);
  });

  it('does not come back as an event of its own', async () => {
    await setTurnover(true);
    const airbnb = await link('airbnb');
    const stay = await confirm('2027-06-12', '2027-06-15');
    await read(airbnb);
    site.feeds.hold('airbnb', days('echo', '2027-06-12', '2027-06-15'));
    await site.readAll();
    expect((await site.admin.channels.list())[0]?.counts).toMatchObject({ stays: 0, echoes: 1 });
    expect(await site.admin.channels.clashes()).toEqual([]);
    await site.admin.bookings.remove({ params: { id: stay.id } });
    expect(await site.takenDays()).toEqual([]);
    expect(await read(airbnb)).toEqual([]);
  });

  it('names an event alike as long as it is there, and tells how often its dates changed, and when', async () => {
    const exportUrl = await link('portal');
    const { id } = await confirm('2027-06-12', '2027-06-15');
    const valuesOf = async () => {
      const text = await (await fetch(exportUrl)).text();
      return ['UID', 'DTSTAMP', 'SEQUENCE'].map((name) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1]);
    };
    const { host } = new URL(site.origin);
    expect(await valuesOf()).toEqual([`${id}@${host}`, '20270301T100001Z', '0']);
    site.clock.advance(HOUR_MS);
    expect((await valuesOf())[1]).toBe('20270301T100001Z');
    await site.admin.bookings.edit({ params: { id }, body: { startDate: '2027-06-13' } });
    expect(await valuesOf()).toEqual([`${id}@${host}`, '20270301T110001Z', '1']);
    site.clock.advance(HOUR_MS);
    await site.admin.stayRules.replace({ body: { preparationDays: 2 } });
    expect(await valuesOf()).toEqual([`${id}@${host}`, '20270301T120001Z', '2']);
    site.clock.advance(HOUR_MS);
    await setTurnover(true);
    expect(await valuesOf()).toEqual([`${id}@${host}`, '20270301T130001Z', '3']);
    site.clock.advance(HOUR_MS);
    await site.admin.stayRules.replace({ body: { orphanNights: 2 } });
    expect((await valuesOf())[2]).toBe('3');
  });

  it('numbers anew what a channel told of where the owner calls it a stay, which keeps nights free beside it', async () => {
    await link('airbnb');
    const exportUrl = await link('portal');
    site.feeds.hold('airbnb', days('a', '2027-06-12', '2027-06-15'));
    await site.readAll();
    const [{ id: channelId } = { id: '' }] = await site.admin.channels.list();
    const [event] = await site.admin.channels.events({ params: { id: channelId } });
    const sequence = async () => /^SEQUENCE:(.*)\r$/m.exec(await (await fetch(exportUrl)).text())?.[1];
    const params = { id: channelId, eventId: event?.id ?? '' };
    await site.admin.channels.decideEvent({ params, body: { as: 'CLOSURE' } });
    const before = [await sequence(), await read(exportUrl)];
    await site.admin.channels.decideEvent({ params, body: { as: 'STAY' } });
    expect(before[1]).toEqual([['20270612', '20270615']]);
    expect(await read(exportUrl)).toEqual([['20270611', '20270616']]);
    expect(Number(await sequence())).toBeGreaterThan(Number(before[0]));
  });
});

describe('a portal that reads', () => {
  it('is answered a calendar that is to be asked for anew, and 304 where it has that', async () => {
    const exportUrl = await link('portal');
    const first = await fetch(exportUrl);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(exportUrl, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await confirm('2027-06-12', '2027-06-15');
    expect((await fetch(exportUrl, { headers: { 'if-none-match': etag } })).status).toBe(200);
    const head = await fetch(exportUrl, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is known by when it read, which is written once a minute at most where nothing has changed', async () => {
    const exportUrl = await link('portal');
    expect(await lastReadAt()).toBeNull();
    await fetch(exportUrl, { method: 'HEAD' });
    expect(await lastReadAt()).toBeNull();
    await read(exportUrl);
    const first = site.clock.now().toISOString();
    expect(await lastReadAt()).toBe(first);
    site.clock.advance(59_000);
    const before = site.changedRows();
    await read(exportUrl);
    expect([await lastReadAt(), site.changedRows()]).toEqual([first, before]);
    site.clock.advance(2000);
    await read(exportUrl);
    expect(await lastReadAt()).toBe(site.clock.now().toISOString());
  });

  it('reads 120 times an hour', async () => {
    const [one, other] = [await link('portal'), await link('other')];
    for (let count = 0; count < 120; count += 1) expect((await fetch(one)).status).toBe(200);
    const refused = await fetch(one);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await fetch(other)).status).toBe(200);
    site.clock.advance(HOUR_MS);
    expect((await fetch(one)).status).toBe(200);
  });

  it('finds nothing under an address that was never given or is none any more', async () => {
    const exportUrl = await link('portal');
    const [{ id } = { id: '' }] = await site.admin.channels.list();
    await site.admin.channels.rotate({ params: { id } });
    const unknown = [
      exportUrl,
      exportUrl.replace('.ics', ''),
      `${site.origin}/calendars/${'a'.repeat(43)}.ics`,
      `${site.origin}/calendars/`,
    ];
    for (const address of unknown) expect((await fetch(address)).status).toBe(404);
  });
});

it('the address of a calendar is in no line of the log, and in no metric', async () => {
  await site.close();
  const lines: string[] = [];
  const metricsToken = 'sixteen bytes...';
  site = await createLinkedSite({ metricsToken, onLogLine: (line) => lines.push(line) });
  const exportUrl = await link('portal');
  const [{ id } = { id: '' }] = await site.admin.channels.list();
  const spellings = [
    exportUrl,
    `${exportUrl}?a=b`,
    `${exportUrl}/`,
    exportUrl.replace('/calendars/', '//calendars//'),
    exportUrl.replace('/calendars/', '/Calendars/'),
    exportUrl.replace('/calendars/', '/%63alendars/'),
    exportUrl.replace('/calendars/', '/en/calendars/'),
  ];
  for (const address of spellings) await (await fetch(address)).text();
  await site.admin.channels.rotate({ params: { id } });
  await (await fetch(exportUrl)).text();
  await expect.poll(() => lines.filter((line) => line.includes('alendars/'))).toHaveLength(spellings.length + 1);
  const metrics = await fetch(`${site.origin}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const metricsText = await metrics.text();
  expect(metricsText).toMatch(/route="\/calendars\/…",status="2xx"\} 2$/m);
  const token = exportUrl.slice(-47, -4);
  for (const output of [...lines, metricsText]) expect(output).not.toContain(token);
});
