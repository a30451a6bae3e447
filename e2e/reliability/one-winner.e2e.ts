import { randomUUID } from 'node:crypto';
import { ApiError } from '@approdo/shared/client';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/local-date';
import { transact } from '../../server/src/db/transaction.ts';
import { insertBooking } from '../../server/src/features/bookings/bookings.repository.ts';
import { occupyDays } from '../../server/src/features/bookings/occupied-days.ts';
import { aStay } from '../../server/src/testing/factories.ts';
import { openDatabaseOf } from '../bench/prepared-data.ts';
import { type ApiClient, connectOwner } from '../support/api.ts';
import { times } from '../support/how-long.ts';
import { expect, test } from '../support/site-test.ts';
import { startSite } from '../support/start-site.ts';

const ROUNDS = times({ short: 4, long: 20 });
const CONFIRMATIONS = 80;
const BLOCKS = 80;
const EDITS = 40;

type Stay = { readonly startDate: LocalDate; readonly endDate: LocalDate };

/** What is fought for in a round, and who fights: requests for it, and confirmed stays elsewhere that are moved to it. */
type Round = { readonly range: Stay; readonly requests: readonly string[]; readonly stays: readonly string[] };

test(`of 200 confirmations, blocks and edits over one range at once, one wins, ${ROUNDS} times`, async ({ site }) => {
  test.setTimeout(300_000);
  await site.stop();
  const rounds = await prepareRounds(site.dataDir);
  const running = await startSite({ dataDir: site.dataDir });
  const owner = await connectOwner(running);
  for (const round of rounds) {
    const outcomes = await Promise.allSettled(shuffle(callsOf(round, owner)).map((call) => call()));
    expect(outcomes).toHaveLength(CONFIRMATIONS + BLOCKS + EDITS);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [statusOf(outcome.reason)] : []));
    expect(refusals).toEqual(Array(outcomes.length - 1).fill(409));
  }
  const taken = (await owner.bookings.list()).filter(
    ({ status }) => status === 'CONFIRMED' || status === 'NOT_AVAILABLE',
  );
  for (const { range } of rounds) {
    const there = taken.filter(({ startDate, endDate }) => startDate <= range.endDate && range.startDate <= endDate);
    expect(there).toHaveLength(1);
  }
  await running.stop();
});

/** Laid down in the database, since one guest may ask for so many stays in an hour only. */
async function prepareRounds(dataDir: string): Promise<Round[]> {
  const today = todayInRome(new Date());
  const rounds = Array.from({ length: ROUNDS }, (_, round): Round => {
    const startDate = addDays(today, 10 + round * 10);
    return {
      range: { startDate, endDate: addDays(startDate, 3) },
      requests: Array.from({ length: CONFIRMATIONS }, () => randomUUID()),
      stays: Array.from({ length: EDITS }, () => randomUUID()),
    };
  });
  const database = openDatabaseOf(dataDir);
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
  await database.destroy();
  return rounds;
}

function callsOf({ range, requests, stays }: Round, { bookings }: ApiClient): (() => Promise<unknown>)[] {
  const move = { ...range, numberOfGuests: 2 };
  return [
    ...requests.map((id) => () => bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } })),
    ...Array.from({ length: BLOCKS }, () => () => bookings.block({ body: range })),
    ...stays.map((id) => () => bookings.edit({ params: { id }, body: move })),
  ];
}

function shuffle<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** What is no answer of the server's is not expected at all. */
function statusOf(reason: unknown): number {
  if (reason instanceof ApiError) return reason.status;
  throw reason;
}
