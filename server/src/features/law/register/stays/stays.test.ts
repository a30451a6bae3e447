import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../../db/transaction.ts';
import { aStay } from '../../../../testing/factories.ts';
import { days } from '../../../../testing/feed-text.ts';
import { LONE_GUEST } from '../../../../testing/lone-guest.ts';
import { startPortalCalendars } from '../../../../testing/portal-calendars.ts';
import { refusalOf } from '../../../../testing/refusal.ts';
import { createRegisterSite, type RegisterSite } from '../../../../testing/register-site.ts';
import { insertBooking } from '../../../stays/stays/bookings.records.ts';

let site: RegisterSite;
beforeEach(async () => {
  site = await createRegisterSite();
});
afterEach(() => site.close());

const DAY = 24 * 60 * 60_000;

function byHand(change: object = {}) {
  return {
    key: randomUUID(),
    source: 'OWNER' as const,
    title: 'Cugini',
    startDate: '2027-03-05',
    endDate: '2027-03-07',
    numberOfGuests: 3,
    ...change,
  };
}

describe('the stays of the register', () => {
  it('are confirmed bookings and what the owner adds, by arrival, and no request', async () => {
    const confirmed = await site.decided('CONFIRMED');
    await site.request({ startDate: '2027-07-12', endDate: '2027-07-19' });
    const added = await site.client.registerStays.add({
      body: byHand({ startDate: '2027-06-01', endDate: '2027-06-15' }),
    });
    expect(added).toEqual({
      id: added.id,
      source: 'OWNER',
      title: 'Cugini',
      startDate: '2027-06-01',
      endDate: '2027-06-15',
      numberOfGuests: 3,
      guests: 0,
      complete: 0,
      identified: 0,
      link: null,
      alloggiati: { state: 'EMPTY', dueAt: '2027-06-02T13:00:00.000Z', isLate: false, dates: [] },
      isChanged: false,
      purged: 'NONE',
    });
    const all = await site.client.registerStays.list({ query: { from: '2027-06-01', to: '2027-07-30' } });
    expect(all.map(({ id, source, title }) => [id, source, title])).toEqual([
      [added.id, 'OWNER', 'Cugini'],
      [confirmed, 'SITE', 'Ada Rossi'],
    ]);
    expect(await site.client.registerStays.list({ query: { from: '2027-06-20', to: '2027-07-30' } })).toEqual([]);
    expect(await site.client.registerStays.list()).toEqual([]);
  });

  it('are asked for 400 days at most', async () => {
    const { list } = site.client.registerStays;
    expect(await refusalOf(list({ query: { from: '2026-01-01', to: '2027-03-01' } }))).toMatchObject({ status: 400 });
    expect(await refusalOf(list({ query: { to: '2028-04-01' } }))).toMatchObject({ status: 400 });
    expect(await list({ query: { from: '2026-01-27', to: '2027-03-02' } })).toEqual([]);
  });

  it('are added once by a key, however often it is sent', async () => {
    const body = byHand();
    const [one, other] = await Promise.all([
      site.client.registerStays.add({ body }),
      site.client.registerStays.add({ body }),
    ]);
    const again = await site.client.registerStays.add({ body: { ...body, title: 'Altri' } });
    expect([other.id, again.id, again.title]).toEqual([one.id, one.id, 'Cugini']);
  });

  it.each([
    ['endDate', { startDate: '2027-03-05', endDate: '2027-03-05' }],
    ['endDate', { startDate: '2027-03-05', endDate: '2028-03-05' }],
    ['startDate', { startDate: '2026-01-24', endDate: '2026-01-30' }],
    ['startDate', { startDate: '2030-03-02', endDate: '2030-03-04' }],
    ['numberOfGuests', { numberOfGuests: 31 }],
    ['title', { title: ' ' }],
  ])('are refused by their field: %s %j', async (field, change) => {
    const refused = await refusalOf(site.client.registerStays.add({ body: byHand(change) }));
    expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    const id = await site.addStay();
    const { key: _, source: __, ...body } = byHand(change);
    expect(await refusalOf(site.client.registerStays.replace({ params: { id }, body }))).toMatchObject({ status: 400 });
  });

  it('that were added are changed and removed here, those of bookings in the booking', async () => {
    const { registerStays } = site.client;
    const id = await site.addStay();
    const body = { title: 'Vrbo', startDate: '2027-03-02', endDate: '2027-03-04', numberOfGuests: 1 };
    expect(await registerStays.replace({ params: { id }, body })).toMatchObject(body);
    await registerStays.remove({ params: { id } });
    expect(await site.stay(id)).toBeUndefined();
    expect(await refusalOf(registerStays.remove({ params: { id } }))).toMatchObject({ status: 404 });

    const booking = await site.decided('CONFIRMED');
    const inBooking = { status: 409, message: 'Le date si cambiano nella prenotazione' };
    expect(await refusalOf(registerStays.replace({ params: { id: booking }, body }))).toMatchObject(inBooking);
    expect(await refusalOf(registerStays.remove({ params: { id: booking } }))).toMatchObject(inBooking);
    const rejected = (await site.request({ startDate: '2027-08-01', endDate: '2027-08-03' })).id;
    expect(await refusalOf(registerStays.remove({ params: { id: rejected } }))).toMatchObject({ status: 404 });
  });

  it('keep what a change leaves out, and are still changed once their arrival is too long ago to be added', async () => {
    const { replace } = site.client.registerStays;
    const id = await site.addStay({ startDate: '2026-01-25', endDate: '2026-01-30', numberOfGuests: 3 });
    const params = { id };
    await site.later(3 * DAY);
    expect(await replace({ params, body: { title: 'Vrbo' } })).toMatchObject({
      ...{ title: 'Vrbo', startDate: '2026-01-25', endDate: '2026-01-30', numberOfGuests: 3 },
    });
    expect(await refusalOf(replace({ params, body: { endDate: '2026-01-25' } }))).toMatchObject({
      status: 400,
      body: { fields: { endDate: expect.any(String) } },
    });
    expect(await refusalOf(replace({ params, body: { startDate: '2026-01-26' } }))).toMatchObject({
      status: 400,
      body: { fields: { startDate: expect.any(String) } },
    });
  });

  it('are not removed once somebody was told of them', async () => {
    const id = await site.addStay();
    const { guests } = await site.write(id, [LONE_GUEST]);
    await site.report(id, 'UPLOADED', new Map([[guests[0]?.id ?? '', '']]), '2027-03-01');
    expect(await refusalOf(site.client.registerStays.remove({ params: { id } }))).toMatchObject({
      status: 409,
      message: 'È già stato comunicato: si può solo correggere',
    });
  });
});

describe('candidates', () => {
  it('are the days that the owner closed, until a stay is made of them', async () => {
    const { client } = site;
    const { booking } = await client.bookings.block({
      body: { startDate: '2027-03-10', endDate: '2027-03-13', reason: 'Zia' },
    });
    await client.bookings.block({ body: { startDate: '2027-05-10', endDate: '2027-05-13' } });
    const bookingId = booking.id;
    const candidate = { bookingId, title: 'Zia', startDate: '2027-03-10', endDate: '2027-03-13' };
    expect(await client.registerStays.candidates()).toEqual([candidate]);

    const key = randomUUID();
    const made = await client.registerStays.add({ body: { key, bookingId } });
    expect(made).toMatchObject({ source: 'OWNER', title: 'Zia', startDate: '2027-03-10', endDate: '2027-03-13' });
    expect((await client.registerStays.add({ body: { key, bookingId } })).id).toBe(made.id);
    expect(await refusalOf(client.registerStays.add({ body: { key: randomUUID(), bookingId } }))).toMatchObject({
      status: 409,
    });
    expect(await client.registerStays.candidates()).toEqual([]);
    await client.bookings.remove({ params: { id: bookingId } });
    expect(await site.stay(made.id)).toMatchObject({ title: 'Zia' });
    const unknown = client.registerStays.add({ body: { key: randomUUID(), bookingId: 'x' } });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 });
  });
});

it('a candidate of a portal comes and goes when the portal says, under the portal’s name', async () => {
  const feeds = await startPortalCalendars();
  const linked = await createRegisterSite({ trustedHosts: [feeds.host] });
  await linked.client.property.update({ body: { sameDayTurnover: true } });
  const portal = { name: 'Airbnb', kind: 'OTHER' as const, importUrl: feeds.addressOf('airbnb') };
  await linked.client.channels.create({ body: portal });
  feeds.hold('airbnb', days('a', '2027-03-10', '2027-03-13'));
  linked.clock.advance(15 * 60_000);
  await linked.app.channels.readDue();
  await linked.client.bookings.block({ body: { startDate: '2027-03-20', endDate: '2027-03-20', reason: 'Zia' } });
  const [stay, block] = await linked.client.registerStays.candidates();
  expect([stay, block]).toMatchObject([
    { title: 'Airbnb', startDate: '2027-03-10', endDate: '2027-03-13' },
    { title: 'Zia', startDate: '2027-03-20', endDate: '2027-03-21' },
  ]);
  const made = await linked.client.registerStays.add({
    body: { key: randomUUID(), bookingId: stay?.bookingId ?? '' },
  });
  expect(made).toMatchObject({ source: 'CHANNEL', title: 'Airbnb', startDate: '2027-03-10', endDate: '2027-03-13' });
  await linked.close();
  await feeds.close();
});

describe('how far a stay is', () => {
  it('is told by its least advanced guest', async () => {
    const id = await site.addStay();
    const stateNow = async () => (await site.stay(id))?.alloggiati.state;
    expect(await stateNow()).toBe('EMPTY');
    await site.write(id, [LONE_GUEST, { lastName: 'Bianchi' }]);
    expect(await site.stay(id)).toMatchObject({ guests: 2, complete: 1, alloggiati: { state: 'INCOMPLETE' } });
    const { guests } = await site.write(id, [LONE_GUEST, { ...LONE_GUEST, firstName: 'Luca' }]);
    expect(await site.stay(id)).toMatchObject({ complete: 2, alloggiati: { state: 'READY', dates: ['2027-03-01'] } });
    const [first = '', second = ''] = guests.map((guest) => guest.id);
    await site.report(id, 'RECEIPTED', new Map([[first, '']]), '2027-03-01');
    expect(await stateNow()).toBe('READY');
    await site.report(id, 'UPLOADED', new Map([[second, '']]), '2027-03-01');
    expect(await stateNow()).toBe('UPLOADED');
    await site.report(id, 'RECEIPTED', new Map([[second, '']]), '2027-03-01');
    expect(await stateNow()).toBe('RECEIPTED');
  });

  it('is late a day after the arrival, six hours after that of one night', async () => {
    const [week, night] = [await site.addStay(), await site.addStay({ endDate: '2027-03-02' })];
    expect((await site.stay(week))?.alloggiati).toMatchObject({ dueAt: '2027-03-02T14:00:00.000Z', isLate: false });
    expect((await site.stay(night))?.alloggiati.dueAt).toBe('2027-03-01T20:00:00.000Z');
    await site.later(11 * 60 * 60_000);
    expect((await site.stay(week))?.alloggiati.isLate).toBe(false);
    expect((await site.stay(night))?.alloggiati.isLate).toBe(true);
    await site.later(DAY);
    expect((await site.stay(week))?.alloggiati.isLate).toBe(true);
  });

  it('is not late for guests of the site who came before the register was kept, unless it was added', async () => {
    const dates = { startDate: '2027-02-20', endDate: '2027-02-24' };
    const booked = aStay(dates);
    await transact(site.database, (trx) => insertBooking(trx, booked));
    const yesterday = aStay({ startDate: '2027-02-28', endDate: '2027-03-01' });
    await transact(site.database, (trx) => insertBooking(trx, yesterday));
    const added = await site.addStay(dates);
    const lateness = async () =>
      await Promise.all([booked.id, added, yesterday.id].map(async (id) => (await site.stay(id))?.alloggiati.isLate));
    expect(await site.stay(booked.id)).toMatchObject({
      alloggiati: { state: 'EMPTY', dueAt: '2027-02-21T14:00:00.000Z' },
    });
    expect(await lateness()).toEqual([false, true, true]);
    // Switched off and on again, it counts from then on.
    await site.client.registerSettings.replace({ body: { isOn: false } });
    await site.later(5 * DAY);
    await site.client.registerSettings.replace({ body: { isOn: true } });
    expect(await lateness()).toEqual([false, true, false]);
  });

  it('counts whoever stays on beyond 30 nights anew', async () => {
    const id = await site.addStay({ endDate: '2027-04-15' });
    const { guests } = await site.write(id, [LONE_GUEST]);
    expect((await site.stay(id))?.alloggiati.dates).toEqual(['2027-03-01', '2027-03-31']);
    await site.report(id, 'UPLOADED', new Map([[guests[0]?.id ?? '', '']]), '2027-03-01');
    expect((await site.stay(id))?.alloggiati).toEqual({
      ...{ state: 'READY', dueAt: '2027-04-01T13:00:00.000Z', isLate: false },
      dates: ['2027-03-31'],
    });
  });
});
