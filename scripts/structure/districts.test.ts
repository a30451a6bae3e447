import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DISTRICTS, findDistrictFaults } from './districts.ts';
import { findCircles, tieParts } from './folder-circles.ts';
import { readImports } from './import-graph.ts';

const SLICES = 'server/src/features';
const root = fileURLToPath(new URL('../..', import.meta.url));
const imports = readImports(root);

const within = (from: string, to: string) => [{ from: `${SLICES}/${from}`, to: `${SLICES}/${to}` }];

it.each([
  ['a later district', 'payments/pay.ts', 'letters/index.ts', 'letters is not below payments'],
  ['one after it in its district', 'blog/blog.service.ts', 'pages/index.ts', 'pages is not below blog'],
  ['an inner file of a slice below', 'blog/blog.service.ts', 'media/media.table.ts', 'past the door of media'],
  [
    'a slice from none that is in a list',
    'gadgets/gadgets.service.ts',
    'media/index.ts',
    'gadgets stands in no district',
  ],
])('a slice that knows %s is named', (_, from, to, said) => {
  expect(findDistrictFaults(within(from, to))).toEqual([expect.stringContaining(said)]);
});

it('a slice may know one before it by its door', () => {
  expect(findDistrictFaults(within('blog/blog.service.ts', 'media/index.ts'))).toEqual([]);
  expect(findDistrictFaults(within('letters/word.ts', 'payments/payments.service.ts'))).toEqual([]);
});

it('slices know those before them alone, by their doors', () => {
  expect(findDistrictFaults(imports)).toEqual([]);
});

it('the page on the architecture has the districts as the wall reads them', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ([a-z]+) \| ([a-z, -]+) \|$/gm)].map(([, district, slices = '']) => [
    district,
    slices.split(', '),
  ]);
  expect(rows.slice(1)).toEqual(Object.entries(DISTRICTS));
});

it.each(['server/src', SLICES, 'web/src/admin', 'desktop/src/main', 'shared/src'])(
  'no two folders of %s lead to each other',
  (folder) => {
    expect(findCircles(tieParts(folder, imports))).toEqual([]);
  },
);
