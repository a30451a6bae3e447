import type { Client } from '@approdo/shared/client';
import type { contract } from '@approdo/shared/contract';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

type SiteClient = Client<typeof contract>;

const PUBLIC_FIELDS = ['endDate', 'id', 'isBlocked', 'startDate', 'status'];

let site: TestSite;
let owner: SiteClient;
let ada: SiteClient;
let other: SiteClient;
let editor: SiteClient;
beforeEach(async () => {
  site = await createTestSite();
  owner = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
  ada = (await site.signIn()).client;
  other = (await site.signIn()).client;
  editor = (await site.signIn({ role: 'EDITOR', emailConfirmed: true })).client;

  await requestOf(ada, '2027-09-04', '2027-09-11');
  await decide(await requestOf(ada, '2027-06-12', '2027-06-19'), 'CONFIRMED');
  await decide(await requestOf(ada, '2027-05-01', '2027-05-08'), 'REJECTED');
  await owner.bookings.block({ body: { startDate: '2027-07-01', endDate: '2027-07-10', reason: 'Nozze in famiglia' } });
});
afterEach(() => site.close());

async function requestOf(client: SiteClient, startDate: string, endDate: string): Promise<string> {
  return (await client.bookings.request({ body: aStayRequest({ startDate, endDate }) })).id;
}

async function decide(id: string, status: 'CONFIRMED' | 'REJECTED'): Promise<void> {
  await owner.bookings.decide({ params: { id }, body: { status } });
}

function statusesOf(bookings: readonly Booking[]): string[] {
  return bookings.map((booking) => booking.status);
}

describe.each([
  ['anyone', () => site.anyone],
  ['another guest', () => other],
  ['an editor', () => editor],
])('%s', (_, client) => {
  it('sees the dates of what is asked for, confirmed or closed, by start, and nothing else', async () => {
    const bookings = await client().bookings.list();
    expect(statusesOf(bookings)).toEqual(['CONFIRMED', 'NOT_AVAILABLE', 'PENDING']);
    for (const booking of bookings) expect(Object.keys(booking).toSorted()).toEqual(PUBLIC_FIELDS);
    expect(JSON.stringify(bookings)).not.toMatch(/Ada|ada@|traghetto|Nozze/);
  });
});

it('a guest sees her own whole whatever became of them, and of a block its dates alone', async () => {
  const bookings = await ada.bookings.list();
  expect(statusesOf(bookings)).toEqual(['REJECTED', 'CONFIRMED', 'NOT_AVAILABLE', 'PENDING']);
  const { startDate: _, endDate: __, ...details } = aStayRequest();
  for (const booking of bookings) {
    if (booking.isBlocked) expect(Object.keys(booking).toSorted()).toEqual(PUBLIC_FIELDS);
    else expect(booking).toMatchObject({ mine: true, ...details, createdAt: expect.any(String) });
    expect(booking).not.toHaveProperty('guest');
    expect(booking).not.toHaveProperty('version');
  }
});

it('an admin sees every booking whole, with its guest or its reason', async () => {
  const bookings = await owner.bookings.list();
  expect(statusesOf(bookings)).toEqual(['REJECTED', 'CONFIRMED', 'NOT_AVAILABLE', 'PENDING']);
  for (const booking of bookings) {
    expect(booking).not.toHaveProperty('mine');
    if (booking.isBlocked) expect(booking).toMatchObject({ reason: 'Nozze in famiglia' });
    else
      expect(booking).toMatchObject({
        note: 'Arriviamo con il traghetto delle 18.',
        guest: { name: 'Ada Rossi', email: 'ada@example.com' },
      });
  }
});

it("an admin's own requests are hers", async () => {
  const { id } = await owner.bookings.request({
    body: aStayRequest({ startDate: '2027-10-02', endDate: '2027-10-09' }),
  });
  const own = (await owner.bookings.list()).find((booking) => booking.id === id);
  expect(own).toMatchObject({ mine: true, guest: { name: 'Ada Rossi' } });
  await owner.bookings.remove({ params: { id } });
});

it('the bookings of a deleted account stay, and are whole for an admin alone', async () => {
  const gone = await site.signIn();
  const id = await requestOf(gone.client, '2027-11-06', '2027-11-13');
  await site.database.deleteFrom('users').where('id', '=', gone.user.id).execute();
  const inPublic = (await site.anyone.bookings.list()).find((booking) => booking.id === id);
  expect(Object.keys(inPublic ?? {}).toSorted()).toEqual(PUBLIC_FIELDS);
  const forOwner = (await owner.bookings.list()).find((booking) => booking.id === id);
  expect(forOwner).toMatchObject({ guest: { name: 'Ada Rossi' } });
});

it('from a day on it lists what ends on that day or later', async () => {
  const startsOf = async (from: string) =>
    (await site.anyone.bookings.list({ query: { from } })).map(({ startDate }) => startDate);
  expect(await startsOf('2027-06-19')).toEqual(['2027-06-12', '2027-07-01', '2027-09-04']);
  expect(await startsOf('2027-06-20')).toEqual(['2027-07-01', '2027-09-04']);
  await expect(startsOf('ieri')).rejects.toMatchObject({ status: 400 });
});
