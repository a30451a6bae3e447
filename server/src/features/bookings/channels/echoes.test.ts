import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { aStayRequest } from '../../../testing/index.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
  await site.admin.property.update({ body: { sameDayTurnover: true } });
});
afterEach(() => site.close());

const WEEK = { startDate: '2027-06-12', endDate: '2027-06-19' };
const NIGHTS = [12, 13, 14, 15, 16, 17, 18].map((day) => `2027-06-${day}`);

const portalEvent = (uid: string, summary: string, { startDate, endDate } = WEEK) =>
  days(uid, startDate, endDate, `SUMMARY:${summary}`);

async function request(stay = WEEK): Promise<string> {
  return (await site.guest.bookings.request({ body: aStayRequest(stay) })).id;
}

const confirm = (id: string) => site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });

async function counts() {
  const [channel] = await site.admin.channels.list();
  return channel?.counts;
}

/** A confirmed week that its portal has read and echoes. */
async function echoExport(kind: 'AIRBNB' | 'BOOKING', title: string) {
  const { id, exportUrl } = await site.link('portal', { kind });
  const bookingId = await request();
  await confirm(bookingId);
  const readExport = async () => await (await fetch(exportUrl ?? '')).text();
  await readExport();
  site.feeds.hold('portal', portalEvent('echo', title));
  await site.readAll();
  expect(await counts()).toMatchObject({ stays: 0, closures: 0, echoes: 1 });
  return { id, bookingId, readExport };
}

describe('a week that was told back, and is free again', () => {
  it.each([
    ['AIRBNB', 'Airbnb (Not available)', 'Reserved'],
    ['BOOKING', 'CLOSED - Not available', 'CLOSED - Not available'],
  ] as const)('is taken by the guest who books it at the portal, of kind %s', async (kind, closed, sold) => {
    const { bookingId, readExport } = await echoExport(kind, closed);
    await site.admin.bookings.cancel({ params: { id: bookingId }, body: {} });
    const second = await request();
    expect(await readExport()).not.toContain('BEGIN:VEVENT');
    site.feeds.hold('portal', portalEvent('guest', sold));
    await site.readAll();
    expect(await counts()).toMatchObject({ stays: 1, echoes: 0 });
    expect(await site.takenDays()).toEqual(NIGHTS);
    await expect(confirm(second)).rejects.toMatchObject({ status: 409 });
    expect(await site.admin.channels.clashes()).toEqual([]);
  });

  it('is free here for as long as the portal goes on telling it back', async () => {
    const { bookingId } = await echoExport('AIRBNB', 'Airbnb (Not available)');
    await site.admin.bookings.cancel({ params: { id: bookingId }, body: {} });
    await site.readAll();
    expect(await site.takenDays()).toEqual([]);
  });

  it('takes the nights that the owner closes beside it there', async () => {
    await echoExport('AIRBNB', 'Airbnb (Not available)');
    site.feeds.hold('portal', portalEvent('echo', 'Airbnb (Not available)', { ...WEEK, endDate: '2027-06-21' }));
    await site.readAll();
    expect(await counts()).toMatchObject({ closures: 1, echoes: 0 });
    expect(await site.takenDays()).toEqual([...NIGHTS, '2027-06-19', '2027-06-20']);
  });
});

it('what the owner says of an event holds for no other that has its nights', async () => {
  const { id } = await site.link('portal', { kind: 'BOOKING' });
  site.feeds.hold('portal', portalEvent('one', 'CLOSED - Not available'));
  await site.readAll();
  const [event = { id: '' }] = await site.admin.channels.events({ params: { id } });
  await site.admin.channels.decideEvent({ params: { id, eventId: event.id }, body: { as: 'ECHO' } });
  await site.readAll();
  expect(await site.takenDays()).toEqual([]);
  site.feeds.hold('portal', portalEvent('other', 'CLOSED - Not available'));
  await site.readAll();
  expect(await site.takenDays()).toEqual(NIGHTS);
  site.feeds.hold('portal', portalEvent('third', 'CLOSED - Not available'));
  await site.readAll();
  expect(await site.admin.channels.events({ params: { id } })).toMatchObject([{ as: 'STAY' }]);
});

it('a fortnight that a portal tells back week by week is sold to nobody there', async () => {
  const { exportUrl } = await site.link('portal', { kind: 'BOOKING' });
  await confirm(await request({ ...WEEK, endDate: '2027-06-26' }));
  await fetch(exportUrl ?? '');
  const weeks = [WEEK, { startDate: '2027-06-19', endDate: '2027-06-26' }];
  site.feeds.hold(
    'portal',
    ...weeks.map((week, index) => portalEvent(`week-${index}`, 'CLOSED - Not available', week)),
  );
  await site.readAll();
  expect(await counts()).toMatchObject({ stays: 0, echoes: 2 });
  expect(await site.admin.channels.clashes()).toEqual([]);
  expect((await site.deliverMail()).map(({ subject }) => subject).filter((text) => /due volte/.test(text))).toEqual([]);
});
