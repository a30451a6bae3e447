import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FULLY_COVERED_FOLDERS, findNearStories, nameOfStory, STORIES_OF_FOLDERS } from './stories-of-folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stories = globSync('e2e/stories/**/*.e2e.ts', { cwd: root }).map(nameOfStory);

test('each folder of the table is there', () => {
  expect(Object.keys(STORIES_OF_FOLDERS).filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('each story of the table is there, and each that is there tells of some folder', () => {
  const named = new Set(Object.values(STORIES_OF_FOLDERS).flat());
  expect([...named].toSorted()).toEqual(stories.toSorted());
});

test.each(FULLY_COVERED_FOLDERS)('each folder of %s is told of by some story', (parent) => {
  const folders = readdirSync(join(root, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const uncovered = folders.map(({ name }) => `${parent}/${name}`).filter((folder) => !(folder in STORIES_OF_FOLDERS));
  expect(uncovered).toEqual([]);
});

test('what is changed is told by the stories of its innermost folder first, each once', () => {
  expect(findNearStories(['web/src/site/bookings/reviews/review-form.tsx', 'web/src/site/page/page.ts'])).toEqual([
    'messages/write-to-the-owner',
    'content/visit',
    'content/script-of-site',
    'content/forced-colours',
    'content/look-of-the-site',
  ]);
});

test('a story that is changed is told itself, and what no folder names by none', () => {
  expect(findNearStories(['e2e/stories/messages/mail.e2e.ts'])).toEqual(['messages/mail']);
  expect(findNearStories(['docs/folders.md'])).toEqual([]);
});
