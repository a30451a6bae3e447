import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countStories, countUnits, createCommands, tallyOf } from './commands.ts';

const ended = { good: { passed: 1, failed: 0 }, bad: { passed: 0, failed: 1 } };

test('a runner is counted by what it reports', () => {
  expect(tallyOf(ended.good, countUnits({ numPassedTests: 7 }))).toEqual({ passed: 7, failed: 0 });
  expect(tallyOf(ended.bad, countUnits({ numPassedTests: 7, numFailedTests: 2 }))).toEqual({ passed: 7, failed: 2 });
});

test('a runner that ended badly has failed, whatever it reports', () => {
  expect(tallyOf(ended.bad, countUnits({ numPassedTests: 7 }))).toEqual({ passed: 7, failed: 1 });
});

test('a runner that reports nothing, or found nothing to run, has failed', () => {
  expect(tallyOf(ended.good, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf(ended.good, countUnits({}))).toEqual({ passed: 0, failed: 1 });
});

test('a story that held only when it was told again did not hold', () => {
  expect(countStories({ stats: { expected: 4, unexpected: 1, flaky: 2 } })).toEqual({ passed: 4, failed: 3 });
});

test('a program that ends well is one check that held, one that does not is one that failed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'commands-'));
  const { node } = createCommands({ root, environment: {}, reports: root });
  expect(await node(['-e', ''])).toEqual(ended.good);
  expect(await node(['-e', 'process.exit(3)'])).toEqual(ended.bad);
});
