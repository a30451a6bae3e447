import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run reliability`: runs the fault injection stories (kills, full disks, broken connections), as `npm test` does.
 * `-- --long` does so as far as docs/reliability.md says, in about half an hour; `-- one-winner dates` only runs these.
 */
const words = process.argv.slice(2);
const form = words.includes('--long') ? 'long' : 'short';
const stories = words.filter((word) => word !== '--long');

run('scripts/build.ts', '--stale');
run(
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--project=machine',
  ...stories,
);

function run(...command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [...command], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, APPRODO_RELIABILITY: form },
  });
  if (status !== 0) process.exit(status ?? 1);
}
