import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run reliability`: kills, fills and cuts what is running, as `npm test` does. `-- --long` does so as often and for
 * as long as docs/reliability.md says, which takes about half an hour; `-- one-winner dates` tells these stories alone.
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
