import { connect } from '../support/api.ts';
import { owner } from '../support/start-site.ts';
import { expect, test } from './cluster/cluster-test.ts';
import { lockTable } from './cluster/lock-table.ts';

/** Six times as many as the pool has connections. */
const CALLS = 60;

/** Five seconds for a connection, as many for a lock, and what a busy machine takes. */
const LONGEST_MS = 20_000;

test('while every connection waits, calls and probes are told to come again, within seconds; then all is well at once', async ({
  cluster,
}) => {
  const [door] = cluster.doors;
  const { token } = await connect(door).auth.login({ body: owner });
  const ask = async (path: string) => {
    const since = performance.now();
    const { status } = await fetch(`${door.origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return { status, ms: performance.now() - since };
  };

  const unlock = await lockTable(cluster.database.directUrl, 'house_house.sessions');
  const calls = Array.from({ length: CALLS }, () => ask('/bookings'));
  const probe = await ask('/health');
  const answers = [...(await Promise.all(calls)), probe];
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  await unlock();
  const after = await ask('/bookings');

  test.info().annotations.push({
    type: 'seen',
    description: `${answers.length} calls, slowest ${Math.round(slowest)} ms; then ${Math.round(after.ms)} ms`,
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(slowest).toBeLessThan(LONGEST_MS);
  expect([after.status, (await ask('/health')).status]).toEqual([200, 200]);
  // Whoever asked another process meanwhile asked the same database, whose lock is gone.
  expect((await fetch(`${cluster.address}/api/health`)).status).toBe(200);
});
