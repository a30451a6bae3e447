import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../testing/feed-text.ts';
import { createLinkedSite, type LinkedSite } from '../../../testing/linked-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { readReadiness, readReadyDays } from './index.ts';

const FEBRUARY_TO_AUGUST = { from: '2027-02-01', to: '2027-08-31' };

let site: LinkedSite;
beforeEach(async () => {
  site = await createLinkedSite();
  await site.admin.property.update({ body: { sameDayTurnover: true } });
  await site.admin.turnoverSettings.replace({ body: { isOn: true } });
});
afterEach(() => site.close());

type Entry = Parameters<LinkedSite['admin']['bookings']['enterByHand']>[0]['body'];

const enter = (startDate: string, endDate: string, change: Partial<Entry> = {}) =>
  site.admin.bookings.enterByHand({
    body: { key: randomUUID(), startDate, endDate, guestName: 'Bea Blu', numberOfGuests: 3, ...change },
  });
const list = (query = FEBRUARY_TO_AUGUST) => site.admin.turnovers.list({ query });
const find = async (day: string) => (await list()).find((turnover) => turnover.day === day);
type Marks = Parameters<LinkedSite['admin']['turnovers']['mark']>[0]['body'];
const mark = (day: string, body: Marks) => site.admin.turnovers.mark({ params: { day }, body });
const listDays = async () => (await list()).map(({ day }) => day);
const storedDays = async () =>
  (await site.database.selectFrom('turnovers').select('day').orderBy('day').execute()).map(({ day }) => day);

describe('a turnover', () => {
  it('is a day on which a confirmed stay departs, with the next guest and the hours of the guide', async () => {
    await site.admin.guide.replace({ body: { checkInFrom: '16:00', checkOutBy: '10:00' } });
    const first = await enter('2027-06-05', '2027-06-12');
    const next = await enter('2027-06-14', '2027-06-19', { numberOfGuests: 4, linen: true });
    await site.admin.bookings.edit({ params: { id: next.id }, body: { cleaningNote: 'Lettino nella camera piccola' } });
    const [turnover, last] = await list();
    expect(turnover).toEqual({
      day: '2027-06-12',
      bookingId: first.id,
      nextArrival: '2027-06-14',
      checkOutBy: '10:00',
      checkInFrom: '16:00',
      leaving: { numberOfGuests: 3 },
      arriving: { numberOfGuests: 4, linen: true, note: 'Lettino nella camera piccola' },
      items: expect.arrayContaining([{ id: expect.any(String), text: 'Bagni', isDone: false }]),
      isReady: false,
      readyAt: null,
      readyBy: null,
    });
    expect(turnover?.items).toHaveLength(10);
    expect(last).toMatchObject({ day: '2027-06-19', nextArrival: null, arriving: null });
  });

  it('has the arrival of the same day', async () => {
    await enter('2027-06-05', '2027-06-12');
    await enter('2027-06-12', '2027-06-19');
    expect(await find('2027-06-12')).toMatchObject({ nextArrival: '2027-06-12' });
  });

  it('knows nothing more of a portal’s stay than its days', async () => {
    await site.link('portal');
    site.feeds.hold('portal', days('a', '2027-06-05', '2027-06-12'), days('b', '2027-06-15', '2027-06-18'));
    await site.readAll();
    expect(await list()).toMatchObject([
      { day: '2027-06-12', leaving: null, arriving: { numberOfGuests: null, linen: null, note: null } },
      { day: '2027-06-18', nextArrival: null },
    ]);
  });

  it('is none of requests, blocks and stays that were called off', async () => {
    await site.admin.bookings.block({ body: { startDate: '2027-06-01', endDate: '2027-06-03' } });
    const { id } = await enter('2027-06-05', '2027-06-12');
    await site.admin.bookings.cancel({ params: { id }, body: {} });
    expect(await list()).toEqual([]);
    expect(await refusalOf(mark('2027-06-12', { isReady: true }))).toMatchObject({ status: 404 });
  });

  it('is listed for 400 days at most, from first to last', async () => {
    const refusalOfList = (from: string, to: string) => refusalOf(list({ from, to }));
    expect(await list({ from: '2027-01-01', to: '2028-02-04' })).toEqual([]);
    expect(await refusalOfList('2027-01-01', '2028-02-05')).toMatchObject({
      status: 400,
      message: 'Al massimo 400 giorni',
    });
    expect(await refusalOfList('2027-06-02', '2027-06-01')).toMatchObject({ status: 400 });
  });

  it('is none while cleaning is off, and comes back with what was said of it', async () => {
    await enter('2027-06-05', '2027-06-12');
    await mark('2027-06-12', { isReady: true });
    await site.admin.turnoverSettings.replace({ body: { isOn: false } });
    expect(await list()).toEqual([]);
    expect(await refusalOf(mark('2027-06-12', { isReady: false }))).toMatchObject({ status: 404 });
    await site.admin.turnoverSettings.replace({ body: { isOn: true } });
    expect(await find('2027-06-12')).toMatchObject({ isReady: true });
  });
});

describe('what was done', () => {
  it('is ticked, and the house is ready without all ticks', async () => {
    await enter('2027-06-05', '2027-06-12');
    await mark('2027-06-12', {
      items: [
        { id: 'bagni', isDone: true },
        { id: 'nessuna', isDone: true },
      ],
    });
    const ready = await mark('2027-06-12', { isReady: true });
    expect(ready).toMatchObject({ isReady: true, readyAt: '2027-03-01T10:00:00.000Z', readyBy: 'OWNER' });
    expect(ready.items.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(['bagni']);
    expect(await find('2027-06-12')).toEqual(ready);
  });

  it('is no change the same again', async () => {
    await enter('2027-06-05', '2027-06-12');
    const ready = await mark('2027-06-12', { isReady: true, items: [{ id: 'cucina', isDone: true }] });
    site.clock.advance(60_000);
    const before = site.changedRows();
    expect(await mark('2027-06-12', { isReady: true, items: [{ id: 'cucina', isDone: true }] })).toEqual(ready);
    expect(site.changedRows()).toBe(before);
  });

  it('keeps the list that a ready house had, and has the changed one once it is not', async () => {
    await enter('2027-06-05', '2027-06-12');
    await enter('2027-06-14', '2027-06-19');
    await mark('2027-06-12', { isReady: true, items: [{ id: 'bagni', isDone: true }] });
    const body = { items: [{ id: 'bagni', text: 'Bagni e doccia' }, { text: 'Griglia' }] };
    await site.admin.turnoverSettings.replace({ body });
    expect((await find('2027-06-12'))?.items).toHaveLength(10);
    expect((await find('2027-06-19'))?.items.map(({ text }) => text)).toEqual(['Bagni e doccia', 'Griglia']);
    const open = await mark('2027-06-12', { isReady: false });
    expect(open).toMatchObject({ isReady: false, readyAt: null, readyBy: null });
    expect(open.items).toMatchObject([
      { text: 'Bagni e doccia', isDone: true },
      { text: 'Griglia', isDone: false },
    ]);
  });

  it('goes with its departure, and no other departure of that day finds it', async () => {
    const { id } = await enter('2027-06-05', '2027-06-12');
    await mark('2027-06-12', { isReady: true });
    await site.admin.bookings.edit({ params: { id }, body: { startDate: '2027-06-05', endDate: '2027-06-11' } });
    expect([await listDays(), await storedDays()]).toEqual([['2027-06-11'], []]);
    await mark('2027-06-11', { isReady: true });
    await site.admin.bookings.remove({ params: { id } });
    expect(await storedDays()).toEqual([]);
  });

  it('leaves no row where nothing is said any more', async () => {
    await enter('2027-06-05', '2027-06-12');
    await mark('2027-06-12', { items: [{ id: 'bagni', isDone: true }] });
    await mark('2027-06-12', { items: [{ id: 'bagni', isDone: false }] });
    expect(await storedDays()).toEqual([]);
  });

  it('goes with a portal’s departure, but for one that is over', async () => {
    await site.link('portal');
    site.feeds.hold('portal', days('a', '2027-03-01', '2027-03-04'), days('b', '2027-03-20', '2027-03-24'));
    await site.readAll();
    for (const day of ['2027-03-04', '2027-03-24']) await mark(day, { isReady: true });
    site.feeds.hold('portal', days('a', '2027-03-01', '2027-03-04'));
    await site.readAll();
    await site.readAll();
    await site.readAll();
    await site.app.turnoverRounds.pollNow();
    expect(await storedDays()).toEqual(['2027-03-04']);
    site.clock.set('2027-03-04T09:00:00Z');
    await site.app.turnoverRounds.pollNow();
    site.clock.set('2027-03-05T09:00:00Z');
    await site.app.channels.startNewDay();
    await site.app.turnoverRounds.pollNow();
    expect(await list()).toMatchObject([{ day: '2027-03-04', isReady: true, leaving: null, bookingId: null }]);
  });

  it('is known for thirteen months', async () => {
    await enter('2027-06-05', '2027-06-12');
    await mark('2027-06-12', { isReady: true });
    site.clock.set('2028-07-11T09:00:00Z');
    await site.app.turnoverRounds.pollNow();
    expect(await storedDays()).toEqual(['2027-06-12']);
    site.clock.set('2028-07-13T09:00:00Z');
    await site.app.turnoverRounds.pollNow();
    expect(await storedDays()).toEqual([]);
  });
});

describe('what others are told', () => {
  it('is on which days the house is ready, and for which arrivals', async () => {
    await enter('2027-06-05', '2027-06-12');
    await enter('2027-06-14', '2027-06-19');
    await enter('2027-06-21', '2027-06-25');
    await mark('2027-06-12', { isReady: true });
    expect(await readReadyDays(site.database, FEBRUARY_TO_AUGUST)).toEqual(new Set(['2027-06-12']));
    const arrivals = { from: '2027-06-13', to: '2027-06-30' };
    expect([...((await readReadiness(site.database, arrivals)) ?? [])]).toEqual([
      ['2027-06-14', true],
      ['2027-06-21', false],
    ]);
  });

  it('is nothing while cleaning is off', async () => {
    await site.admin.turnoverSettings.replace({ body: { isOn: false } });
    expect(await readReadyDays(site.database, FEBRUARY_TO_AUGUST)).toBeUndefined();
    expect(await readReadiness(site.database, FEBRUARY_TO_AUGUST)).toBeUndefined();
  });
});
