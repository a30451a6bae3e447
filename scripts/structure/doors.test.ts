import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findDoorFaults } from './doors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each([
  ['a repository', "export { listPosts } from './blog.repository.ts';"],
  ['all of one', "export * from './blog.repository.ts';"],
  ['what it imports of one', "import { listPosts } from './blog.repository.ts';\nexport { listPosts };"],
  ['a type of one', "export type { Shown } from './blog.repository.ts';"],
  ['what a table is worked with', "export { postRecord, type StoredPost } from './blog.table.ts';"],
])('a door that passes on %s is named', (_, text) => {
  expect(findDoorFaults('blog/index.ts', text)).toHaveLength(1);
});

it('a door may pass on what a service promises, records, and types of rows', () => {
  const text = [
    "export { readPostContent } from './blog.service.ts';",
    "export { findBooking } from './bookings.records.ts';",
    "export type { StoredPost } from './blog.table.ts';",
    "export { type StoredPage } from './pages.table.ts';",
  ].join('\n');
  expect(findDoorFaults('blog/index.ts', text)).toEqual([]);
});

it('doors of slices pass on no repository, and of tables types of rows alone', () => {
  const doors = globSync('server/src/features/*/*/index.ts', { cwd: root });
  expect(doors.length).toBeGreaterThan(0);
  expect(doors.flatMap((door) => findDoorFaults(door, readFileSync(join(root, door), 'utf8')))).toEqual([]);
});
