import { setTimeout as after } from 'node:timers/promises';
import { connectOwner } from '../support/api.ts';
import { expect, test } from './cluster/cluster-test.ts';

const LOST_MS = 25_000;

test('while no process hears the others, for long, pages are ten seconds old at most', async ({ cluster }) => {
  const owner = await connectOwner(cluster.directSites[0]);
  const readElsewhere = async () => await (await fetch(`${cluster.directSites[1].origin}/api/property`)).text();

  /** Milliseconds from the answer to a change until the other process serves it. */
  async function change(description: string): Promise<number> {
    await expect(() => owner.property.update({ body: { description } })).toPass();
    const since = performance.now();
    while (!(await readElsewhere()).includes(description)) await after(20);
    return performance.now() - since;
  }

  await readElsewhere();
  // The one connection that listens and requests leader leases.
  const cut = () =>
    cluster.database.ask(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ~ 'listen|advisory_lock\\(key'`);
  let isOver = false;
  let cuts = 0;
  const cutting = (async () => {
    while (!isOver) {
      cuts += (await cut()).length;
      await after(50);
    }
  })();
  const waits: number[] = [];
  for (const since = performance.now(); performance.now() - since < LOST_MS; await after(500))
    waits.push(await change(`Senza campanello, ${waits.length}.`));
  isOver = true;
  await cutting;
  await after(3_000);
  const heard = [];
  for (let time = 0; time < 10; time += 1) heard.push(await change(`Con il campanello, ${time}.`));

  const words = [waits, heard].map((each) => `at most ${Math.round(Math.max(...each))} ms of ${each.length}`);
  test
    .info()
    .annotations.push({ type: 'seen', description: `lost (${cuts} cuts): ${words[0]}; heard again: ${words[1]}` });
  expect(cuts).toBeGreaterThan(10);
  expect(Math.max(...waits)).toBeLessThan(10_500);
  expect(Math.max(...heard)).toBeLessThan(5_000);
});
