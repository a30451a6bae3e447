import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findFloorFaults } from './floors.ts';
import { findCircles, tieParts } from './folder-circles.ts';
import { readImports } from './import-graph.ts';

const SLICES = 'server/src/features';
const imports = readImports(fileURLToPath(new URL('../..', import.meta.url)));

const within = (from: string, to: string) => [{ from: `${SLICES}/${from}`, to: `${SLICES}/${to}` }];

it.each([
  ['a higher floor', 'payments/pay.ts', 'letters/index.ts', 'letters is not below payments'],
  ['its neighbour', 'blog/blog.service.ts', 'pages/index.ts', 'pages is not below blog'],
  ['one of the ground that stands after it', 'property/property.service.ts', 'stays/index.ts', 'stays is not below'],
  ['an inner file of a lower slice', 'blog/blog.service.ts', 'media/media.table.ts', 'past the door of media'],
  ['a slice from none that has a floor', 'gadgets/gadgets.service.ts', 'media/index.ts', 'gadgets stands on no floor'],
])('a slice that knows %s is named', (_, from, to, said) => {
  expect(findFloorFaults(within(from, to))).toEqual([expect.stringContaining(said)]);
});

it('a slice may know a lower one by its door', () => {
  expect(findFloorFaults(within('blog/blog.service.ts', 'media/index.ts'))).toEqual([]);
  expect(findFloorFaults(within('letters/word.ts', 'payments/payments.service.ts'))).toEqual([]);
});

it('slices know lower floors alone, by their doors', () => {
  expect(findFloorFaults(imports)).toEqual([]);
});

it.each(['server/src', SLICES, 'web/src/admin', 'desktop/src/main', 'shared/src'])(
  'no two folders of %s lead to each other',
  (folder) => {
    expect(findCircles(tieParts(folder, imports))).toEqual([]);
  },
);
