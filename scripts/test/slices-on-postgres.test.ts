import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { foldersOfSlices, listTestsOverData } from './slices-on-postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('each slice that may differ by engine has tests', () => {
  expect(foldersOfSlices(root)).toContain('server/src/features/bookings/bookings/');
});

test('a name at which there are no tests is refused, and not passed over', () => {
  expect(() =>
    foldersOfSlices(root, ['server/src/features/bookings/bookings', 'server/src/features/languages']),
  ).toThrow('server/src/features/languages/');
});

test('in the long run every slice is told, and no backup, whose files are of one engine', () => {
  const tests = listTestsOverData(root);
  for (const folder of foldersOfSlices(root)) expect(tests.some((file) => file.startsWith(folder))).toBe(true);
  expect(tests.filter((file) => file.includes('/backup/'))).toEqual([]);
});
