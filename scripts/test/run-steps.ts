import { cpus } from 'node:os';
import { type Budget, compareWithBudget } from './budget.ts';
import { type Step, sum, type Tally } from './step.ts';

type Options = {
  /** Omitted if the selection varies from run to run. */
  readonly budget?: Budget;
  /** Whether to continue after a failed step. */
  readonly goesOn: boolean;
  readonly say: (line: string) => void;
  /** Called with each passed step. */
  readonly passed?: (step: Step) => void;
};

/** Runs steps one after the other and prints each one's count and cost. A count over budget is a failure. */
export async function runSteps(steps: readonly Step[], { budget, goesOn, say, passed }: Options): Promise<Tally> {
  const tallies: Tally[] = [];
  const remarks: string[] = [];
  const lines: string[] = [];
  for (const step of steps) {
    say(`\n— ${step.name}: ${step.what}`);
    const began = { at: performance.now(), processor: processorSeconds() };
    const tally = await step.run();
    const seconds = processorSeconds() - began.processor;
    const minutes = (performance.now() - began.at) / 60_000;
    const cost = { count: tally.passed + tally.failed, seconds };
    const { fault, remark } = budget ? compareWithBudget(step.name, cost, budget) : {};
    const judged = { passed: tally.passed, failed: tally.failed + (fault ? 1 : 0) };
    tallies.push(judged);
    remarks.push(...[fault, remark].filter((line) => line !== undefined));
    lines.push(describe(step.name, judged, { seconds, minutes }));
    say(lines.at(-1) ?? '');
    if (judged.failed === 0) passed?.(step);
    else if (!goesOn) break;
  }
  const all = sum(tallies);
  say(`\n${lines.join('\n')}`);
  for (const remark of remarks) say(remark);
  const left = steps.slice(tallies.length).map(({ name }) => name);
  if (left.length > 0) say(`not run: ${left.join(', ')}`);
  return all;
}

function describe(
  name: string,
  { passed, failed }: Tally,
  cost: { readonly seconds: number; readonly minutes: number },
) {
  const summary = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  return `  ${name.padEnd(12)} ${summary.padEnd(28)} ${cost.seconds.toFixed(0).padStart(5)} s of processor ${cost.minutes.toFixed(1).padStart(6)} min`;
}

/** Seconds of work of all cores since the machine started, for all processes. */
function processorSeconds(): number {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return times.reduce((total, time) => total + time, 0) / 1000;
}
