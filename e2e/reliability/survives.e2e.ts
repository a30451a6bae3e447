import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { ApiError } from '@approdo/shared/client';
import { type ApiClient, aRequest, connect, connectGuest, connectOwner } from '../support/api.ts';
import { currentGeneration, faultsOf, generationsIn, leftoversIn } from '../support/data-dir.ts';
import { inDays } from '../support/days.ts';
import { owner, type RunningSite, startSite } from '../support/start-site.ts';
import { expect, test } from '../support/test.ts';

/** Another process on the folder of one that has ended. */
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

test('of eight clients that write while it is killed, thirty times, none loses what was answered', async ({ site }) => {
  test.setTimeout(300_000);
  const { token } = await connect(site).auth.login({ body: owner });
  const answered: string[] = [];
  let running = site;
  for (let round = 0; round < 30; round += 1) {
    const before = answered.length;
    const killed = killSoon(running, () => answered.length > before + 8);
    await Promise.all(Array.from({ length: 8 }, () => writeUntilItEnds(connect(running, token), answered)));
    await killed;
    running = await startSite({ dataDir: site.dataDir });
    expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);
  }
  const kept = new Set((await connect(running, token).tasks.list()).map((task) => task.id));
  expect(answered.length).toBeGreaterThan(30 * 8);
  expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  await running.stop();
});

/** Notes each task that was answered with 201, until nobody answers any more. */
async function writeUntilItEnds(client: ApiClient, answered: string[]): Promise<void> {
  try {
    while (true) answered.push((await client.tasks.create({ body: { name: 'Cambiare le lenzuola' } })).id);
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
}

/** Kills it at some moment after that is so. */
async function killSoon(site: RunningSite, isSo: () => boolean): Promise<void> {
  while (!isSo()) await after(1);
  await after(Math.random() * 60);
  await site.kill();
}

test('SIGTERM answers what is in flight and ends with 0', async ({ site }) => {
  const owner = await connectOwner(site);
  const calls = Array.from({ length: 20 }, (_, turn) => {
    const day = inDays(10 + turn);
    return owner.bookings.block({ body: { startDate: day, endDate: day } });
  });
  await Promise.race(calls);
  const code = site.stop();
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toEqual([]);
  expect(await code).toBe(0);
});

test('a second process keeps off the folder of the first', async ({ site }) => {
  await expect(startSite({ dataDir: site.dataDir })).rejects.toThrow('before it was ready');
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
});

test('what something that was cut off has left does not keep it from starting, and is cleared away', async ({
  site,
}) => {
  await site.kill();
  const left = ['current.next', 'lock-journal', 'backups/aside/half.part', 'generations/half/database.sqlite'];
  mkdirSync(join(site.dataDir, 'generations/half'));
  for (const name of left) writeFileSync(join(site.dataDir, name), 'hal');
  await restart(site, async (again) => {
    expect((await fetch(`${again.origin}/`)).status).toBe(200);
    expect(generationsIn(site.dataDir)).toHaveLength(1);
    expect(leftoversIn(site.dataDir)).toEqual([]);
  });
});

for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
  test(`a stay is the same stay where the clock says ${zone}`, async ({ site }) => {
    const other = await startSite({ dataDir: join(site.dataDir, 'elsewhere'), variables: { TZ: zone } });
    const stay = aRequest(inDays(0), inDays(7));
    const ada = await connectGuest(other);
    const asked = await ada.bookings.request({ body: stay });
    await other.stop();
    expect(asked).toMatchObject({ startDate: stay.startDate, endDate: stay.endDate });
  });
}
