import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { makeRegisterKey } from '../../server/src/adapters/register-key.ts';
import { withDatabaseFile } from '../../server/src/db/sqlite/with-database-file.ts';
import { createGuestSeal } from '../../server/src/features/law/register/key/guest-seal.ts';
import { addReportedStay, reportStay } from '../../server/src/testing/reported-stays.ts';
import { type ApiClient, connect, connectOwner } from '../support/api.ts';
import { currentGeneration, faultsOf, generationsIn, leftoversIn } from '../support/data-dir.ts';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite, startSite } from '../support/start-site.ts';

type Name = 'Prima' | 'Dopo';

const PICTURES = { Prima: 'prima.jpg', Dopo: 'dopo.jpg' } as const;

const seal = createGuestSeal(makeRegisterKey());

/** Renames the site, in its database and by a picture of its own, and adds a stay to the guest register. */
async function becomes(name: Name, { dataDir }: RunningSite, client: ApiClient): Promise<void> {
  const { database, uploads } = currentGeneration(dataDir);
  await withDatabaseFile(database, (opened) => addReportedStay(opened, seal));
  for (const picture of Object.values(PICTURES)) rmSync(join(uploads, picture), { force: true });
  writeFileSync(join(uploads, PICTURES[name]), name);
  await client.property.update({ body: { name } });
}

async function backUp(client: ApiClient): Promise<string> {
  const made = await client.backup.create({ body: { location: 'local' } });
  return Array.isArray(made) ? (made[0]?.id ?? '') : '';
}

/** What the law requires to be retained and deleted, whichever backup is restored: see `registerOf`. */
type ReportedStay = { readonly transmission: string; readonly lines: number };

/** Reports the first stay to the portal, after both backups: its guest's names must be in neither any more. */
async function reportFirstStay({ dataDir }: RunningSite): Promise<ReportedStay> {
  return await withDatabaseFile(currentGeneration(dataDir).database, async (database) => {
    const [first] = await database.selectFrom('register_stays').select('id').orderBy('created_at').execute();
    const transmission = await reportStay(database, first?.id ?? '', seal);
    await database.updateTable('register_rounds').set({ purged_at: null }).execute();
    return { transmission, lines: (await database.selectFrom('audit').select('id').execute()).length };
  });
}

/** The register's guests who have names, their transmissions, and the length of the audit log. */
async function registerOf(dataDir: string) {
  return await withDatabaseFile(currentGeneration(dataDir).database, async (database) => {
    const guests = await database
      .selectFrom('register_guests')
      .innerJoin('register_stays', 'register_stays.id', 'register_guests.stay_id')
      .select('identity')
      .orderBy('register_stays.created_at')
      .execute();
    const told = await database.selectFrom('register_transmissions').select(['id', 'state']).execute();
    const receipts = await database.selectFrom('register_receipts').select('transmission_id').execute();
    const lines = (await database.selectFrom('audit').select('id').execute()).length;
    return { named: guests.map(({ identity }) => identity !== null), told, receipts, lines };
  });
}

/** Makes a backup of the site under each name; its last name is Dopo. */
async function backUpBoth(site: RunningSite): Promise<Readonly<Record<Name, string>>> {
  const client = await connectOwner(site);
  await becomes('Prima', site, client);
  const first = await backUp(client);
  await becomes('Dopo', site, client);
  return { Prima: first, Dopo: await backUp(client) };
}

const restore = (client: ApiClient, id: string) =>
  client.backup.restore({ params: { id }, body: { password: owner.password } });

/** The site's name, by its database and by its pictures. */
async function inspect({ dataDir }: RunningSite, client: ApiClient) {
  const { database, uploads } = currentGeneration(dataDir);
  const { name } = await client.property.get();
  const pictures = readdirSync(uploads).filter((file) => file === PICTURES.Prima || file === PICTURES.Dopo);
  return { name, pictures, faults: faultsOf(database) };
}

const KILLS = byRunLength({ once: 1, short: 3, long: 50 });

// Two halves, so that both cores are used.
for (const half of ['first', 'second']) {
  test(`a restore that is killed leaves all of the old or all of the new, ${half} ${KILLS} times`, {
    tag: half === 'first' ? ['@gate'] : [],
  }, async ({ site }) => {
    test.setTimeout(byRunLength({ short: 120_000, long: 900_000 }));
    const ids = await backUpBoth(site);
    const { transmission, ...told } = await reportFirstStay(site);
    let { lines } = told;
    let running = site;
    let now: Name = 'Dopo';
    let millisecondsItTakes = 0;
    for (let round = 0; round <= KILLS; round += 1) {
      const other: Name = now === 'Dopo' ? 'Prima' : 'Dopo';
      const began = performance.now();
      const answer = restore(await connectOwner(running), ids[other]).then(() => true);
      // The first runs to its end, to measure how long it takes.
      const isAnswered = round === 0 ? await answer : await isAnsweredBeforeKill(answer, running, millisecondsItTakes);
      if (round === 0) millisecondsItTakes = performance.now() - began;
      await running.kill();

      running = await startSite({ dataDir: site.dataDir });
      const client = await connectOwner(running);
      const found = await inspect(running, client);
      const whole = (['Prima', 'Dopo'] as const).map((name) => ({ name, pictures: [PICTURES[name]], faults: [] }));
      expect(whole).toContainEqual(found);
      if (isAnswered) expect(found.name).toBe(other);
      const [newest] = await client.backup.list();
      if (found.name === other) expect(newest?.kind).toBe('safety');
      expect(generationsIn(site.dataDir)).toHaveLength(1);
      await expect.poll(() => leftoversIn(site.dataDir)).toEqual([]);
      const registerNow = await registerOf(site.dataDir);
      expect(registerNow).toMatchObject({
        named: found.name === 'Prima' ? [false] : [false, true],
        told: [{ id: transmission, state: 'RECEIPTED' }],
        receipts: [{ transmission_id: transmission }],
      });
      expect(registerNow.lines).toBeGreaterThanOrEqual(lines);
      lines = registerNow.lines;
      now = found.name === other ? other : now;
    }
    await running.stop();
  });
}

async function isAnsweredBeforeKill(answer: Promise<boolean>, site: RunningSite, withinMs: number): Promise<boolean> {
  const outcome = answer.catch(() => false);
  await after(momentWithin(withinMs * 1.2));
  await site.kill();
  return await outcome;
}

test('while it is restored nobody waits for more than two seconds, and who is refused is told when to come back', async ({
  site,
}, info) => {
  const ids = await backUpBoth(site);
  const client = await connectOwner(site);
  const visits = startVisiting(site);
  await restore(client, ids.Prima);
  const { refusals, longestWaitMs } = await visits.stop();
  const description = `${refusals.length} refusals, ${Math.round(longestWaitMs)} ms at most between two answers`;
  info.annotations.push({ type: 'a restore as visitors see it', description });
  expect(refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter < 1)).toEqual([]);
  expect(longestWaitMs).toBeLessThan(2000);
  expect((await connect(site).property.get()).name).toBe('Prima');
});

/** A reader and a writer without pauses, to measure how long a restore keeps them waiting. */
function startVisiting({ origin }: RunningSite) {
  const refusals: { readonly status: number; readonly retryAfter: number }[] = [];
  let longestWaitMs = 0;
  let isOver = false;
  async function visit(path: string, method: string, usual: number): Promise<void> {
    let answeredAt = performance.now();
    while (!isOver) {
      const { status, headers } = await fetch(`${origin}${path}`, { method });
      if (status !== usual) refusals.push({ status, retryAfter: Number(headers.get('retry-after')) });
      else {
        longestWaitMs = Math.max(longestWaitMs, performance.now() - answeredAt);
        answeredAt = performance.now();
      }
    }
  }
  const visits = [visit('/api/property', 'GET', 200), visit('/api/auth/logout', 'POST', 401)];
  return {
    async stop() {
      isOver = true;
      await Promise.all(visits);
      return { refusals, longestWaitMs };
    },
  };
}
