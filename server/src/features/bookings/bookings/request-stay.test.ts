import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const DATES_TAKEN = 'Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite();
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

it('a request is pending, and its guest sees all of it', async () => {
  const booking = await guest.client.bookings.request({ body: aStayRequest() });
  expect(booking).toEqual({
    ...aStayRequest(),
    id: expect.any(String),
    status: 'PENDING',
    isBlocked: false,
    mine: true,
    createdAt: '2027-03-01T10:00:00.000Z',
  });
});

it('one guest comes, and nothing is noted, where the request says no more', async () => {
  const { numberOfGuests: _, note: __, ...least } = aStayRequest();
  expect(await guest.client.bookings.request({ body: least })).toMatchObject({ numberOfGuests: 1, note: null });
});

it('status, owner and id in the body count for nothing', async () => {
  const forged = { ...aStayRequest(), id: 'mine', status: 'CONFIRMED', isBlocked: true, userId: owner.user.id };
  const booking = await guest.client.bookings.request({ body: forged });
  expect(booking).toMatchObject({ status: 'PENDING', isBlocked: false, mine: true });
  expect(booking.id).not.toBe('mine');
});

it('requests for the same days do not exclude each other', async () => {
  await guest.client.bookings.request({ body: aStayRequest() });
  await guest.client.bookings.request({ body: aStayRequest() });
  expect(await site.anyone.bookings.list()).toHaveLength(2);
});

it('days that a confirmed stay or a block occupies cannot be asked for, its first and last included', async () => {
  const { id } = await guest.client.bookings.request({ body: aStayRequest() });
  await owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await owner.client.bookings.block({ body: { startDate: '2027-08-10', endDate: '2027-08-10' } });
  for (const [startDate, endDate] of [
    ['2027-06-19', '2027-06-26'],
    ['2027-06-05', '2027-06-12'],
    ['2027-06-14', '2027-06-15'],
    ['2027-08-01', '2027-08-20'],
  ] as const) {
    const request = guest.client.bookings.request({ body: aStayRequest({ startDate, endDate }) });
    await expect(request).rejects.toMatchObject({ status: 409, message: DATES_TAKEN });
  }
  await guest.client.bookings.request({ body: aStayRequest({ startDate: '2027-06-20', endDate: '2027-06-27' }) });
});

describe('the rules of a stay', () => {
  const today = '2027-03-01';

  it.each([
    ['no night', { startDate: '2027-06-12', endDate: '2027-06-12' }, 'endDate', /check-out deve essere successiva/],
    ['an end before the start', { startDate: '2027-06-12', endDate: '2027-06-11' }, 'endDate', /check-out/],
    ['a start in the past', { startDate: '2027-02-28', endDate: '2027-03-07' }, 'startDate', /passato/],
    ['over 365 nights', { startDate: today, endDate: addDays(today, 366) }, 'endDate', /365 notti/],
    ['a start beyond three years', { startDate: '2030-03-02', endDate: '2030-03-09' }, 'startDate', /3 anni/],
    ['a day that no calendar has', { startDate: '2027-02-29', endDate: '2027-03-09' }, 'startDate', /valida/],
    ['an empty date', { startDate: '', endDate: '2027-03-09' }, 'startDate', /^Per favore Seleziona sia la data/],
    ['nine guests', { numberOfGuests: 9 }, 'numberOfGuests', /tra 1 e 8/],
    ['no guest', { numberOfGuests: 0 }, 'numberOfGuests', /tra 1 e 8/],
    ['half a guest', { numberOfGuests: 1.5 }, 'numberOfGuests', /tra 1 e 8/],
  ])('refuse %s', async (_, change, field, text) => {
    const request = guest.client.bookings.request({ body: aStayRequest(change) });
    await expect(request).rejects.toMatchObject({ status: 400, fields: { [field]: expect.stringMatching(text) } });
  });

  it.each([
    ['today', { startDate: today, endDate: addDays(today, 1) }],
    ['365 nights', { startDate: today, endDate: addDays(today, 365) }],
    ['the last day of the horizon', { startDate: '2030-03-01', endDate: '2030-03-08' }],
  ])('allow %s', async (_, change) => {
    expect(await guest.client.bookings.request({ body: aStayRequest(change) })).toMatchObject(change);
  });

  it('name all that is wrong at once', async () => {
    await site.database.updateTable('property').set({ max_guests: 4 }).execute();
    const body = aStayRequest({ startDate: '2027-02-01', endDate: '2027-02-01', numberOfGuests: 5 });
    await expect(guest.client.bookings.request({ body })).rejects.toMatchObject({
      status: 400,
      fields: {
        startDate: 'La data di check-in non può essere nel passato',
        endDate: expect.any(String),
        numberOfGuests: 'Il numero di ospiti deve essere compreso tra 1 e 4',
      },
    });
  });

  it('know that in Rome the next day has begun before it has in Greenwich', async () => {
    site.clock.advance(13.5 * 60 * 60_000); // 23:30 UTC, 00:30 in Rome
    const yesterday = aStayRequest({ startDate: '2027-03-01', endDate: '2027-03-08' });
    await expect(guest.client.bookings.request({ body: yesterday })).rejects.toMatchObject({ status: 400 });
  });
});

it('a guest asks 120 times an hour at most, and refused requests are not counted', async () => {
  await expect(guest.client.bookings.request({ body: aStayRequest({ endDate: '2027-06-12' }) })).rejects.toThrow();
  for (let count = 0; count < 120; count += 1) {
    const { id } = await guest.client.bookings.request({ body: aStayRequest() });
    await owner.client.bookings.remove({ params: { id } });
  }
  await expect(guest.client.bookings.request({ body: aStayRequest() })).rejects.toMatchObject({ status: 429 });
  const other = await site.signIn();
  await other.client.bookings.request({ body: aStayRequest() });
  site.clock.advance(60 * 60_000);
  await guest.client.bookings.request({ body: aStayRequest() });
});

describe('the mail that tells of a request', () => {
  it('goes to the guest and to every admin, whom an answer leads to the guest', async () => {
    const second = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await guest.client.bookings.request({ body: aStayRequest() });
    const sent = await site.deliverMail();
    expect(sent.map((message) => message.to.address).toSorted()).toEqual(
      [guest.user.email, owner.user.email, second.user.email].toSorted(),
    );
    const toOwner = sent.find((message) => message.to.address === owner.user.email);
    expect(toOwner?.replyTo).toBe('ada@example.com');
    expect(toOwner?.body).toContain('Arriviamo con il traghetto delle 18.');
    expect(toOwner?.body).toContain(`${site.origin}/admin/bookings`);
    const toGuest = sent.find((message) => message.to.address === guest.user.email);
    expect(toGuest?.body).toContain('Check-in: 12 giugno 2027');
    expect(toGuest?.body).toContain('Non è ancora una conferma');
  });

  it('is not there for a request that was refused', async () => {
    await owner.client.bookings.block({ body: { startDate: '2027-06-14', endDate: '2027-06-14' } });
    await expect(guest.client.bookings.request({ body: aStayRequest() })).rejects.toThrow(DATES_TAKEN);
    expect(await site.deliverMail()).toEqual([]);
  });
});

it('the address in the configuration is written to in place of the admins', async () => {
  const withOwner = await createTestSite({ ownerEmail: 'padrona@example.it' });
  await withOwner.signIn({ role: 'ADMIN', emailConfirmed: true });
  const asker = await withOwner.signIn();
  await asker.client.bookings.request({ body: aStayRequest() });
  const sent = await withOwner.deliverMail();
  await withOwner.close();
  expect(sent.map((message) => message.to.address).toSorted()).toEqual(['padrona@example.it', asker.user.email]);
});
