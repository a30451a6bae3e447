import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type ApiClient, connect, connectOwner } from '../support/api.ts';
import { currentGeneration, faultsOf, generationsIn, leftoversIn } from '../support/data-dir.ts';
import { owner, type RunningSite, startSite } from '../support/start-site.ts';
import { expect, test } from '../support/test.ts';

type Name = 'Prima' | 'Dopo';

const PICTURES = { Prima: 'prima.jpg', Dopo: 'dopo.jpg' } as const;

/** Makes the house be called so, in its database and by a picture of its own. */
async function becomes(name: Name, { dataDir }: RunningSite, client: ApiClient): Promise<void> {
  const { uploads } = currentGeneration(dataDir);
  for (const picture of Object.values(PICTURES)) rmSync(join(uploads, picture), { force: true });
  writeFileSync(join(uploads, PICTURES[name]), name);
  await client.property.update({ body: { name } });
}

async function backUp(client: ApiClient): Promise<string> {
  const made = await client.backup.create({ body: { location: 'local' } });
  return Array.isArray(made) ? (made[0]?.id ?? '') : '';
}

/** A backup of the house under each name; it is called Dopo in the end. */
async function backUpBoth(site: RunningSite): Promise<Readonly<Record<Name, string>>> {
  const client = await connectOwner(site);
  await becomes('Prima', site, client);
  const first = await backUp(client);
  await becomes('Dopo', site, client);
  return { Prima: first, Dopo: await backUp(client) };
}

const restore = (client: ApiClient, id: string) =>
  client.backup.restore({ params: { id }, body: { password: owner.password } });

/** What the house is, by its database and by its pictures. */
async function lookAt({ dataDir }: RunningSite, client: ApiClient) {
  const { database, uploads } = currentGeneration(dataDir);
  const { name } = await client.property.get();
  const pictures = readdirSync(uploads).filter((file) => file === PICTURES.Prima || file === PICTURES.Dopo);
  return { name, pictures, faults: faultsOf(database) };
}

// Two halves, so that both cores have work.
for (const half of ['first', 'second']) {
  test(`a restore that is killed leaves all of the old or all of the new, ${half} 25 times`, async ({ site }) => {
    test.setTimeout(180_000);
    const ids = await backUpBoth(site);
    let running = site;
    let now: Name = 'Dopo';
    let millisecondsItTakes = 0;
    for (let round = 0; round <= 25; round += 1) {
      const other: Name = now === 'Dopo' ? 'Prima' : 'Dopo';
      const began = performance.now();
      const answer = restore(await connectOwner(running), ids[other]).then(() => true);
      // The first is left to its end, to know how long it takes.
      const isAnswered = round === 0 ? await answer : await isAnsweredBeforeKill(answer, running, millisecondsItTakes);
      if (round === 0) millisecondsItTakes = performance.now() - began;
      await running.kill();

      running = await startSite({ dataDir: site.dataDir });
      const client = await connectOwner(running);
      const found = await lookAt(running, client);
      const whole = (['Prima', 'Dopo'] as const).map((name) => ({ name, pictures: [PICTURES[name]], faults: [] }));
      expect(whole).toContainEqual(found);
      if (isAnswered) expect(found.name).toBe(other);
      const [newest] = await client.backup.list();
      if (found.name === other) expect(newest?.kind).toBe('safety');
      expect(generationsIn(site.dataDir)).toHaveLength(1);
      expect(leftoversIn(site.dataDir)).toEqual([]);
      now = found.name === other ? other : now;
    }
    await running.stop();
  });
}

async function isAnsweredBeforeKill(answer: Promise<boolean>, site: RunningSite, withinMs: number): Promise<boolean> {
  const outcome = answer.catch(() => false);
  await after(Math.random() * withinMs * 1.2);
  await site.kill();
  return await outcome;
}

type Refusal = { readonly from: number; readonly to: number; readonly status: number; readonly retryAfter: number };

test('while it is restored the site answers 503 for two seconds at most, with the time to come back', async ({
  site,
}) => {
  const ids = await backUpBoth(site);
  const client = await connectOwner(site);
  const refusals: Refusal[] = [];
  let isOver = false;
  // One reads and one writes, whom a restore keeps waiting for longer.
  const visits = ['GET', 'POST'].map(async (method) => {
    while (!isOver) {
      const from = performance.now();
      const path = method === 'GET' ? '/api/property' : '/api/auth/logout';
      const { status, headers } = await fetch(`${site.origin}${path}`, { method });
      const isAway = status !== 200 && status !== 401;
      if (isAway)
        refusals.push({ from, to: performance.now(), status, retryAfter: Number(headers.get('retry-after')) });
    }
  });
  await restore(client, ids.Prima);
  isOver = true;
  await Promise.all(visits);
  const outage = Math.max(...refusals.map(({ to }) => to)) - Math.min(...refusals.map(({ from }) => from));
  test.info().annotations.push({ type: 'milliseconds of 503', description: String(Math.round(outage)) });
  expect(refusals).not.toEqual([]);
  expect(refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter < 1)).toEqual([]);
  expect(outage).toBeLessThan(2000);
  expect((await connect(site).property.get()).name).toBe('Prima');
});
