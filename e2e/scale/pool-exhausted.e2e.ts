import { connect } from '../support/api.ts';
import { owner } from '../support/start-site.ts';
import { expect, test } from './cluster/cluster-test.ts';
import { lockTable } from './cluster/lock-table.ts';

/** Six times as many as the pool has connections. */
const CALLS = 60;

/** Five seconds for a connection, five for a lock, and a margin for a busy machine. */
const LONGEST_MS = 20_000;

test('while every connection waits, calls and probes are told to come again, within seconds; then all is well at once', async ({
  cluster,
}) => {
  const [direct] = cluster.directSites;
  const { token } = await connect(direct).auth.login({ body: owner });
  const request = async (path: string) => {
    const since = performance.now();
    const { status } = await fetch(`${direct.origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return { status, ms: performance.now() - since };
  };

  const unlock = await lockTable(cluster.database.directUrl, 'house_house.sessions');
  const calls = Array.from({ length: CALLS }, () => request('/bookings'));
  const probe = await request('/health');
  const answers = [...(await Promise.all(calls)), probe];
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  await unlock();
  const after = await request('/bookings');

  test.info().annotations.push({
    type: 'seen',
    description: `${answers.length} calls, slowest ${Math.round(slowest)} ms; then ${Math.round(after.ms)} ms`,
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(slowest).toBeLessThan(LONGEST_MS);
  expect([after.status, (await request('/health')).status]).toEqual([200, 200]);
  // The other processes use the same database, whose lock is gone.
  expect((await fetch(`${cluster.address}/api/health`)).status).toBe(200);
});

test('while no page can be drawn, visitors are told so in words, through the proxy; who wants one that was drawn is shown it', async ({
  cluster,
}) => {
  const show = async (path: string) => {
    const since = performance.now();
    const answer = await fetch(`${cluster.address}${path}`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    const words = await answer.text();
    return { status: answer.status, again: answer.headers.get('retry-after'), words, ms: performance.now() - since };
  };
  // In whatever order the proxy picks them: each process has rendered it.
  for (let time = 0; time < 9; time += 1) expect((await show('/')).status).toBe(200);

  const unlock = await lockTable(cluster.database.directUrl, 'house_house.posts');
  const refused = await Promise.all(['/blog', '/blog?page=2', '/blog?page=3'].map(show));
  const cachedPage = await show('/');
  await unlock();

  const slowest = Math.max(...refused.map(({ ms }) => ms));
  test.info().annotations.push({ type: 'seen', description: `told after ${Math.round(slowest)} ms at most` });
  for (const { status, again, words } of refused) {
    expect([status, again]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(words).toMatch(/<h1>\p{L}.{20,}<\/h1>/u);
  }
  expect(cachedPage.status).toBe(200);
  await expect.poll(async () => (await show('/blog')).status).toBe(200);
});
