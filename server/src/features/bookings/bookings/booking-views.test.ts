import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ offers: ['de'] });
});
afterEach(() => site.close());

const read = (id: string, { client } = site.guest) => client.bookings.get({ params: { id } });

it('a guest reads her own request in full, with what it costs and what she may do', async () => {
  const { id } = await site.request();
  const { lines, total } = await site.anyone.rates.quote({
    query: { startDate: '2027-06-12', endDate: '2027-06-19' },
  });
  expect(await read(id)).toMatchObject({
    id,
    mine: true,
    guestName: 'Ada Rossi',
    note: 'Arriviamo con il traghetto delle 18.',
    language: 'it',
    price: { lines: lines.map(({ label, amount }) => ({ label, amount })), total, byAgreement: false },
    canWithdraw: true,
    canAskCancellation: false,
    documents: [],
    guide: { opensOn: null, closesOn: null },
    unread: 0,
  });
});

it('once it is confirmed she may ask to cancel it, once, and no more from the day she arrives', async () => {
  const id = await site.decided('CONFIRMED');
  expect(await read(id)).toMatchObject({ canWithdraw: false, canAskCancellation: true });
  await site.guest.client.bookings.askCancellation({ params: { id }, body: {} });
  expect(await read(id)).toMatchObject({ canAskCancellation: false, cancellationAskedAt: expect.any(String) });
  await site.guest.client.bookings.dropCancellation({ params: { id }, body: {} });
  site.clock.advance(Date.parse('2027-06-11T22:00:00Z') - site.clock.now().getTime());
  expect(site.clock.today()).toBe('2027-06-12');
  const { token } = await site.anyone.auth.login({
    body: { email: site.guest.user.email, password: site.guest.password },
  });
  const arrived = await site.withToken(token).bookings.get({ params: { id } });
  expect(arrived).toMatchObject({ canWithdraw: false, canAskCancellation: false });
});

it('a request for which she has paid is not withdrawn', async () => {
  const { id } = await site.request();
  await site.owner.client.money.enter({
    params: { id },
    body: {
      key: 'a7c9d0f4-5f0e-4bb2-9a55-0d7f1f9c3a10',
      direction: 'IN',
      purpose: 'STAY',
      amount: 100,
      method: 'BANK',
      date: site.clock.today(),
    },
  });
  expect(await read(id)).toMatchObject({ canWithdraw: false });
});

it('who writes in another language reads her price in it', async () => {
  const german = site.withToken(site.guest.token, 'de');
  const { id } = await site.request();
  const { language, price } = await german.bookings.get({ params: { id } });
  expect(language).toBe('it');
  const { lines } = await site.withToken(site.guest.token, 'de').rates.quote({
    query: { startDate: '2027-06-12', endDate: '2027-06-19' },
  });
  expect(price?.lines.map(({ label }) => label)).toEqual(lines.map(({ label }) => label));
  expect(price?.lines).not.toEqual((await read(id)).price?.lines);
});

it("another's is found by nobody but an admin, who may do nothing in its guest's stead", async () => {
  const { id } = await site.request();
  const other = await site.signIn();
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  for (const reader of [other, editor]) await expect(read(id, reader)).rejects.toMatchObject({ status: 404 });
  expect(await read(id, site.owner)).toMatchObject({
    guest: { name: 'Ada Rossi' },
    canWithdraw: false,
    canAskCancellation: false,
  });
});

it('days that were closed are read by an admin alone, without a price or a guide', async () => {
  const { booking } = await site.owner.client.bookings.block({
    body: { startDate: '2027-07-01', endDate: '2027-07-03', reason: 'Nozze' },
  });
  expect(await read(booking.id, site.owner)).toMatchObject({ reason: 'Nozze', price: null, canWithdraw: false });
  await expect(read(booking.id)).rejects.toMatchObject({ status: 404 });
});

it('a confirmed stay is read as a file for a calendar, and no other is', async () => {
  const { id } = await site.request();
  const pending = site.withToken(site.guest.token, 'de').bookings.calendar({ params: { id } });
  await expect(pending).rejects.toMatchObject({
    status: 409,
    message: 'Nur ein bestätigter Aufenthalt lässt sich in den Kalender übernehmen',
  });
  await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  const file = await (await site.guest.client.bookings.calendar({ params: { id } })).text();
  expect(file).toContain('DTSTART;VALUE=DATE:20270612');
  expect(file).toContain(`UID:${id}@`);
  const other = await site.signIn();
  await expect(other.client.bookings.calendar({ params: { id } })).rejects.toMatchObject({ status: 404 });
  await site.owner.client.bookings.cancel({ params: { id }, body: {} });
  await expect(site.guest.client.bookings.calendar({ params: { id } })).rejects.toMatchObject({ status: 409 });
});
