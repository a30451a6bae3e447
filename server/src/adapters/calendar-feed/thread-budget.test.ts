import { expect, it } from 'vitest';
import { createThreadBudget } from './thread-budget.ts';

const HOUR_MS = 3_600_000;

function aBudget(maxMs: number) {
  let passed = 0;
  const budget = createThreadBudget({ now: () => new Date(1_800_000_000_000 + passed), maxMs });
  const pass = (ms: number) => {
    passed += ms;
  };
  return { ...budget, pass };
}

it('what is long is counted for an hour, for each channel by itself', () => {
  const budget = aBudget(10_000);
  budget.spend('odd', 5000);
  expect(budget.findWait('odd')).toBeUndefined();
  budget.pass(HOUR_MS / 2);
  budget.spend('odd', 5000);
  expect(budget.findWait('odd')).toBe(1800);
  expect(budget.findWait('well')).toBeUndefined();
  budget.pass(HOUR_MS / 2);
  expect(budget.findWait('odd')).toBeUndefined();
  budget.spend('odd', 5000);
  expect(budget.findWait('odd')).toBeUndefined();
});

it('a calendar that is read each minute of the hour is, on a machine that is not busy, never without time', () => {
  const budget = aBudget(10_000);
  for (let minute = 0; minute < 60; minute += 1) budget.spend('well', 400);
  expect(budget.findWait('well')).toBeUndefined();
});
