import { readFileSync } from 'node:fs';

/** What a step may come to: checks, and seconds of processor on an idle machine of two cores. */
type Allowance = { readonly count: number; readonly seconds: number };

/** By the name of the step. */
export type Budget = Readonly<Record<string, Allowance>>;

export type Cost = { readonly count: number; readonly seconds: number };

/** Other work on the machine, and the noise of the machine itself, stay below this. */
const NOISE = 1.5;

/** The budgets of `npm test` and of `npm run test:all`, which stand in one file. */
export function readBudgets(): { readonly gate: Budget; readonly all: Budget } {
  return JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'));
}

/** What a step has over its budget. A fault fails the run; a remark is only said, since a machine may be busy. */
export function compareWithBudget(
  name: string,
  cost: Cost,
  budget: Budget,
): { readonly fault?: string; readonly remark?: string } {
  const allowance = budget[name];
  if (!allowance) return { fault: `${name}: no line in scripts/test/budget.json` };
  const { count, seconds } = allowance;
  return {
    ...(cost.count > count && {
      fault: `${name}: ${cost.count} checks, and scripts/test/budget.json allows ${count}: tell less, or raise it and say why`,
    }),
    ...(cost.seconds > seconds * NOISE && {
      remark: `${name}: ${Math.round(cost.seconds)} s of processor, and scripts/test/budget.json expects ${seconds}`,
    }),
  };
}
