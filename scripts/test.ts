import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../e2e/support/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'approdo-test-'));

type Tally = { readonly passed: number; readonly failed: number };
type Step = { readonly name: string; readonly run: () => Tally };

const SERVER = 'server/src/';

/** Whatever asks the database in a way of its own: ranges, locks, lists, texts, references. */
const SLICES_ON_POSTGRES = [
  'auth',
  'bookings',
  'connections',
  'devices',
  'keys',
  'languages',
  'mail',
  'menu',
  'pages',
  'rates',
  'translations',
].map((slice) => `${SERVER}features/${slice}/`);

/** All that stands on the data of a site; files of backups are SQLite's, whatever engine a site is on. */
const EVERY_SLICE_ON_POSTGRES = globSync(`${SERVER}**/*.test.ts`, {
  cwd: root,
  exclude: [`${SERVER}features/backup/**`, `${SERVER}adapters/**`],
});

const ROOMS = ['shared', 'server', 'web', 'desktop', 'e2e', 'scripts'];

/** Everything that must be true of a commit, in the order in which a fault is cheapest to find. */
const steps: readonly Step[] = [
  { name: 'format, lint and walls', run: () => check('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']) },
  {
    name: 'types of what knows neither Node nor browsers',
    run: () => check('typescript/bin/tsc', ['-p', 'shared/tsconfig.pure.json']),
  },
  ...ROOMS.map((room) => ({ name: `types of ${room}`, run: () => check('typescript/bin/tsc', ['-p', room]) })),
  { name: 'dead code and dependencies', run: () => check('knip/bin/knip.js', ['--treat-config-hints-as-errors']) },
  { name: 'units', run: () => runUnits() },
  { name: 'slices on PostgreSQL', run: () => runUnits({ of: SLICES_ON_POSTGRES, on: 'postgres' }) },
  { name: 'build', run: () => run([process.execPath, 'scripts/build.ts', '--stale']) },
  { name: 'stories', run: () => runStories('e2e/playwright.config.ts') },
];

/** What takes long, and is told by its whole name alone. */
const SCALE = 'scale';
const scale: readonly Step[] = [
  { name: 'scale: slices on PostgreSQL', run: () => runUnits({ of: EVERY_SLICE_ON_POSTGRES, on: 'postgres' }) },
  { name: 'scale: build', run: () => run([process.execPath, 'scripts/build.ts', '--stale']) },
  { name: 'scale: processes that fail', run: () => runStories('e2e/scale/playwright.config.ts') },
];

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
let passed = 0;
let failed = 0;
for (const step of only.includes(SCALE) ? scale : steps) {
  if (only.length > 0 && !only.some((word) => step.name.startsWith(word))) continue;
  process.stdout.write(`\n— ${step.name}\n`);
  const tally = step.run();
  passed += tally.passed;
  failed += tally.failed;
  if (tally.failed > 0) break;
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** All of them, on SQLite, where nothing else is said. */
function runUnits({
  of = [],
  on = '',
}: {
  readonly of?: readonly string[];
  readonly on?: 'postgres' | '';
} = {}): Tally {
  const report = join(reports, `units-${on}.json`);
  const { failed: broke } = check(
    'vitest/vitest.mjs',
    ['run', ...of, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { TEST_ENGINE: on },
  );
  return tallyOf(report, broke, ({ numPassedTests = 0, numFailedTests = 0 }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

function runStories(config: string): Tally {
  const report = join(reports, 'stories.json');
  const { failed: broke } = check('@playwright/test/cli.js', ['test', '--config', config], {
    PLAYWRIGHT_CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return tallyOf(report, broke, ({ stats }) => ({
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  }));
}

type Report = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

/** A runner that ended badly counts as a failure even where its report names none, or there is no report. */
function tallyOf(report: string, broke: number, read: (report: Report) => Tally): Tally {
  const counted = readReport(report, read);
  if (counted.passed === 0) return { passed: 0, failed: Math.max(1, counted.failed) };
  return { passed: counted.passed, failed: Math.max(broke, counted.failed) };
}

function readReport(report: string, read: (report: Report) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function check(bin: string, words: readonly string[], variables: Readonly<Record<string, string>> = {}): Tally {
  return run([process.execPath, join('node_modules', bin), ...words], variables);
}

function run(command: readonly string[], variables: Readonly<Record<string, string>> = {}): Tally {
  const [program = process.execPath, ...words] = command;
  const { status } = spawnSync(program, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
