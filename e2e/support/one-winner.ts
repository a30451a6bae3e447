import { randomUUID } from 'node:crypto';
import { ApiError } from '@approdo/shared/client';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { expect } from '@playwright/test';
import type { Database } from '../../server/src/db/database.ts';
import { transact } from '../../server/src/db/transaction.ts';
import { insertBooking } from '../../server/src/features/stays/stays/bookings.records.ts';
import { occupyDays } from '../../server/src/features/stays/stays/occupied-days.ts';
import { aStay } from '../../server/src/testing/factories.ts';
import type { ApiClient } from './api.ts';
import { chance } from './seed.ts';

const CONFIRMATIONS = 80;
const BLOCKS = 60;
const ENTRIES = 20;
const EDITS = 40;
const MAX_TRIES = 10;

type Stay = { readonly startDate: LocalDate; readonly endDate: LocalDate };

/** The contested range of a round, the requests for it, and confirmed stays elsewhere to be moved to it. */
type Round = { readonly range: Stay; readonly requests: readonly string[]; readonly stays: readonly string[] };

/**
 * Sends 200 competing calls for each range, through any of these clients, and expects exactly one to win. Where the
 * database may be busy, refused calls are repeated.
 */
export async function expectOneWinner(
  rounds: readonly Round[],
  owners: readonly [ApiClient, ...ApiClient[]],
  { isBusyAtTimes = false } = {},
): Promise<void> {
  const winners: string[] = [];
  for (const round of rounds) {
    const calls = shuffle(callsOf(round, owners));
    const outcomes = await Promise.allSettled(calls.map((call) => (isBusyAtTimes ? persist(call) : call())));
    expect(outcomes).toHaveLength(CONFIRMATIONS + BLOCKS + ENTRIES + EDITS);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [statusOf(outcome.reason)] : []));
    expect(refusals).toEqual(Array(outcomes.length - 1).fill(409));
    winners.push(...outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])));
  }
  const taken = (await owners[0].bookings.list()).filter(
    ({ status }) => status === 'CONFIRMED' || status === 'NOT_AVAILABLE',
  );
  // The acknowledged winner is the one stored: a change that was answered 503 and made all the same would be another.
  const there = rounds.map(({ range }) =>
    taken.filter(({ startDate, endDate }) => startDate <= range.endDate && range.startDate <= endDate),
  );
  expect(there.map((each) => each.map(({ id }) => id))).toEqual(winners.map((id) => [id]));
}

/** A call answered 503 was not done: repeated, it wins or finds another winner. */
async function persist(call: Call): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || tries === MAX_TRIES) throw error;
    }
  }
}

/** Written to the database, since a guest may request only so many stays an hour. */
export async function prepareRounds(database: Database, count: number): Promise<Round[]> {
  const today = todayInRome(new Date());
  const rounds = Array.from({ length: count }, (_, round): Round => {
    const startDate = addDays(today, 100 + round * 10);
    return {
      range: { startDate, endDate: addDays(startDate, 3) },
      requests: Array.from({ length: CONFIRMATIONS }, () => randomUUID()),
      stays: Array.from({ length: EDITS }, () => randomUUID()),
    };
  });
  await transact(database, async (trx) => {
    let elsewhere = addDays(today, 2000);
    for (const { range, requests, stays } of rounds) {
      for (const id of requests) await insertBooking(trx, aStay({ ...range, id, status: 'PENDING' }));
      for (const id of stays) {
        elsewhere = addDays(elsewhere, 5);
        const stay = aStay({ id, startDate: elsewhere, endDate: addDays(elsewhere, 2) });
        await insertBooking(trx, stay);
        await occupyDays(trx, stay, { sameDayTurnover: false });
      }
    }
  });
  return rounds;
}

/** Resolves with the id of the stay or block that now has the range. */
type Call = () => Promise<string>;

function callsOf({ range, requests, stays }: Round, owners: readonly [ApiClient, ...ApiClient[]]): Call[] {
  const any = () => chance.pick(owners).bookings;
  const move = { ...range, numberOfGuests: 2 };
  return [
    ...requests.map((id) => async () => {
      await any().decide({ params: { id }, body: { status: 'CONFIRMED' } });
      return id;
    }),
    ...Array.from({ length: BLOCKS }, () => async () => (await any().block({ body: range })).booking.id),
    ...Array.from({ length: ENTRIES }, () => {
      const body = { ...range, key: randomUUID(), guestName: 'Bea Blu', numberOfGuests: 2 };
      return async () => (await any().enterByHand({ body })).id;
    }),
    ...stays.map((id) => async () => {
      await any().edit({ params: { id }, body: move });
      return id;
    }),
  ];
}

function shuffle<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, at: chance.below(2 ** 31) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** Anything but an answer of the server is unexpected. */
function statusOf(reason: unknown): number {
  if (reason instanceof ApiError) return reason.status;
  throw reason;
}
