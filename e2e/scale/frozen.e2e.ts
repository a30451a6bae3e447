import { setTimeout as after } from 'node:timers/promises';
import { connectOwner } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { expect, test } from './cluster/cluster-test.ts';
import { writeBlocks } from './cluster/write-blocks.ts';

const TIMES = 5;

test('a process that is frozen while it writes keeps others from writing for four seconds at most', async ({
  cluster,
}) => {
  const [frozen, other] = [await connectOwner(cluster.directSites[0]), await connectOwner(cluster.directSites[1])];
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const writing = writeBlocks(frozen, 8);
    await after(500 + Math.random() * 500);
    const { pid = 0 } = cluster.processes[0] ?? {};
    process.kill(pid, 'SIGSTOP');
    const since = performance.now();
    const day = inDays(720 + time);
    await other.bookings.block({ body: { startDate: day, endDate: day } });
    waits.push(performance.now() - since);
    process.kill(pid, 'SIGCONT');
    await writing.stop();
  }
  test.info().annotations.push({ type: 'seen', description: `waits of ${waits.map(Math.round).join(', ')} ms` });
  expect(Math.max(...waits)).toBeLessThan(4_000);
});
