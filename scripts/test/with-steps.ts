import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../../e2e/support/chromium.ts';
import { everything } from './all.ts';
import { readBudgets } from './budget.ts';
import { createCommands, type Environment } from './commands.ts';
import { gate } from './gate.ts';
import { near } from './near.ts';
import { openPassedParts } from './passed-parts.ts';
import { runSteps } from './run-steps.ts';
import { chooseSteps, type Step } from './step.ts';

type RunRequest = {
  readonly environment: Environment;
  readonly words: readonly string[];
  readonly kind: 'gate' | 'all' | 'near';
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs the requested steps, prints the result in the last line, and sets the exit code. */
export async function withSteps({ environment, words, kind }: RunRequest): Promise<void> {
  const reports = mkdtempSync(join(tmpdir(), 'approdo-test-'));
  const commands = createCommands({ root, environment, reports });
  const checkout = { root, chromium: ensureChromium };
  try {
    const runs = {
      gate: () => runGate(gate(commands, checkout), words),
      all: () => runAll(everything(commands, checkout), words),
      near: () => runNear(near(commands, checkout)),
    };
    const tally = await runs[kind]();
    say(`\n${tally.passed} passed, ${tally.failed} failed`);
    process.exitCode = tally.failed === 0 ? 0 : 1;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

function runGate(steps: readonly Step[], words: readonly string[]) {
  return runSteps(chooseSteps(steps, words), { budget: readBudgets().gate, goesOn: false, say });
}

async function runAll(steps: readonly Step[], words: readonly string[]) {
  const parts = openPassedParts(root);
  const tree = parts.committedTree();
  const before = tree && words.includes('--rest') ? parts.of(tree) : [];
  const chosen = chooseSteps(
    steps,
    words.filter((word) => word !== '--rest'),
  ).filter(({ name }) => !before.includes(name));
  const tally = await runSteps(chosen, {
    budget: readBudgets().all,
    goesOn: true,
    say,
    // Does not count if files changed during the run.
    passed: ({ name }) => tree && parts.committedTree() === tree && parts.add(tree, name),
  });
  const left = steps.map(({ name }) => name).filter((name) => !(tree ? parts.of(tree) : []).includes(name));
  say(left.length === 0 ? 'everything has passed for this commit' : `not passed for this commit: ${left.join(', ')}`);
  return tally;
}

async function runNear({ steps, left }: ReturnType<typeof near>) {
  if (steps.length === 0) say('nothing is near to what has been changed');
  const tally = await runSteps(steps, { goesOn: true, say });
  if (left.length > 0) say(`${left.length} files more are near, and left to npm test: ${left.slice(0, 10).join(', ')}`);
  return tally;
}
