import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataDirSite } from '../../../../testing/data-dir-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';
import { startTwoProcesses } from '../../../../testing/two-processes.ts';

type Client = ReturnType<DataDirSite['withToken']>;
type Guest = { readonly name: string; readonly at: readonly [Client, Client] };
type Stay = { readonly startDate: LocalDate; readonly endDate: LocalDate };

const ROUNDS = 6;
const TODAY = todayInRome(new Date());

let processes: Awaited<ReturnType<typeof startTwoProcesses>>;
let owner: Client;
let ada: Guest;
let bea: Guest;
beforeAll(async () => {
  processes = await startTwoProcesses();
  ({ client: owner } = await processes.first.signIn());
  await owner.priceRules.replace({ body: { instant: { ...initialInstantRules, isOn: true } } });
  [ada, bea] = [await openAccount('Ada Rossi'), await openAccount('Bea Blu')];
}, 180_000);
afterAll(() => processes.close());

/** A guest with a verified address, signed in at both processes. */
async function openAccount(name: string): Promise<Guest> {
  const email = `${name.slice(0, 3).toLowerCase()}@example.com`;
  const { first, second, inDatabase } = processes;
  const { token } = await first
    .withToken(undefined)
    .auth.register({ body: { name, email, password: 'limoni e vento' } });
  await inDatabase((database) =>
    database.updateTable('users').set({ email_confirmed: 1 }).where('email', '=', email).execute(),
  );
  return { name, at: [first.withToken(token), second.withToken(token)] };
}

/** Prepares a request through one of the processes, at the quoted price. */
async function prepare({ name, at }: Guest, process: 0 | 1, { code, ...stay }: Stay & { readonly code?: string }) {
  const client = at[process];
  const { total } = await client.rates.quote({ query: { ...stay, guests: '2', ...(code && { code }) } });
  const body = { ...stay, guestName: name, guestEmail: 'chi@example.com', numberOfGuests: 2, key: randomUUID() };
  return (more: object) =>
    client.bookings.request({ body: { ...body, ...(code && { code }), expectedTotal: total, ...more } });
}

const orderOf = (round: number) => (round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const));

/** Outcome of two concurrent requests: the successful one, and the refusal of the other. */
async function atOnce<Answer>(calls: readonly (() => Promise<Answer>)[]) {
  const sent = calls.map((call) => call());
  const outcomes = await Promise.allSettled(sent);
  const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const lost = sent.filter((_, index) => outcomes[index]?.status === 'rejected');
  return { won, lost: await Promise.all(lost.map(refusalOf)) };
}

async function countLetters(
  kind: 'BOOKING_INSTANT_OWNER' | 'BOOKING_CONFIRMED' | 'BOOKING_REQUESTED',
): Promise<number> {
  return await processes.inDatabase(async (database) => {
    const rows = await database.selectFrom('outbox').select('id').where('kind', '=', kind).execute();
    return rows.length;
  });
}

const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id).toSorted();

describe('through two processes of a house', () => {
  it(`two stays over a day that ask to be confirmed at once are one, ${ROUNDS} times, and nothing of the other is kept`, async () => {
    const winners: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = orderOf(round);
      const startDate = addDays(TODAY, 60 + 20 * round);
      const asks = [
        await prepare(ada, one, { startDate, endDate: addDays(startDate, 7) }),
        await prepare(bea, other, { startDate: addDays(startDate, 6), endDate: addDays(startDate, 13) }),
      ];
      const { won, lost } = await atOnce(asks.map((ask) => () => ask({ instant: true })));
      expect(won).toMatchObject([{ status: 'CONFIRMED', instant: true }]);
      expect(lost).toMatchObject([{ status: 409, message: expect.stringContaining('non sono disponibili') }]);
      winners.push(...won.map(({ id }) => id));
    }
    const bookings = await owner.bookings.list();
    const last = addDays(TODAY, 60 + 20 * ROUNDS);
    expect(idsOf(bookings.filter(({ endDate }) => endDate <= last))).toEqual(winners.toSorted());
    const booked = bookings.filter(({ status }) => status === 'CONFIRMED');
    expect(await countLetters('BOOKING_INSTANT_OWNER')).toBe(booked.length);
    expect(await countLetters('BOOKING_CONFIRMED')).toBe(booked.length);
    expect(await countLetters('BOOKING_REQUESTED')).toBe(bookings.length - booked.length);
    const plans = await processes.inDatabase((database) =>
      database.selectFrom('payment_plans').select('booking_id as id').execute(),
    );
    expect(idsOf(plans)).toEqual(idsOf(booked));
  }, 60_000);

  it('one request that comes twice at once by its key, and goes both ways, is one', async () => {
    const startDate = addDays(TODAY, 300);
    const stay = { startDate, endDate: addDays(startDate, 7) };
    const key = randomUUID();
    const asks = [await prepare(ada, 0, stay), await prepare(ada, 1, stay)];
    const { won } = await atOnce(asks.map((ask) => () => ask({ instant: true, key })));
    expect(new Set(won.map(({ id }) => id)).size).toBe(1);
    expect(won).toHaveLength(2);
  }, 60_000);

  it(`the last use of a code goes to one of two, ${ROUNDS} times`, async () => {
    const before = (await owner.bookings.list()).length;
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = `ULTIMO${round}`;
      await owner.discountCodes.create({ body: { code, percent: 10, uses: 1 } });
      const [one, other] = orderOf(round);
      const startDate = addDays(TODAY, 320 + 20 * round);
      const later = addDays(startDate, 10);
      const asks = [
        await prepare(ada, one, { startDate, endDate: addDays(startDate, 7), code }),
        await prepare(bea, other, { startDate: later, endDate: addDays(later, 7), code }),
      ];
      const { won, lost } = await atOnce(asks.map((ask) => () => ask({})));
      expect(won).toHaveLength(1);
      expect(lost).toMatchObject([{ status: 400, fields: { code: 'Il codice non è valido' } }]);
      const [made] = (await owner.discountCodes.list()).filter((each) => each.code === code);
      expect(made?.used).toBe(1);
    }
    expect(await owner.bookings.list()).toHaveLength(before + ROUNDS);
  }, 60_000);
});
