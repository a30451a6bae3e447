import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { sum, type Tally } from './step.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type Place = {
  readonly root: string;
  readonly environment: Environment;
  /** A folder for the runners' reports. */
  readonly reports: string;
};

type Words = readonly string[];

export type Commands = ReturnType<typeof createCommands>;

/** Functions that run the steps' programs in the checkout at `root`, and tally the results. */
export function createCommands({ root, environment, reports }: Place) {
  let reported = 0;

  const node = (words: Words, variables: Environment = {}) =>
    run([process.execPath, ...words], { root, environment: { ...environment, ...variables } });

  /** Runs a tool by its path in `node_modules`. */
  const tool = (bin: string, words: Words, variables: Environment = {}) =>
    node([join('node_modules', bin), ...words], variables);

  return {
    node,
    tool,

    /** Runs as many at once as there are cores; prints each one's output when it ends. */
    async together(all: readonly { readonly bin: string; readonly words: Words }[]): Promise<Tally> {
      const waiting = [...all];
      const tallies: Tally[] = [];
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const command = [process.execPath, join('node_modules', next.bin), ...next.words];
          tallies.push(await run(command, { root, environment, printsAtEnd: true }));
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      return sum(tallies);
    },

    async units(words: Words, variables: Environment = {}): Promise<Tally> {
      const report = newReport();
      const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const ended = await tool('vitest/vitest.mjs', ['run', ...words, ...outputs], variables);
      return tallyOf(ended, readReport(report, countUnits));
    },

    async stories(config: string, { words = [], variables = {} }: StoryOptions = {}): Promise<Tally> {
      const report = newReport();
      const ended = await tool('@playwright/test/cli.js', ['test', '--config', config, ...words], {
        ...variables,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      });
      return tallyOf(ended, readReport(report, countStories));
    },
  };

  function newReport(): string {
    reported += 1;
    return join(reports, `report-${reported}.json`);
  }
}

type StoryOptions = { readonly words?: Words; readonly variables?: Environment };

type RunOptions = {
  readonly root: string;
  readonly environment: Environment;
  readonly printsAtEnd?: boolean;
};

function run([program = '', ...words]: Words, { root, environment, printsAtEnd = false }: RunOptions): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: root,
      env: environment,
      stdio: ['ignore', ...(printsAtEnd ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    });
  });
}

/** The used fields of the runners' reports. */
export type Report = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

export const countUnits = ({ numPassedTests = 0, numFailedTests = 0 }: Report): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

/** A flaky story counts as failed. */
export const countStories = ({ stats }: Report): Tally => ({
  passed: stats?.expected ?? 0,
  failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
});

/** A runner that failed without reporting a failure, or found no tests, counts as one failure. */
export function tallyOf(ended: Tally, fromReport: Tally | undefined): Tally {
  if (!fromReport || fromReport.passed === 0) return { passed: 0, failed: Math.max(1, fromReport?.failed ?? 0) };
  return { passed: fromReport.passed, failed: Math.max(ended.failed, fromReport.failed) };
}

function readReport(report: string, count: (report: Report) => Tally): Tally | undefined {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}
