import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchPackage } from './fetch-package.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Code whose faults tests must notice: the domain, and the operations of bookings, payments and channels. */
const MUTATED = [
  ...globSync('shared/src/domain/*', { cwd: root }).toSorted(),
  'server/src/features/bookings/bookings',
  'server/src/features/money/payments',
  'server/src/features/bookings/channels',
];

/** Declarative files without decisions. */
const DECIDES_NOTHING = /\.(test|table|view|words|letters|mail|repository|routes)\.ts$|\/index\.ts$/;

const stryker = fetchPackage({
  name: '@stryker-mutator/core',
  version: '10.1.1',
  with: ['@stryker-mutator/vitest-runner'],
});

/** Runs mutation tests and lists the mutants that survive: `npm run mutate -- shared/src/domain/stays`. */
const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const requested = words.filter((word) => !word.startsWith('--'));
let worst = 0;
for (const place of requested.length > 0 ? requested : MUTATED) worst = Math.max(worst, mutate(place));
process.exit(worst);

/** Mutates a file or folder and runs only the tests beside it; options are Stryker's, such as `--ignoreStatic`. */
function mutate(place: string): number {
  const files = place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.ts`, { cwd: root });
  const mutated = files.filter((file) => !DECIDES_NOTHING.test(file)).join(',');
  const { status } = spawnSync(
    process.execPath,
    [join(stryker, 'bin', 'stryker.js'), 'run', 'scripts/mutation/stryker.config.js', '--mutate', mutated, ...options],
    { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_PLACE: place, MUTATION_TOOL: stryker } },
  );
  return status ?? 1;
}
