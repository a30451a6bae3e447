import { type ApiClient, aRequest, connect, connectGuest, connectOwner, guest } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite } from '../support/start-site.ts';

/** The hourly limit of requests for an account. */
const ROUNDS = 120;

/** How much larger a visitor's calendar may become because of one account. */
const MAX_BYTES = 2_000;

test('one account that floods the house leaves its calendar, and the mail of owner and guest, small', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const ada = await connectGuest(site);
  const before = await weighCalendar(site);

  expect(await flood(ada, ROUNDS)).toBe(10);
  expect(await withdrawAndRequest(ada, ROUNDS)).toBe(10);

  expect(await weighCalendar(site)).toBeLessThan(before + MAX_BYTES);
  const letters = await (await connectOwner(site)).mail.list();
  const countTo = (address: string) => letters.filter(({ to }) => to.address === address).length;
  // One for each accepted request, and the link that confirmed her address.
  expect(countTo(guest.email)).toBe(21);
  // The first request, and perhaps its withdrawal; all others wait for the quarter-hourly letter.
  expect(countTo(owner.email)).toBeLessThanOrEqual(2);
});

/** Sends requests at once; returns how many were accepted. */
async function flood({ bookings }: ApiClient, count: number): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, place) =>
      bookings.request({ body: aRequest(inDays(20 + place), inDays(23 + place)) }),
    ),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.status).toBe(409);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

/** Withdraws requests and sends new ones; returns how often that succeeded. */
async function withdrawAndRequest({ bookings }: ApiClient, most: number): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const mine = (await bookings.list()).find((booking) => 'mine' in booking && booking.status === 'PENDING');
    if (!mine) throw new Error('no request is there');
    const [left] = await Promise.allSettled([bookings.remove({ params: { id: mine.id } })]);
    if (left.status === 'rejected') return count;
    await bookings.request({ body: aRequest(inDays(20), inDays(23)) });
  }
  return most;
}

/** The size in bytes of a visitor's calendar. */
async function weighCalendar(site: RunningSite): Promise<number> {
  return JSON.stringify(await connect(site).bookings.list()).length;
}
