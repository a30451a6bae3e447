import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, vevent } from '../../../testing/feed-text.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
});
afterEach(() => site.close());

/** An all-day event as Google writes it: marked free by default. */
const FREE_DAYS = days('zia', '2027-06-12', '2027-06-15', 'SUMMARY:Zia Maria in casa', 'TRANSP:TRANSPARENT');

const hours = (uid: string, day: string, transparency: string) =>
  vevent(
    `UID:${uid}`,
    `DTSTART;TZID=Europe/Rome:${day}T180000`,
    `DTEND;TZID=Europe/Rome:${day}T200000`,
    `TRANSP:${transparency}`,
  );

async function read(...events: readonly string[][]) {
  const { id } = await site.link('agenda', { kind: 'CALENDAR' });
  site.feeds.hold('agenda', ...events);
  await site.readAll();
  return id;
}

const counts = async () => (await site.admin.channels.list())[0]?.counts;

describe('a day that is filled in in an agenda', () => {
  it('closes the house though the agenda shows it as free', async () => {
    const id = await read(FREE_DAYS);
    expect(await site.takenDays()).toEqual(['2027-06-12', '2027-06-13', '2027-06-14']);
    expect(await counts()).toMatchObject({ closures: 1, free: 0 });
    expect(await site.admin.channels.events({ params: { id } })).toMatchObject([{ as: 'CLOSURE' }]);
  });

  it('closes nothing by hours that are free, which are listed and counted', async () => {
    const id = await read(hours('cena', '20270701', 'TRANSPARENT'), hours('idraulico', '20270703', 'OPAQUE'));
    expect(await site.takenDays()).toEqual(['2027-07-03']);
    expect(await counts()).toEqual({ stays: 0, closures: 1, edges: 0, echoes: 0, free: 1, faulty: 0 });
    expect(await site.admin.channels.events({ params: { id } })).toMatchObject([
      { startDate: '2027-07-01', endDate: '2027-07-02', as: 'FREE' },
      { startDate: '2027-07-03', endDate: '2027-07-04', as: 'CLOSURE' },
    ]);
  });

  it('closes the house by free hours where the owner says so, until she says they are free', async () => {
    const id = await read(hours('cena', '20270701', 'TRANSPARENT'));
    const [event] = await site.admin.channels.events({ params: { id } });
    const params = { id, eventId: event?.id ?? '' };
    await site.admin.channels.decideEvent({ params, body: { as: 'CLOSURE' } });
    await site.readAll();
    expect(await site.takenDays()).toEqual(['2027-07-01']);
    await site.admin.channels.decideEvent({ params, body: { as: 'FREE' } });
    expect(await site.takenDays()).toEqual([]);
  });

  it('that is gone is listed no more after two readings', async () => {
    const id = await read(hours('cena', '20270701', 'TRANSPARENT'));
    site.feeds.hold('agenda');
    await site.readAll();
    await site.readAll();
    expect(await site.admin.channels.events({ params: { id } })).toEqual([]);
    expect(await site.admin.channels.list()).toMatchObject([{ state: 'OK' }]);
  });
});
