import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createLimits, type Use } from './limits.service.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const ada: readonly Use[] = [['currentPasswordByUser', 'ada']];
const right = async () => true;
const wrong = async () => false;

it('guesses sent together are bounded as those sent one by one', async () => {
  const limits = createLimits(site);
  const attempts = Array.from({ length: 25 }, () => limits.attempt(ada, () => pause(1, false)));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(limits.attempt(ada, right)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 15 * 60 });
});

it('guesses that a stop cut short are none after the next start', async () => {
  const before = createLimits(site);
  for (let count = 0; count < 10; count += 1) void before.attempt(ada, () => new Promise(() => undefined));
  await expect(before.attempt(ada, right)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });
  const after = createLimits(site);
  for (let count = 0; count < 10; count += 1) expect(await after.attempt(ada, wrong)).toBe(false);
  await expect(after.attempt(ada, right)).rejects.toMatchObject({ status: 429 });
});

it('a guess that could not be looked at is none, and a right one is not counted', async () => {
  const limits = createLimits(site);
  const fail = () => Promise.reject(new Error('overloaded'));
  for (let count = 0; count < 20; count += 1) await expect(limits.attempt(ada, fail)).rejects.toThrow('overloaded');
  for (let count = 0; count < 20; count += 1) expect(await limits.attempt(ada, right)).toBe(true);
});

it('a guess fits only where each of its windows has room', async () => {
  const limits = createLimits(site);
  for (let count = 0; count < 10; count += 1) await limits.attempt(ada, wrong);
  const both: readonly Use[] = [['signInByAddress', '203.0.113.1'], ...ada];
  await expect(limits.attempt(both, right)).rejects.toMatchObject({ status: 429 });
  await expect(limits.attempt([['signInByAddress', '203.0.113.1']], right)).resolves.toBe(true);
});
