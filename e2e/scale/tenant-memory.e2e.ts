import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { createPostgresEngine } from '../../server/src/db/postgres/engine.ts';
import { createMemoryProbe } from '../support/live-memory.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';
import { expect, test } from './cluster/cluster-test.ts';
import { startShared } from './cluster/start-shared.ts';

const FIRST = 10;
const MORE = 30;
const PATHS = ['/', '/booking', '/blog', '/gallery'] as const;

/** Until what is done after a house was opened is done. */
const REST_MS = 10_000;

/** Until the system has the pages back that V8 gives up. */
const RELEASE_MS = 2_000;

/** Megabytes not shared with other processes (proc(5)). */
function privateMegabytes({ pid }: RunningSite): number {
  const rows = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm);
  return [...rows].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1000;
}

test(`of what a process holds, a house more takes two megabytes at most`, async () => {
  const shared = await startShared();
  const engine = createPostgresEngine(shared.database.directUrl);
  const hosts = Array.from({ length: FIRST + MORE }, (_, place) => `casa-${place}.example`);
  const add = async (from: number, until: number) => {
    const tenants = hosts.slice(from, until).map((host, place) => {
      return { name: `casa-${from + place}`, host, url: `http://${host}`, owner: `anna@${host}`, sender: null };
    });
    await engine.tenants?.add(tenants);
  };
  await add(0, FIRST);
  const memory = await createMemoryProbe();
  const variables = { ...shared.variables, ...memory.variables, STARTER_CONTENT: 'none' };
  const site = await startSite({ dataDir: shared.scratch, variables, isDemo: true });
  const statusOf = (host: string, path: string) => request(site, host, path);

  const weigh = async () => {
    await after(REST_MS);
    await memory.collectGarbage();
    await after(RELEASE_MS);
    return privateMegabytes(site);
  };
  const weighAt = async (count: number) => {
    await expect.poll(() => statusOf(hosts[count - 1] ?? '', '/'), { timeout: 300_000 }).toBe(200);
    return await weigh();
  };
  const few = await weighAt(FIRST);
  await add(FIRST, FIRST + MORE);
  const many = await weighAt(FIRST + MORE);
  for (const host of hosts) for (const path of PATHS) expect(await statusOf(host, path)).toBe(200);
  const read = await weigh();
  await site.stop();
  await engine.close();
  await shared.close();

  const each = (many - few) / MORE;
  const eachRead = each + (read - many) / hosts.length;
  test.info().annotations.push({
    type: 'seen',
    description: `${few.toFixed(0)} MB with ${FIRST}, ${many.toFixed(0)} with ${FIRST + MORE}: ${each.toFixed(2)} each; ${eachRead.toFixed(2)} once ${PATHS.length} pages of each were asked for`,
  });
  expect(each).toBeLessThan(2);
});

function request({ origin }: RunningSite, host: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers: { host }, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}
