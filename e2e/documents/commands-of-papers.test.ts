import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));
const papers = ['README.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })];

test('each command of npm that a paper names is there', () => {
  const named = papers.flatMap((paper) =>
    [...read(paper).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => `${paper}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((place) => !((place.split(': ')[1] ?? '') in scripts))).toEqual([]);
});

test('each file of tests that CONTRIBUTING runs is there', () => {
  const named = [...read('docs/CONTRIBUTING.md').matchAll(/vitest run (\S+)/g)].map(([, place = '']) => place);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((place) => globSync(`${place}/**/*.test.ts`, { cwd: root }).length === 0)).toEqual([]);
});
