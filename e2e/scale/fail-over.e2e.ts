import { setTimeout as after } from 'node:timers/promises';
import { ApiError } from '@approdo/shared/client';
import { inDays } from '../support/days.ts';
import { expect, test } from './cluster/cluster-test.ts';
import { writeBlocks } from './cluster/write-blocks.ts';

test('the primary is killed and its standby promoted: nothing acknowledged is lost, and no process is started anew', async ({
  cluster,
  owner,
}) => {
  const pids = cluster.processes.map(({ pid }) => pid);
  const writing = writeBlocks(owner, 6);
  await after(3_000);
  const killedAt = performance.now();
  await cluster.database.failOver();
  const beyond = { startDate: inDays(720), endDate: inDays(720) };
  // 409: it exists since a try whose answer was lost.
  const block = () =>
    owner.bookings.block({ body: beyond }).then(
      () => true,
      (error) => error instanceof ApiError && error.status === 409,
    );
  await expect.poll(block, { intervals: [50], timeout: 30_000 }).toBe(true);
  const milliseconds = Math.round(performance.now() - killedAt);
  await after(2_000);
  const { blocks, refusals } = await writing.stop();
  const there = new Set((await owner.bookings.list()).map(({ id }) => id));
  test.info().annotations.push({
    type: 'seen',
    description: `written again after ${milliseconds} ms; ${blocks.length} blocks acknowledged, ${refusals.length} refused`,
  });
  expect(blocks.filter(({ id }) => !there.has(id))).toEqual([]);
  expect(milliseconds).toBeLessThan(5_000);
  // The processes themselves report that they have no database; the proxy drops none of them for it.
  expect(refusals.filter((status) => status !== 409 && status !== 503)).toEqual([]);
  expect(cluster.processes.map(({ pid }) => pid)).toEqual(pids);
});
