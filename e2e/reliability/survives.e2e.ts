import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aRequest, connect, connectGuest, connectOwner } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';
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

test('of eight clients that write when it is killed none loses what was answered', async ({ site }) => {
  const owner = await connectOwner(site);
  const answered: string[] = [];
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let turn = 0; turn < 100; turn += 1) {
      const day = inDays(10 + writer * 100 + turn);
      const { booking } = await owner.bookings.block({ body: { startDate: day, endDate: day } });
      answered.push(booking.id);
      if (answered.length === 60) await site.kill();
    }
  });
  await Promise.allSettled(writers);
  expect(answered.length).toBeGreaterThanOrEqual(60);

  await restart(site, async (again) => {
    const kept = new Set((await connect(again).bookings.list()).map((booking) => booking.id));
    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  });
});

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

test('a pointer and pictures that were half written do not keep it from starting', async ({ site }) => {
  await site.kill();
  writeFileSync(join(site.dataDir, 'current.next'), 'hal');
  await restart(site, async (again) => {
    expect((await fetch(`${again.origin}/`)).status).toBe(200);
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
