import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';
import { anMp3, anMp4, aPicture } from '../../server/src/testing/media-files.ts';
import { writeTar } from '../../server/src/testing/tar-files.ts';
import { type ApiClient, aRequest, connect, connectGuest } from '../support/api.ts';
import { currentGeneration, faultsOf } from '../support/data-dir.ts';
import { inDays } from '../support/days.ts';
import { createMemoryProbe, type MemoryProbe } from '../support/live-memory.ts';
import type { Call } from '../support/mutations/call.ts';
import { createCast } from '../support/mutations/cast.ts';
import { findFault, isFault } from '../support/mutations/find-fault.ts';
import { mutateCall } from '../support/mutations/mutate-call.ts';
import { createRandom, type Random } from '../support/mutations/random.ts';
import { oddBytes } from '../support/mutations/raw-oddities.ts';
import { readNames } from '../support/mutations/read-names.ts';
import { sampleCall } from '../support/mutations/sample-call.ts';
import { createSender, sendBytes } from '../support/mutations/send.ts';
import { byRunLength } from '../support/run-length.ts';
import { seed } from '../support/seed.ts';
import { expect, test as withSite } from '../support/site-test.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../support/start-site.ts';

const SECONDS = byRunLength({ once: 3, short: 8, long: 600 });
const AT_ONCE = 8;
const CALLS_A_ROUND = 200;

/** Until then code is compiled and caches are filled; a leak would be ten times as large at the end. */
const WARM_UP_SECONDS = SECONDS / 10;

/** The memory that the process holds at rest, relative to after warm-up. */
const MEMORY_RATIO = 1.5;

const rows = Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([resource, calls]) =>
  Object.values(calls).map((row) => ({ resource, row })),
);

const PAGES = [
  '/',
  '/blog',
  '/blog?page=2',
  '/gallery',
  '/login',
  '/admin',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
];
const FILES = ['/uploads/mare.jpg?w=480', '/assets/x.js', '/api/openapi.json', '/api/docs', '/api/avatars/x', '/api'];

type Watched = { readonly site: RunningSite; readonly complaints: () => string; readonly memory: MemoryProbe };

/** Behind a proxy, each call from another address, so that no rate limit applies. */
const test = withSite.extend<{ watched: Watched }>({
  watched: async ({ browserName }, use) => {
    const folder = makeDataDir(`mutated-${browserName}`);
    const file = join(folder, 'complaints');
    const dataDir = join(folder, 'site');
    const by = ['sh', '-c', 'exec "$@" 2>"$0"', file];
    const memory = await createMemoryProbe();
    const site = await startSite({ dataDir, by, variables: { TRUST_PROXY: '1', ...memory.variables } });
    await use({ site, memory, complaints: () => readFileSync(file, 'utf8').replaceAll(memory.said, '') });
    await site.stop();
    removeDataDir(folder);
  },
});

test('nothing that is sent to it makes it crash', { tag: '@gate' }, async ({
  watched: { site, complaints, memory },
}) => {
  test.setTimeout(SECONDS * 1000 + 240_000);
  const random = createRandom(seed);
  const { token } = await connect(site).auth.login({ body: owner });
  const client = connect(site, token);
  const ada = await connectGuest(site);
  const cast = createCast(site, client);
  const files = [await aPicture({ width: 60, height: 40 }), anMp3(), anMp4(), await anArchive()];
  const { send, close } = createSender(site.origin, AT_ONCE);

  async function sendRound(): Promise<void> {
    const tokens = await cast.listTokens();
    const names = await readNames(site, token);
    const calls = Array.from({ length: CALLS_A_ROUND }, () => {
      const { resource, row } = random.pick(rows);
      const isPage = random.isOneIn(8);
      const sampled = isPage ? visit(random) : sampleCall(row, { random, files, names: names.get(resource) ?? {} });
      return mutateCall(comeFromSomewhere(sampled, random.pick(tokens), random), random);
    });
    const oddities = Array.from({ length: AT_ONCE }, () => oddBytes(random));
    const faults: unknown[] = [];
    await Promise.all(
      oddities.map(async (bytes, sender) => {
        for (const call of calls.filter((_, at) => at % AT_ONCE === sender)) {
          faults.push(findFault(call, await send(call)));
        }
        if ((await sendBytes(site.origin, bytes)).some(isFault)) faults.push(bytes.toString('latin1'));
      }),
    );
    expect(faults.filter(Boolean), `seed ${seed}`).toEqual([]);
  }

  async function sendRounds(seconds: number): Promise<number> {
    const end = performance.now() + seconds * 1000;
    let rounds = 0;
    do {
      await sendRound();
      rounds += 1;
    } while (performance.now() < end);
    return rounds;
  }

  const roundsBefore = await sendRounds(WARM_UP_SECONDS);
  const before = await memory.readHeld();
  const rounds = roundsBefore + (await sendRounds(SECONDS - WARM_UP_SECONDS));
  close();

  expect(site.lines.filter(isError)).toEqual([]);
  expect(complaints()).toBe('');
  const held = await memory.readHeld();
  const [used, besideHeap] = [held.used / before.used, held.besideHeap / before.besideHeap];
  const growth = `memory ${used.toFixed(2)} of what it was, beside the heap ${besideHeap.toFixed(2)}`;
  expect(Math.max(used, besideHeap), growth).toBeLessThan(MEMORY_RATIO);
  const description = `${rounds * (CALLS_A_ROUND + AT_ONCE)} requests; ${growth}`;
  test.info().annotations.push({ type: 'sent', description });

  await reenable(client, { from: inDays(900), to: inDays(907) });
  const { id } = await ada.bookings.request({ body: aRequest(inDays(900), inDays(907)) });
  expect(await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } })).toMatchObject({ id });
  expect(await site.stop()).toBe(0);
  expect(faultsOf(currentGeneration(site.dataDir).database)).toEqual([]);
});

/** Undoes what the owner's own mutated calls may have switched off. */
async function reenable(
  client: ApiClient,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await client.stayRules.replace({ body: initialStayRules });
  await client.property.update({ body: { maxGuests: 6 } });
  const inTheWay = (await client.bookings.list()).filter(
    ({ startDate, endDate }) => startDate <= to && from <= endDate,
  );
  for (const { id } of inTheWay) await client.bookings.remove({ params: { id } });
}

function visit(random: Random): Call {
  return { method: 'GET', path: random.pick([...PAGES, ...FILES]), headers: {} };
}

function comeFromSomewhere(call: Call, token: string, random: Random): Call {
  const address = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const headers = {
    'x-forwarded-for': address,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...call.headers,
  };
  return { ...call, headers };
}

/** Pino's level of an error. */
function isError(line: string): boolean {
  return Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= 50;
}

async function anArchive(): Promise<Buffer> {
  const manifest = { format: 1, appVersion: '1', schemaVersion: 1, createdAt: '2027-01-01T00:00:00.000Z', files: [] };
  return await writeTar([{ header: { name: 'manifest.json' }, bytes: Buffer.from(JSON.stringify(manifest)) }]);
}
