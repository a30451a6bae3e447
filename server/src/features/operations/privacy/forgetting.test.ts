import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { aStay } from '../../../testing/index.ts';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { insertBooking } from '../../stays/stays/bookings.records.ts';
import type { GuestStay } from '../../stays/stays/bookings.table.ts';

const DAY_MS = 86_400_000;
const THIRTEEN_MONTHS_MS = 396 * DAY_MS;

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite();
});
afterEach(() => site.close());

async function forgetAfter(milliseconds: number): Promise<void> {
  site.clock.advance(milliseconds);
  await site.app.forgetting.pollNow();
}

const insertStays = (...stays: readonly GuestStay[]) =>
  transact(site.database, async (trx) => {
    for (const stay of stays) await insertBooking(trx, stay);
  });

const listBookings = async () =>
  (await site.database.selectFrom('bookings').select('id').execute()).map(({ id }) => id).toSorted();

const listMessages = async () =>
  (await site.database.selectFrom('contact_messages').select('name').orderBy('name').execute()).map(({ name }) => name);

const writeAs = (name: string) =>
  site.anyone.contact.send({
    body: { name, email: `${name.toLowerCase()}@example.com`, message: 'È libera a giugno?', privacyAccepted: true },
  });

const decide = (id: string, status: 'CONFIRMED' | 'REJECTED') =>
  site.owner.client.bookings.decide({ params: { id }, body: { status } });

/** Requested two years ahead: its days are still to come when the request is thirteen months old. */
const FAR = { startDate: '2028-09-02', endDate: '2028-09-09' };

describe('thirteen months later', () => {
  it('a request that was refused and a message of a visitor are gone, and a stay that was confirmed is there', async () => {
    const refused = await site.request(FAR);
    await decide(refused.id, 'REJECTED');
    const confirmed = await site.decided('CONFIRMED');
    await writeAs('Carla');
    await forgetAfter(THIRTEEN_MONTHS_MS);
    expect(await listBookings()).toEqual([confirmed]);
    expect(await listMessages()).toEqual([]);
  });

  it('so are one that expired, and one whose days went by without an answer', async () => {
    await site.owner.client.stayRules.replace({ body: { requestHours: 48 } });
    await site.request(FAR);
    site.clock.advance(3 * DAY_MS);
    await site.app.requestExpiry.pollNow();
    await site.owner.client.stayRules.replace({ body: { requestHours: null } });
    await site.request({ startDate: '2027-03-10', endDate: '2027-03-13' });
    expect(await listBookings()).toHaveLength(2);
    await forgetAfter(THIRTEEN_MONTHS_MS);
    expect(await listBookings()).toEqual([]);
  });

  it('what was paid for, what has a contract that a guest accepted and a stay that was called off are kept', async () => {
    const { client: owner } = site.owner;
    const paid = await site.request(FAR);
    const body = {
      key: randomUUID(),
      direction: 'IN',
      purpose: 'STAY',
      amount: 5000,
      method: 'CASH',
      date: '2027-03-01',
    } as const;
    await decide(paid.id, 'CONFIRMED');
    await owner.money.enter({ params: { id: paid.id }, body });
    await site.database.updateTable('bookings').set({ status: 'REJECTED' }).where('id', '=', paid.id).execute();
    await owner.paymentSettings.replace({
      body: { owner: { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1, La Maddalena' } },
    });
    await owner.property.update({ body: { address: 'Via del Mare 4' } });
    const agreed = await site.decided('CONFIRMED');
    const contract = await owner.contracts.make({ params: { id: agreed } });
    await site.guest.client.contracts.accept({ params: { id: contract.id }, body: { sha256: contract.sha256 } });
    await site.database.updateTable('bookings').set({ status: 'REJECTED' }).where('id', '=', agreed).execute();
    const calledOff = aStay({ status: 'REJECTED', outcome: 'CANCELLED' });
    await insertStays(calledOff);
    await forgetAfter(THIRTEEN_MONTHS_MS);
    expect(await listBookings()).toEqual([paid.id, agreed, calledOff.id].toSorted());
    expect(await site.database.selectFrom('contract_acceptances').select('address').execute()).toHaveLength(1);
  });
});

it('nothing goes before twelve months are over, to the day in Rome', async () => {
  const refused = await site.decided('REJECTED');
  await writeAs('Carla');
  await forgetAfter(365 * DAY_MS);
  expect(site.clock.today()).toBe('2028-02-29');
  expect(await listBookings()).toEqual([refused]);
  expect(await listMessages()).toEqual(['Carla']);
  await forgetAfter(DAY_MS);
  expect(await listBookings()).toEqual([]);
  expect(await listMessages()).toEqual([]);
});

it('a request by which a payment by card may still come is kept until its order is closed', async () => {
  const id = await site.decided('REJECTED');
  const order = {
    id: randomUUID(),
    booking_id: id,
    purpose: 'STAY',
    amount: 5000,
    status: 'HELD',
    expires_at: '2027-03-01T11:00:00.000Z',
    created_at: '2027-03-01T10:00:00.000Z',
  } as const;
  await site.database.insertInto('card_orders').values(order).execute();
  await forgetAfter(THIRTEEN_MONTHS_MS);
  expect(await listBookings()).toEqual([id]);
  await site.database.updateTable('card_orders').set({ status: 'CLOSED' }).execute();
  await forgetAfter(DAY_MS);
  expect(await listBookings()).toEqual([]);
});

it('what was written of a request goes with it, and letters to or about its guest that are still held', async () => {
  const { id } = await site.request();
  await site.guest.client.conversations.write({ params: { id }, body: { text: 'Ci sono letti per bambini?' } });
  await decide(id, 'REJECTED');
  await writeAs('Carla');
  await site.database.updateTable('outbox').set({ status: 'HELD' }).execute();
  const subjects = async () => (await site.database.selectFrom('outbox').selectAll().execute()).length;
  expect(await subjects()).toBeGreaterThan(2);
  await forgetAfter(THIRTEEN_MONTHS_MS);
  expect(await site.database.selectFrom('booking_messages').select('id').execute()).toEqual([]);
  expect(await subjects()).toBe(0);
});

it('a reply goes with its message, however late it was written, and its letter that is still held', async () => {
  await writeAs('Carla');
  site.clock.advance(360 * DAY_MS);
  const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const [message] = await client.contact.list();
  await client.contact.reply({ params: { id: message?.id ?? '' }, body: { text: 'È libera', key: randomUUID() } });
  await site.database.updateTable('outbox').set({ status: 'HELD' }).execute();
  const letters = () =>
    site.database.selectFrom('outbox').select('kind').where('to_address', '=', 'carla@example.com').execute();
  expect(await letters()).toEqual([{ kind: 'CONTACT_REPLY' }]);
  await forgetAfter(10 * DAY_MS);
  expect(await site.database.selectFrom('contact_replies').select('id').execute()).toEqual([]);
  expect(await letters()).toEqual([]);
});

it('where they are many, all go in one night, portion by portion', async () => {
  await insertStays(...Array.from({ length: 230 }, () => aStay({ status: 'REJECTED' })));
  const message = { email: 'ada@example.com', phone: null, message: 'È libera?', answered: 0, language: 'it' } as const;
  await site.database
    .insertInto('contact_messages')
    .values(
      Array.from({ length: 130 }, (_, index) => ({
        ...message,
        id: randomUUID(),
        name: `Ada ${index}`,
        created_at: '2026-01-01T10:00:00.000Z',
      })),
    )
    .execute();
  await site.app.forgetting.pollNow();
  expect(await listBookings()).toEqual([]);
  expect(await listMessages()).toEqual([]);
});

it('what visits tell of the past stays the same, for as long as visits are kept', async () => {
  const { id } = await site.request({ foundBy: 'FRIENDS' });
  await decide(id, 'REJECTED');
  await site.request({ startDate: '2027-03-10', endDate: '2027-03-13' });
  const march = async ({ client }: LettingSite['owner']) =>
    (await client.visits.get({ query: { from: '2027-03-01', to: '2027-03-31' } })).channels;
  const before = await march(site.owner);
  expect(before.map(({ foundBy, requests }) => [foundBy, requests])).toEqual([
    ['FRIENDS', 1],
    [null, 1],
  ]);
  await forgetAfter(THIRTEEN_MONTHS_MS);
  expect(await listBookings()).toEqual([]);
  expect(await march(await site.signIn({ role: 'ADMIN', emailConfirmed: true }))).toEqual(before);
  site.clock.advance(THIRTEEN_MONTHS_MS);
  await site.app.visits.prune();
  expect(await site.database.selectFrom('forgotten_requests').selectAll().execute()).toEqual([]);
});

it('addresses from which somebody wrote are kept no longer than a night', async () => {
  await writeAs('Carla');
  const attempts = async () => (await site.database.selectFrom('attempts').select('key').execute()).length;
  expect(await attempts()).toBeGreaterThan(0);
  await forgetAfter(DAY_MS);
  expect(await attempts()).toBe(0);
});
