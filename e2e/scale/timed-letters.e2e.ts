import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import pg from 'pg';
import { createPostgresEngine } from '../../server/src/db/postgres/engine.ts';
import { transact } from '../../server/src/db/transaction.ts';
import { insertBooking } from '../../server/src/features/stays/stays/bookings.records.ts';
import { aStay } from '../../server/src/testing/factories.ts';
import { connectOwner } from '../support/api.ts';
import { expect, test } from './cluster/cluster-test.ts';
import type { MovedPair } from './cluster/moved-pair.ts';

const TIMES = 6;
const STAYS = 20;
const DAYS_BEFORE = 30;
const A_DAY = 24 * 3_600_000;

test(`whoever writes to guests before they arrive is killed at it, ${TIMES} times: each gets that letter, and it alone`, async ({
  pair,
}) => {
  const owner = await connectOwner({ origin: pair.origins[0] ?? '' });
  await owner.stayLetters.replaceSchedule({
    body: { arrival: { isOn: true, days: DAYS_BEFORE, hour: 9 }, thanks: { isOn: false, days: 2, hour: 10 } },
  });
  const seen: string[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const ids = await addStays(pair, time);
    const addresses = ids.map(addressOf);
    await expect.poll(pair.findHolder, { timeout: 20_000 }).toBeDefined();
    const holder = (await pair.findHolder()) ?? 0;
    expect(listCopies(pair, addresses)).toEqual([]);
    const since = performance.now();
    const done = await (time % 2 === 0 ? killWhileQueuing : killWhileSending)(pair, { ids, holder });
    expect(done, 'it was killed in the middle').toBeGreaterThan(0);
    expect(done, 'it was killed in the middle').toBeLessThan(STAYS);

    await expect.poll(() => listGuests(pair, addresses).length, { timeout: 60_000 }).toBe(STAYS);
    const waitedMs = Math.round(performance.now() - since);
    await pair.restart(holder);
    // Another run, by either process, finds nothing to do.
    await pair.moveClock(A_DAY);
    await expect.poll(() => countWaiting(pair), { timeout: 20_000 }).toBe(0);
    // A message being sent when its process ended may arrive again, as the same message.
    const copies = listCopies(pair, addresses);
    expect(copies.length).toBeLessThanOrEqual(STAYS + 1);
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(STAYS);
    const end = time % 2 === 0 ? 'queued' : 'sent';
    seen.push(`${done} of ${STAYS} ${end}: all after ${waitedMs} ms, ${copies.length - STAYS} came again`);
  }
  test.info().annotations.push({ type: 'seen', description: seen.join('; ') });
});

/** Confirmed stays of one guest each, whose letters fall due after tomorrow. */
async function addStays(pair: MovedPair, time: number): Promise<string[]> {
  const engine = createPostgresEngine(pair.database.directUrl);
  const tenant = await engine.open({ name: 'house', file: '', backups: '' });
  const today = todayInRome(new Date(Date.now() + pair.aheadMs()));
  const startDate = addDays(today, DAYS_BEFORE + 3);
  const stays = Array.from({ length: STAYS }, (_, guest) => {
    const id = `stay-${time}-${guest}`;
    return aStay({ id, guestEmail: addressOf(id), startDate, endDate: addDays(startDate, 4) });
  });
  await transact(tenant.database, async (trx) => {
    for (const stay of stays) await insertBooking(trx, stay);
  });
  await tenant.close();
  await engine.close();
  return stays.map(({ id }) => id);
}

type Killing = { readonly ids: readonly string[]; readonly holder: number };

/** Kills the process while it queues: the letter in the middle is blocked by an endless write. */
async function killWhileQueuing(pair: MovedPair, { ids, holder }: Killing): Promise<number> {
  const client = new pg.Client(pair.database.directUrl);
  await client.connect();
  await client.query('begin');
  await client.query(
    "insert into house_house.booking_letters (booking_id, letter, day, queued_at) values ($1, 'ARRIVAL', $2, $3)",
    [ids[STAYS / 2], '2026-01-01', '2026-01-01T00:00:00.000Z'],
  );
  await pair.moveClock(10 * A_DAY);
  await expect.poll(() => isWaitedFor(pair), { timeout: 20_000 }).toBe(true);
  await pair.kill(holder);
  const queued = await countQueued(pair, ids);
  await client.query('rollback');
  await client.end();
  return queued;
}

/** Kills the process once the mail server has some of the letters, while it sends the next. */
async function killWhileSending(pair: MovedPair, { ids, holder }: Killing): Promise<number> {
  const addresses = ids.map(addressOf);
  await pair.moveClock(10 * A_DAY);
  while (listGuests(pair, addresses).length < 5) await new Promise((resolve) => setTimeout(resolve, 1));
  await pair.kill(holder);
  return listGuests(pair, addresses).length;
}

const addressOf = (id: string) => `${id}@example.com`;

/** Every delivery of a letter to one of them. */
function listCopies(pair: MovedPair, addresses: readonly string[]) {
  return pair.mail.received.filter(({ recipients }) => recipients.some((one) => addresses.includes(one)));
}

function listGuests(pair: MovedPair, addresses: readonly string[]): string[] {
  return [...new Set(listCopies(pair, addresses).flatMap(({ recipients }) => recipients))];
}

async function countQueued(pair: MovedPair, ids: readonly string[]): Promise<number> {
  const list = ids.map((id) => `'${id}'`).join(', ');
  return await count(pair, `house_house.booking_letters where booking_id in (${list})`);
}

const countWaiting = (pair: MovedPair) => count(pair, "house_house.outbox where status = 'PENDING'");

async function isWaitedFor(pair: MovedPair): Promise<boolean> {
  return (await count(pair, "pg_locks where not granted and locktype = 'transactionid'")) > 0;
}

async function count(pair: MovedPair, from: string): Promise<number> {
  const [row] = await pair.database.ask(`select count(*) as found from ${from}`);
  return Number(row?.found);
}
