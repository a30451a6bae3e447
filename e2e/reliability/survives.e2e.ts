import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { ApiError } from '@approdo/shared/client';
import { type ApiClient, aRequest, connect, connectGuest } from '../support/api.ts';
import { currentGeneration, faultsOf, generationsIn, leftoversIn } from '../support/data-dir.ts';
import { inDays } from '../support/days.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite, startSite } from '../support/start-site.ts';

/** Starts another process on the folder of one that has ended. */
async function restart(site: RunningSite, work: (again: RunningSite) => Promise<void>): Promise<void> {
  const again = await startSite({ dataDir: site.dataDir });
  try {
    await work(again);
  } finally {
    await again.stop();
  }
}

test('a request that was answered is there after kill -9', async ({ site }) => {
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(5), inDays(12)) });
  await site.kill();

  await restart(site, async (again) => {
    const found = await connect(again).bookings.list();
    expect(found.map((booking) => booking.id)).toEqual([id]);
  });
});

const KILLS = byRunLength({ once: 1, short: 4, long: 50 });

test(`of eight clients that write while it is killed, ${KILLS} times, none loses what was answered`, {
  tag: '@gate',
}, async ({ site }) => {
  test.setTimeout(byRunLength({ short: 120_000, long: 600_000 }));
  const { token } = await connect(site).auth.login({ body: owner });
  const answered: string[] = [];
  let running = site;
  for (let round = 0; round < KILLS; round += 1) {
    const before = answered.length;
    const killed = killOnce(running, () => answered.length > before + 8);
    await Promise.all(Array.from({ length: 8 }, () => writeUntilItEnds(connect(running, token), answered)));
    await killed;
    running = await startSite({ dataDir: site.dataDir });
    expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);
  }
  const stored = new Set((await connect(running, token).tasks.list()).map((task) => task.id));
  expect(answered.length).toBeGreaterThan(KILLS * 8);
  expect(answered.filter((id) => !stored.has(id))).toEqual([]);
  await running.stop();
});

/** Records each task that was answered with 201, until the site stops answering. */
async function writeUntilItEnds(client: ApiClient, answered: string[]): Promise<void> {
  try {
    while (true) answered.push((await client.tasks.create({ body: { name: 'Cambiare le lenzuola' } })).id);
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
}

/** Kills the site at some moment after the condition holds. */
async function killOnce(site: RunningSite, isSo: () => boolean): Promise<void> {
  while (!isSo()) await after(1);
  await after(momentWithin(60));
  await site.kill();
}

test(`a stay entered by hand is one, though its answer was lost with kill -9, ${KILLS} times`, async ({ site }) => {
  test.setTimeout(byRunLength({ short: 120_000, long: 600_000 }));
  const { token } = await connect(site).auth.login({ body: owner });
  let running = site;
  for (let round = 0; round < KILLS; round += 1) {
    const stay = { startDate: inDays(30 + round * 10), endDate: inDays(35 + round * 10) };
    const body = { ...stay, key: randomUUID(), guestName: 'Bea Blu', guestEmail: 'bea@example.com', numberOfGuests: 2 };
    const entered = connect(running, token)
      .bookings.enterByHand({ body })
      .then(
        ({ id }) => id,
        () => undefined,
      );
    await after(momentWithin(20));
    await running.kill();
    running = await startSite({ dataDir: site.dataDir });
    const client = connect(running, token);
    const { id } = await client.bookings.enterByHand({ body });
    expect([undefined, id]).toContain(await entered);
    const there = (await client.bookings.list()).filter(({ startDate }) => startDate === stay.startDate);
    expect(there.map((booking) => booking.id)).toEqual([id]);
    const letters = await client.stayLetters.list({ params: { id } });
    expect(letters.filter(({ kind }) => kind === 'BOOKING_CONFIRMED')).toHaveLength(1);
    expect((await client.money.get({ params: { id } })).price?.versions).toEqual([]);
  }
  await running.stop();
});

test('SIGTERM answers what is in flight and ends with 0', async ({ site }) => {
  const { token } = await connect(site).auth.login({ body: owner });
  const calls = Array.from({ length: 20 }, (_, index) => beginToBlock(site, token, inDays(10 + index)));
  await Promise.all(calls.map(({ isThere }) => isThere));
  const code = site.stop();
  expect(await Promise.all(calls.map(({ finish }) => finish()))).toEqual(Array(20).fill(201));
  expect(await code).toBe(0);
});

/** A call whose headers were received: the site asks for the body, which waits. */
function beginToBlock({ origin }: RunningSite, token: string, day: string) {
  const body = JSON.stringify({ startDate: day, endDate: day });
  const call = request(`${origin}/api/bookings/block`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const isThere = once(call, 'continue');
  const answer = once(call, 'response');
  call.flushHeaders();
  return {
    isThere,
    async finish(): Promise<number> {
      call.end(body);
      const [response] = await answer;
      response.resume();
      return response.statusCode;
    },
  };
}

test('a second process keeps off the folder of the first', async ({ site }) => {
  await expect(startSite({ dataDir: site.dataDir })).rejects.toThrow('before it was ready');
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
});

test('what something that was cut off has left does not keep it from starting, and is cleared away', async ({
  site,
}) => {
  await site.kill();
  const left = [
    'current.next',
    'lock-journal',
    'backups/aside/half.part',
    'mail/half.eml.part',
    'generations/half/database.sqlite',
  ];
  mkdirSync(join(site.dataDir, 'generations/half'));
  for (const name of left) writeFileSync(join(site.dataDir, name), 'hal');
  await restart(site, async (again) => {
    expect((await fetch(`${again.origin}/`)).status).toBe(200);
    expect(generationsIn(site.dataDir)).toHaveLength(1);
    await expect.poll(() => leftoversIn(site.dataDir)).toEqual([]);
  });
});
