import { globSync } from 'node:fs';

/**
 * What asks the database in a way of its own (ranges, locks, lists, texts, references), and so may hold on one engine
 * and not on the other: of each way one slice that leads it to its end. What one engine has alone is told in `server/src/db`,
 * with the units; all other slices are told on PostgreSQL by the long run.
 */
const DIFFER_BY_ENGINE = [
  'server/src/features/accounts/auth',
  'server/src/features/bookings/bookings',
  'server/src/features/content/mail',
  'server/src/features/content/menu',
  'server/src/features/content/pages',
  'server/src/features/prices/rates',
  'server/src/features/operations/translations',
];

/** The folders of these slices, with a slash behind; throws at one in which there are no tests. */
export function foldersOfSlices(root: string, slices: readonly string[] = DIFFER_BY_ENGINE): readonly string[] {
  return slices.map((slice) => {
    const folder = `${slice}/`;
    if (globSync(`${folder}**/*.test.ts`, { cwd: root }).length === 0)
      throw new Error(`there are no tests in ${folder}`);
    return folder;
  });
}

/** All tests that stand on the data of a site; files of backups are SQLite's, whatever engine a site is on. */
export function listTestsOverData(root: string): readonly string[] {
  return globSync('server/src/**/*.test.ts', {
    cwd: root,
    exclude: ['server/src/features/operations/backup/**', 'server/src/adapters/**', '**/*.outside.test.ts'],
  }).toSorted();
}
