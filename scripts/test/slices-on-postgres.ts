import { globSync } from 'node:fs';

/**
 * One slice for each kind of query that may differ between the engines (ranges, locks, lists, texts, references). Tests
 * of the engines themselves are in `server/src/db`; the long run tests all slices on PostgreSQL.
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

/** The folders of these slices, with a trailing slash; throws if one has no tests. */
export function foldersOfSlices(root: string, slices: readonly string[] = DIFFER_BY_ENGINE): readonly string[] {
  return slices.map((slice) => {
    const folder = `${slice}/`;
    if (globSync(`${folder}**/*.test.ts`, { cwd: root }).length === 0)
      throw new Error(`there are no tests in ${folder}`);
    return folder;
  });
}

/** All tests that use a site's data; backup files are SQLite files with any engine, so their tests are left out. */
export function listTestsOverData(root: string): readonly string[] {
  return globSync('server/src/**/*.test.ts', {
    cwd: root,
    exclude: ['server/src/features/operations/backup/**', 'server/src/adapters/**', '**/*.outside.test.ts'],
  }).toSorted();
}
