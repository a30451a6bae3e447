import { expect, test } from 'vitest';
import { everything, PARTS } from './all.ts';
import { readBudgets } from './budget.ts';
import { createCommands } from './commands.ts';
import { gate } from './gate.ts';
import { runSteps } from './run-steps.ts';
import { chooseSteps, type Step, type Tally } from './step.ts';

const step = (name: string, tally: Tally): Step => ({ name, what: 'a try', run: async () => tally });
const good = step('good', { passed: 3, failed: 0 });
const bad = step('bad', { passed: 1, failed: 2 });

async function runAndCapture(steps: readonly Step[], options: Partial<Parameters<typeof runSteps>[1]> = {}) {
  const lines: string[] = [];
  const tally = await runSteps(steps, { goesOn: false, say: (line) => lines.push(line), ...options });
  return { tally, output: lines.join('\n') };
}

test('what each step counted and cost is said, and all of it added up', async () => {
  const { tally, output } = await runAndCapture([good, good]);
  expect(tally).toEqual({ passed: 6, failed: 0 });
  expect(output).toMatch(/good +3 passed +\d+ s of processor +0\.0 min/);
});

test('nothing is run behind a failure, and what was not is named', async () => {
  const { tally, output } = await runAndCapture([good, bad, step('later', { passed: 9, failed: 0 })]);
  expect(tally).toEqual({ passed: 4, failed: 2 });
  expect(output).toContain('not run: later');
});

test('where all parts are wanted, a failure keeps none of them from being run, and only what passed is noted', async () => {
  const passed: string[] = [];
  const { tally } = await runAndCapture([bad, good], { goesOn: true, passed: ({ name }) => passed.push(name) });
  expect([tally, passed]).toEqual([{ passed: 4, failed: 2 }, ['good']]);
});

test('a count over its budget fails, and so does a step without a budget', async () => {
  expect((await runAndCapture([good], { budget: { good: { count: 3, seconds: 60 } } })).tally.failed).toBe(0);
  const over = await runAndCapture([good], { budget: { good: { count: 2, seconds: 60 } } });
  expect(over.tally.failed).toBe(1);
  expect(over.output).toMatch(/good: 3 checks, and .*budget\.json allows 2/);
  expect((await runAndCapture([good], { budget: {} })).output).toMatch(/good: no line in .*budget\.json/);
});

test('seconds over one and a half times their budget are named, and fail nothing', async () => {
  const busy: Step = {
    ...good,
    run: async () => {
      const until = performance.now() + 300;
      while (performance.now() < until);
      return { passed: 3, failed: 0 };
    },
  };
  const { tally, output } = await runAndCapture([busy], { budget: { good: { count: 3, seconds: 0.01 } } });
  expect(tally.failed).toBe(0);
  expect(output).toMatch(/good: \d+ s of processor, and .*budget\.json expects 0.01/);
});

test('a step is asked for by its name, and a word that names none is refused', () => {
  expect(chooseSteps([good, bad], ['bad'])).toEqual([bad]);
  expect(() => chooseSteps([good, bad], ['gud'])).toThrow('no such step: gud; there are good, bad');
});

test('each step of the gate and each part of the whole has a budget, and no budget is without one', () => {
  const commands = createCommands({ root: '', environment: {}, reports: '' });
  const made = { root: '', chromium: () => '' };
  const names = (steps: readonly Step[]) => steps.map(({ name }) => name).toSorted();
  const budgets = readBudgets();
  expect(names(everything(commands, made))).toEqual(PARTS.toSorted());
  expect(Object.keys(budgets.all).toSorted()).toEqual(PARTS.toSorted());
  expect(Object.keys(budgets.gate).toSorted()).toEqual(names(gate(commands, made)));
});
