import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createLimits } from './limits.service.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const HOUR = 60 * 60_000;
const network = '203.0.113.1';

async function spend(limits: ReturnType<typeof createLimits>, times: number): Promise<number> {
  const all = await Promise.allSettled(Array.from({ length: times }, () => limits.spend('codesByAddress', network)));
  return all.filter(({ status }) => status === 'fulfilled').length;
}

const countStored = () => createLimits(site).countIn(site.database, 'codesByAddress', network);

it('what is counted ahead is spent to the last, together or one by one, and no further', async () => {
  const limits = createLimits(site);
  expect(await spend(limits, 400)).toBe(400);
  for (let spent = 400; spent < 600; spent += 1) await limits.spend('codesByAddress', network);
  await expect(limits.spend('codesByAddress', network)).rejects.toMatchObject({ status: 429 });
  await limits.spend('codesByAddress', '203.0.113.2');
  site.clock.advance(HOUR + 31_000);
  expect(await spend(limits, 601)).toBe(600);
});

it('what is counted ahead and not spent in time is given back', async () => {
  const limits = createLimits(site);
  expect(await spend(limits, 4)).toBe(4);
  expect(await countStored()).toBe(7);
  site.clock.advance(31_000);
  await limits.spend('codesByAddress', '203.0.113.2');
  expect(await countStored()).toBe(4);
  expect(await spend(limits, 597)).toBe(596);
});

it('a start finds counted what was spent before it, and processes share one window', async () => {
  const [here, there] = [createLimits(site), createLimits(site)];
  let spent = 0;
  for (let turn = 0; turn < 12; turn += 1) spent += (await spend(here, 25)) + (await spend(there, 35));
  expect(spent).toBeLessThanOrEqual(600);
  expect(spent).toBeGreaterThan(540);
  await expect(createLimits(site).spend('codesByAddress', network)).rejects.toMatchObject({ status: 429 });
});

it('none counts for less than its window, however late it is spent', async () => {
  const limits = createLimits(site);
  expect(await spend(limits, 590)).toBe(590);
  site.clock.advance(29_000);
  expect(await spend(limits, 20)).toBe(10);
  site.clock.advance(HOUR - 29_000);
  expect(await spend(limits, 1)).toBe(0);
});
