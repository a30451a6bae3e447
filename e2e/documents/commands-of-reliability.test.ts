import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const list = (pattern: string) => globSync(pattern, { cwd: root });
const units = list('{shared,server,web,desktop,e2e,scripts}/**/*.test.{ts,tsx}').filter(
  (file) => !file.includes('node_modules'),
);
const stories = [...list('e2e/reliability/*.e2e.ts'), ...list('e2e/scale/*.e2e.ts')];
const text = readFileSync(`${root}docs/reliability.md`, 'utf8');

/** What a row says that it is shown by: the third cell of four, the second of two. */
const commands = text.split('\n').flatMap((line) => {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  const command = cells.length === 2 ? (cells[1] ?? '') : (cells[2] ?? '');
  return [...command.matchAll(/`([\w/.-]+)`/g)].map(([, name = '']) => name);
});

test('each promise names tests that are there', () => {
  const isThere = (name: string) =>
    name.includes('/')
      ? units.some((file) => file.startsWith(name))
      : [...stories, ...units].some((file) => file.includes(`/${name}`));
  expect(commands.length).toBeGreaterThan(80);
  expect(commands.filter((name) => !isThere(name))).toEqual([]);
});

test('each story of reliability and of scale keeps a promise that is written down', () => {
  const isListed = (file: string) => commands.some((name) => !name.includes('/') && file.includes(`/${name}`));
  expect(stories.filter((file) => !isListed(file))).toEqual([]);
});
