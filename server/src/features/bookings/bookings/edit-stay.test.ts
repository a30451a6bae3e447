import { afterEach, beforeEach, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const DATES_TAKEN = 'Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.';
const DAY = 24 * 60 * 60_000;

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'padrona@example.it' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  guest = await site.signIn();
});
afterEach(() => site.close());

async function request(dates: { startDate?: string; endDate?: string } = {}): Promise<string> {
  const { id } = await guest.client.bookings.request({ body: aStayRequest(dates) });
  return id;
}

async function confirmed(dates: { startDate?: string; endDate?: string } = {}): Promise<string> {
  const id = await request(dates);
  await owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return id;
}

type Edit = Parameters<TestSite['anyone']['bookings']['edit']>[0]['body'];

function edit(id: string, body: Edit) {
  return owner.client.bookings.edit({ params: { id }, body });
}

async function mailOf(work: () => Promise<unknown>) {
  await site.deliverMail();
  site.sent.length = 0;
  await work();
  return [...(await site.deliverMail())];
}

it('what the edit leaves out stays as it was', async () => {
  const id = await confirmed();
  expect(await edit(id, { numberOfGuests: 5 })).toMatchObject({ ...aStayRequest(), numberOfGuests: 5 });
  expect(await edit(id, { endDate: '2027-06-21' })).toMatchObject({ startDate: '2027-06-12', numberOfGuests: 5 });
  expect(await edit(id, {})).toMatchObject({ endDate: '2027-06-21', status: 'CONFIRMED' });
});

it('linen is what the guest asked for until the owner changes it, and the guest is told', async () => {
  const { id } = await guest.client.bookings.request({ body: aStayRequest({ linen: true }) });
  await owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  expect(await edit(id, { numberOfGuests: 3 })).toMatchObject({ linen: true });
  const mails = await mailOf(() => edit(id, { linen: false }));
  expect(mails).toMatchObject([{ to: { address: 'ada@example.com' } }]);
  expect(await guest.client.bookings.list()).toMatchObject([{ id, linen: false, numberOfGuests: 3 }]);
  await expect(
    fetch(`${site.origin}/api/bookings/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ linen: 'true' }),
    }).then((answer) => answer.json()),
  ).resolves.toMatchObject({ fields: { linen: 'Scegli true o false per la biancheria' } });
});

it('a stay may move over its own days but not onto those of others', async () => {
  const id = await confirmed();
  await confirmed({ startDate: '2027-06-25', endDate: '2027-06-28' });
  expect(await edit(id, { startDate: '2027-06-14', endDate: '2027-06-24' })).toMatchObject({ endDate: '2027-06-24' });
  await expect(edit(id, { endDate: '2027-06-25' })).rejects.toMatchObject({ status: 409, message: DATES_TAKEN });
});

it('a stay that moved leaves its old days to others and takes its new ones', async () => {
  const id = await confirmed();
  await edit(id, { startDate: '2027-07-10', endDate: '2027-07-17' });
  await request();
  await expect(request({ startDate: '2027-07-17', endDate: '2027-07-20' })).rejects.toMatchObject({ status: 409 });
});

it('a pending request that is moved takes no days, but may not ask for those of others', async () => {
  const id = await request();
  await confirmed({ startDate: '2027-07-10', endDate: '2027-07-17' });
  await expect(edit(id, { startDate: '2027-07-01', endDate: '2027-07-10' })).rejects.toMatchObject({ status: 409 });
  await edit(id, { startDate: '2027-07-01', endDate: '2027-07-09' });
  await confirmed({ startDate: '2027-07-01', endDate: '2027-07-09' });
});

it('a start that has passed may stay, but none may be moved into the past', async () => {
  const id = await confirmed({ startDate: '2027-03-02', endDate: '2027-03-09' });
  site.clock.advance(4 * DAY);
  expect(await edit(id, { endDate: '2027-03-12' })).toMatchObject({ startDate: '2027-03-02', endDate: '2027-03-12' });
  await expect(edit(id, { startDate: '2027-03-03' })).rejects.toMatchObject({
    status: 400,
    fields: { startDate: 'La data di check-in non può essere nel passato' },
  });
});

it('dates that are no stay and guests that the property has no room for are named', async () => {
  await site.database.updateTable('property').set({ max_guests: 4 }).execute();
  const id = await confirmed();
  await expect(edit(id, { endDate: '2027-06-12', numberOfGuests: 5 })).rejects.toMatchObject({
    status: 400,
    fields: { endDate: expect.any(String), numberOfGuests: 'Il numero di ospiti deve essere compreso tra 1 e 4' },
  });
});

it('neither a block nor a rejected request is edited', async () => {
  const { booking } = await owner.client.bookings.block({ body: { startDate: '2027-08-01', endDate: '2027-08-03' } });
  const rejected = await request();
  await owner.client.bookings.decide({ params: { id: rejected }, body: { status: 'REJECTED' } });
  await expect(edit(booking.id, { numberOfGuests: 1 })).rejects.toMatchObject({ status: 409 });
  await expect(edit(rejected, { numberOfGuests: 1 })).rejects.toMatchObject({ status: 409 });
  await expect(edit('nothing', { numberOfGuests: 1 })).rejects.toMatchObject({ status: 404 });
});

it('the guest of a confirmed stay is told what it was and what it is', async () => {
  const id = await confirmed();
  const [mail, ...more] = await mailOf(() => edit(id, { endDate: '2027-06-21' }));
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: { address: 'ada@example.com' } });
  expect(mail?.body).toContain('Check-out: 21 giugno 2027');
  expect(mail?.body).toContain('Check-out: 19 giugno 2027');
});

it('nobody is told of an edit that changes nothing, of a pending request, or of a stay that is over', async () => {
  const original = await confirmed();
  const pending = await request({ startDate: '2027-07-01', endDate: '2027-07-08' });
  const over = await confirmed({ startDate: '2027-03-02', endDate: '2027-03-04' });
  site.clock.advance(10 * DAY);
  const sent = await mailOf(async () => {
    await edit(original, { numberOfGuests: 2 });
    await edit(pending, { numberOfGuests: 3 });
    await edit(over, { numberOfGuests: 3 });
  });
  expect(sent).toEqual([]);
});
