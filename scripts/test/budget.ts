import { readFileSync } from 'node:fs';

/** A step's budget: the number of checks, and processor seconds on an idle machine with two cores. */
type Allowance = { readonly count: number; readonly seconds: number };

/** Allowances by step name. */
export type Budget = Readonly<Record<string, Allowance>>;

export type Cost = { readonly count: number; readonly seconds: number };

/** A tolerance for other work and noise on the machine. */
const NOISE = 1.5;

/** The budgets of `npm test` and `npm run test:all`. */
export function readBudgets(): { readonly gate: Budget; readonly all: Budget } {
  return JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'));
}

/** What a step has over its budget. A fault fails the run; a remark is only printed, since a machine may be busy. */
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
