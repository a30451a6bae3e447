import { setTimeout as after } from 'node:timers/promises';
import { connectOwner } from '../support/api.ts';
import { expect, test } from './cluster/cluster-test.ts';

const CHANGES = 100;

test('what was changed in one process is in the pages of another, also where nobody was told', async ({ cluster }) => {
  const owner = await connectOwner(cluster.directSites[0]);

  /** Milliseconds from the answer to a change until the other process serves it. */
  async function change(description: string): Promise<number> {
    // Just after all connections were cut, a first try may be refused.
    await expect(() => owner.property.update({ body: { description } })).toPass();
    const since = performance.now();
    while (!(await readElsewhere()).includes(description)) await after(5);
    return performance.now() - since;
  }

  async function readElsewhere(): Promise<string> {
    return await (await fetch(`${cluster.directSites[1].origin}/api/property`)).text();
  }

  const waits: number[] = [];
  for (let time = 0; time < CHANGES; time += 1) waits.push(await change(`Cambiata ${time} volte.`));
  const sorted = waits.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(CHANGES * 0.99) - 1] ?? Number.POSITIVE_INFINITY;

  await readElsewhere();
  const cut = await cluster.database.ask(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const withoutNotice = await change('Cambiata senza dirlo.');
  const words = `p99 ${Math.round(p99)} ms, at most ${Math.round(sorted.at(-1) ?? 0)}; untold ${Math.round(withoutNotice)} ms`;
  test.info().annotations.push({ type: 'seen', description: words });
  expect(p99).toBeLessThan(250);
  expect(cut.length).toBeGreaterThan(0);
  expect(withoutNotice).toBeLessThan(10_000);
});
