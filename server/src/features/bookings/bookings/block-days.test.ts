import { afterEach, beforeEach, expect, it } from 'vitest';
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

function block(startDate: string, endDate: string, reason?: string) {
  return owner.client.bookings.block({ body: { startDate, endDate, reason } });
}

it('closes the days and says so', async () => {
  expect(await block('2027-06-12', '2027-06-19', 'Imbiancatura')).toEqual({
    message: 'Date bloccate con successo',
    booking: {
      id: expect.any(String),
      startDate: '2027-06-12',
      endDate: '2027-06-19',
      status: 'NOT_AVAILABLE',
      isBlocked: true,
      reason: 'Imbiancatura',
      source: 'OWNER',
      createdAt: '2027-03-01T10:00:00.000Z',
    },
  });
});

it('one day is enough, today too, and a reason is not asked for', async () => {
  expect((await block('2027-03-01', '2027-03-01')).booking).toMatchObject({ reason: null });
});

it.each([
  ['in the past', '2027-02-28', '2027-03-05', { startDate: 'La data iniziale non può essere nel passato' }],
  ['reversed', '2027-06-12', '2027-06-11', { endDate: 'La data finale deve essere successiva alla data iniziale' }],
  ['beyond three years', '2030-03-02', '2030-03-03', { startDate: expect.stringContaining('3 anni') }],
  ['over 365 nights long', '2027-06-12', '2028-06-12', { endDate: expect.stringContaining('365') }],
])('refuses dates that are %s', async (_, startDate, endDate, fields) => {
  await expect(block(startDate, endDate)).rejects.toMatchObject({ status: 400, fields });
});

it('does not close a day of a confirmed stay or of another block', async () => {
  const { id } = await guest.client.bookings.request({ body: aStayRequest() });
  await owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await block('2027-08-10', '2027-08-12');
  await expect(block('2027-06-19', '2027-06-20')).rejects.toMatchObject({ status: 409, message: DATES_TAKEN });
  await expect(block('2027-08-12', '2027-08-12')).rejects.toMatchObject({ status: 409, message: DATES_TAKEN });
  expect(await site.anyone.bookings.list()).toHaveLength(2);
});

it('leaves a pending request under it pending', async () => {
  const { id } = await guest.client.bookings.request({ body: aStayRequest() });
  await block('2027-06-01', '2027-06-30');
  const own = (await guest.client.bookings.list()).find((booking) => booking.id === id);
  expect(own?.status).toBe('PENDING');
  const confirmation = owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await expect(confirmation).rejects.toMatchObject({ status: 409 });
});

it('takes all its days, even where a guest may arrive on the day another leaves', async () => {
  await site.database.updateTable('property').set({ same_day_turnover: 1 }).execute();
  await block('2027-06-19', '2027-06-20');
  const touching = (startDate: string, endDate: string) =>
    guest.client.bookings.request({ body: aStayRequest({ startDate, endDate }) });
  await touching('2027-06-12', '2027-06-19');
  await expect(touching('2027-06-20', '2027-06-27')).rejects.toMatchObject({ status: 409 });
});

it('opens its days again when it is undone, and is gone', async () => {
  const { booking } = await block('2027-06-12', '2027-06-19');
  expect(await owner.client.bookings.unblock({ body: { id: booking.id } })).toEqual({
    message: 'Date sbloccate con successo',
  });
  expect(await owner.client.bookings.list()).toEqual([]);
  await guest.client.bookings.request({ body: aStayRequest() });
});

it('only a block is undone', async () => {
  const { id } = await guest.client.bookings.request({ body: aStayRequest() });
  await expect(owner.client.bookings.unblock({ body: { id } })).rejects.toMatchObject({ status: 409 });
  await expect(owner.client.bookings.unblock({ body: { id: 'nothing' } })).rejects.toMatchObject({ status: 404 });
});
