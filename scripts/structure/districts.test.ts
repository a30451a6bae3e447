import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DISTRICTS, findDistrictFaults } from './districts.ts';
import { findAllCircles } from './folder-circles.ts';
import { listProductFiles, readImports } from './import-graph.ts';

const SLICES = 'server/src/features';
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = listProductFiles(root);
const imports = readImports(root, files);

const within = (folder: string, from: string, to: string) => [{ from: `${folder}/${from}`, to: `${folder}/${to}` }];

it.each([
  ['a later district', 'money/payments/pay.ts', 'messages/letters/index.ts', 'messages/letters is not below'],
  [
    'one after it in its district',
    'content/blog/blog.service.ts',
    'content/pages/index.ts',
    'content/pages is not below',
  ],
  [
    'an inner file of one below',
    'content/blog/blog.service.ts',
    'content/media/media.table.ts',
    'past the door of content',
  ],
  ['one from no list', 'content/gadgets/gadgets.service.ts', 'content/media/index.ts', 'content/gadgets is in no list'],
  ['one from no district', 'gadgets/gadgets.service.ts', 'content/media/index.ts', 'in no district'],
])('a slice of the server that knows %s is named', (_, from, to, fault) => {
  expect(findDistrictFaults(within(SLICES, from, to))).toEqual([expect.stringContaining(fault)]);
});

it.each([
  ['a later district', 'content/blog/post-form.tsx', 'money/due/index.ts', 'money/due is not below content/blog'],
  ['one after it', 'content/blog/post-form.tsx', 'content/pages/index.ts', 'content/pages is not below content/blog'],
  ['an inner file of one below', 'money/due/due-screen.tsx', 'stays/stays/texts.ts', 'past the door of stays/stays'],
])('a screen that knows %s is named', (_, from, to, fault) => {
  expect(findDistrictFaults(within('web/src/admin', from, to))).toEqual([expect.stringContaining(fault)]);
});

it.each(['shared/src/domain', 'shared/src/contract', 'shared/src/words', 'web/src/site'])(
  'a file of %s that knows a later district is named',
  (folder) => {
    expect(findDistrictFaults(within(folder, 'stays/stay.ts', 'bookings/booking.ts'))).toEqual([
      expect.stringContaining('bookings is not below stays'),
    ]);
    expect(findDistrictFaults(within(folder, 'bookings/booking.ts', 'stays/stay.ts'))).toEqual([]);
  },
);

it('a slice may know one before it by its door, and a screen what is of no district', () => {
  expect(findDistrictFaults(within(SLICES, 'content/blog/blog.service.ts', 'content/media/index.ts'))).toEqual([]);
  expect(findDistrictFaults(within(SLICES, 'messages/letters/word.ts', 'money/payments/payments.service.ts'))).toEqual(
    [],
  );
  expect(findDistrictFaults(within('web/src/admin', 'content/blog/post-form.tsx', 'kit/form/form-foot.tsx'))).toEqual(
    [],
  );
});

it('in every room a district knows those before it alone, by their doors', () => {
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

it('no folders lead to each other, at any depth', () => {
  expect(findAllCircles(files, imports)).toEqual([]);
});
