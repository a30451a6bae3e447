import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { aRequest, connect, connectGuest, guest, logIn } from '../support/api.ts';
import { currentGeneration, faultsOf } from '../support/data-dir.ts';
import { inDays } from '../support/days.ts';
import { readMailbox } from '../support/mailbox.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite, startSite } from '../support/start-site.ts';

const KILLS = byRunLength({ short: 6, long: 24 });

/** Requested at once, each for other days; one account may send 120 requests an hour. */
const STAYS = 3;

/** Rounds with the same guest: one address gets at most 20 letters an hour. */
const ROUNDS_OF_GUEST = 6;

test(`a site that is killed as it confirms stays at once, ${KILLS} times, tells of each that it answered, and of none twice`, async ({
  site,
}, info) => {
  test.setTimeout(byRunLength({ short: 240_000, long: 900_000 }));
  const { token: own } = await logIn(site, owner);
  await connect(site, own).priceRules.replace({ body: { instant: { ...initialInstantRules, isOn: true } } });
  const guests = Array.from({ length: KILLS / ROUNDS_OF_GUEST }, (_, at) => ({
    ...guest,
    email: `ada${at}@example.com`,
  }));
  for (const person of guests) await connectGuest(site, person);
  const tokens = await Promise.all(guests.map(async (person) => (await logIn(site, person)).token));
  const found = { answered: 0, stored: 0 };
  const all: { readonly body: Body; readonly id: string }[] = [];
  let running: RunningSite = site;
  for (let round = 0; round < KILLS; round += 1) {
    const at = Math.floor(round / ROUNDS_OF_GUEST);
    const [token, person] = [tokens[at], guests[at]];
    const calls = connect(running, token);
    const bodies = await Promise.all(
      Array.from({ length: STAYS }, async (_, stay) => await prepare(calls, 60 + 8 * (round * STAYS + stay), person)),
    );
    const sent = bodies.map((body) =>
      calls.bookings.request({ body }).then(
        ({ id, instant }) => ({ body, id, instant }),
        () => undefined,
      ),
    );
    // Between an answer and its letters, or at any other moment.
    if (round % 2 === 0) await Promise.race(sent);
    else await after(momentWithin(60));
    await running.kill();
    const answered = (await Promise.all(sent)).filter((each) => each !== undefined);
    expect(answered.map(({ instant }) => instant)).toEqual(answered.map(() => true));
    expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);

    running = await startSite({ dataDir: site.dataDir });
    const manager = connect(running, own);
    const stored = (await manager.bookings.list()).map(({ id }) => id);
    for (const { id } of [...all, ...answered]) expect(stored).toContain(id);
    found.answered += answered.length;
    found.stored += stored.length - all.length;
    // Everything is sent again, answered or not: each is still one booking.
    for (const body of bodies) {
      const { id } = await connect(running, token).bookings.request({ body });
      expect(answered.find((each) => each.body === body)?.id ?? id).toBe(id);
      all.push({ body, id });
    }
    expect((await manager.bookings.list()).map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    for (const stay of all.slice(-STAYS)) await expectNotified(site.dataDir, stay);
  }
  for (const stay of all) await expectNotified(site.dataDir, stay);
  await running.stop();
  info.annotations.push({
    type: 'stays',
    description: `${found.answered} answered before a kill, ${found.stored} kept`,
  });
});

type Calls = ReturnType<typeof connect>;
type Body = Awaited<ReturnType<typeof prepare>>;

/** A booking request for a week that begins in so many days, at its current price. */
async function prepare(calls: Calls, days: number, person = guest) {
  const stay = aRequest(inDays(days), inDays(days + 7), person);
  const { startDate, endDate, numberOfGuests } = stay;
  const query = { startDate, endDate, guests: String(numberOfGuests) };
  const { total: expectedTotal } = await calls.rates.quote({ query });
  return { ...stay, instant: true, key: randomUUID(), expectedTotal };
}

/** Guest and owner got one letter each; one interrupted while being sent may arrive twice, as the same message. */
async function expectNotified(
  dataDir: string,
  { body: { startDate, endDate, guestEmail } }: { readonly body: Body },
): Promise<void> {
  const days = `${sayLocalDate(startDate, 'it')} – ${sayLocalDate(endDate, 'it')}`;
  const letters = async (subject: string) =>
    (await readMailbox(dataDir)).filter((mail) => mail.subject === `${subject}: ${days}`).map(({ to }) => to);
  await expect.poll(() => letters('Prenotazione confermata'), { timeout: 20_000 }).toEqual([guestEmail]);
  await expect.poll(() => letters('Prenotato subito'), { timeout: 20_000 }).toEqual([owner.email]);
}
