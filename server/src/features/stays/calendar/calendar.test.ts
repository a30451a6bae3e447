import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { days } from '../../../testing/feed-text.ts';
import { aStay, aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { createLinkedSite } from '../../../testing/linked-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { type GuestStay, insertBooking } from '../stays/index.ts';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterEach(() => site.close());

const read = (from: string, to: string) => owner.client.calendar.get({ query: { from, to } });
const store = (stay: GuestStay) => transact(site.database, (trx) => insertBooking(trx, stay));
const block = (startDate: string, endDate: string, reason?: string) =>
  owner.client.bookings.block({ body: { startDate, endDate, reason } });

describe('the range', () => {
  it('has at most 400 days, both ends counted', async () => {
    expect(await read('2027-01-01', '2028-02-04')).toHaveProperty('nights');
    expect(await refusalOf(read('2027-01-01', '2028-02-05'))).toMatchObject({
      status: 400,
      fields: { to: 'Al massimo 400 giorni' },
    });
  });

  it('may be one day, and does not end before it begins', async () => {
    expect((await read('2027-06-12', '2027-06-12')).nights).toHaveLength(1);
    expect(await refusalOf(read('2027-06-12', '2027-06-11'))).toMatchObject({ status: 400 });
  });
});

describe('bars', () => {
  it('are requests, stays and closed days that touch the range, by start, and nothing that was refused', async () => {
    const stay = { guestName: 'Anna Rossi', numberOfGuests: 3 };
    await store(aStay({ ...stay, id: 'left', startDate: '2027-06-05', endDate: '2027-06-09' }));
    await store(aStay({ ...stay, id: 'stay', startDate: '2027-06-28', endDate: '2027-07-03' }));
    await store(aStay({ id: 'no', status: 'REJECTED', startDate: '2027-06-12', endDate: '2027-06-19' }));
    const expiresAt = '2027-03-03T10:00:00.000Z';
    const pending = { status: 'PENDING', startDate: '2027-06-20', endDate: '2027-06-27', guestName: 'Ugo' } as const;
    await store(aStay({ ...pending, id: 'second', createdAt: '2026-02-02T00:00:00.000Z' }));
    await store(aStay({ ...pending, id: 'first', createdAt: '2026-02-01T00:00:00.000Z', expiresAt }));
    await block('2027-06-01', '2027-06-10');
    await block('2027-06-11', '2027-06-12', 'Imbiancatura');
    const closed = { kind: 'BLOCK', numberOfGuests: null };
    const request = {
      kind: 'REQUEST',
      label: 'Ugo',
      startDate: '2027-06-20',
      endDate: '2027-06-27',
      numberOfGuests: 2,
    };
    expect((await read('2027-06-10', '2027-06-30')).bars).toEqual([
      { id: expect.any(String), ...closed, label: 'Date bloccate', startDate: '2027-06-01', endDate: '2027-06-10' },
      { id: expect.any(String), ...closed, label: 'Imbiancatura', startDate: '2027-06-11', endDate: '2027-06-12' },
      { id: 'first', ...request, expiresAt },
      { id: 'second', ...request },
      {
        id: 'stay',
        kind: 'STAY',
        label: 'Anna Rossi',
        startDate: '2027-06-28',
        endDate: '2027-07-03',
        numberOfGuests: 3,
      },
    ]);
  });

  it('of whoever sleeps in the house say whether it is ready after them, only where cleaning is kept', async () => {
    await store(aStay({ id: 'stay', startDate: '2027-06-05', endDate: '2027-06-12' }));
    await store(aStay({ id: 'after', startDate: '2027-06-12', endDate: '2027-06-19' }));
    await block('2027-06-21', '2027-06-22');
    const listReadiness = async () =>
      (await read('2027-06-10', '2027-06-30')).bars.map(({ isReady }) => isReady ?? 'unknown');
    expect(await listReadiness()).toEqual(['unknown', 'unknown', 'unknown']);
    await owner.client.turnoverSettings.replace({ body: { isOn: true } });
    await owner.client.turnovers.mark({ params: { day: '2027-06-12' }, body: { isReady: true } });
    expect(await listReadiness()).toEqual([true, false, 'unknown']);
  });

  it('that reach beyond the range are ready by their own last day', async () => {
    await store(aStay({ id: 'stay', startDate: '2027-06-05', endDate: '2027-06-12' }));
    await owner.client.turnoverSettings.replace({ body: { isOn: true } });
    await owner.client.turnovers.mark({ params: { day: '2027-06-12' }, body: { isReady: true } });
    expect((await read('2027-06-01', '2027-06-08')).bars).toMatchObject([{ isReady: true }]);
  });

  it('have the name of the portal that tells of them', async () => {
    const linked = await createLinkedSite();
    try {
      await linked.link('Airbnb', { kind: 'AIRBNB' });
      linked.feeds.hold('Airbnb', days('a', '2027-06-28', '2027-07-03', 'SUMMARY:Reserved'));
      await linked.readAll();
      const { bars } = await linked.admin.calendar.get({ query: { from: '2027-06-01', to: '2027-07-31' } });
      expect(bars).toMatchObject([{ kind: 'PORTAL', startDate: '2027-06-28', numberOfGuests: null }]);
      const [channel] = await linked.admin.channels.list();
      expect(bars[0]?.label).toBe(channel?.name);
    } finally {
      await linked.close();
    }
  });
});

describe('nights', () => {
  it('are free ones from today on, at a seventh of the list’s week in cents, half up', async () => {
    await block('2027-03-02', '2027-03-03');
    expect((await read('2027-02-20', '2027-03-04')).nights).toEqual([
      { date: '2027-03-01', price: 2857 },
      { date: '2027-03-04', price: 2857 },
    ]);
    expect((await read('2027-06-16', '2027-06-16')).nights).toEqual([{ date: '2027-06-16', price: 7143 }]);
    expect((await read('2027-02-01', '2027-02-28')).nights).toEqual([]);
  });

  it('are not those of a confirmed stay, nor its last day unless another guest may arrive on it', async () => {
    const guest = await site.signIn();
    const { id } = await guest.client.bookings.request({ body: aStayRequest() });
    const free = async () => (await read('2027-06-11', '2027-06-20')).nights.map(({ date }) => date.slice(8));
    expect(await free()).toHaveLength(10);
    await owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    expect(await free()).toEqual(['11', '20']);
    await owner.client.property.update({ body: { sameDayTurnover: true } });
    expect(await free()).toEqual(['11', '19', '20']);
  });
});
