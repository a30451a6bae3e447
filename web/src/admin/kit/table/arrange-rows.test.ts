import { describe, expect, test } from 'vitest';
import { arrangeRows, type Order, type View } from './arrange-rows.ts';

type Guest = { readonly name: string; readonly age: number | null };

const guests: Guest[] = [
  { name: 'Zoe Neri', age: 30 },
  { name: 'Élodie Conti', age: null },
  { name: 'anna Bianchi', age: 4 },
  { name: 'Luca Serra', age: 12 },
];

const orders: Order<Guest>[] = [
  { key: 'name', label: 'Nome', by: ({ name }) => name },
  { key: 'age', label: 'Età', by: ({ age }) => age },
];

const plain: View = { search: '', order: undefined, isDescending: false, page: 1 };

function namesFor(view: Partial<View>, rows = guests): string[] {
  const options = { view: { ...plain, ...view }, orders, textOf: ({ name }: Guest) => name };
  return arrangeRows(rows, options).visibleRows.map(({ name }) => name);
}

describe('a search', () => {
  test.each([
    ['finds every row while it is empty', '', 4],
    ['does not mind accents and capitals', 'elodie', 1],
    ['finds words in any place', 'serra luca', 1],
    ['wants all of them', 'luca neri', 0],
    ['does not mind spaces', '  neri ', 1],
  ])('%s', (_, search, count) => {
    expect(namesFor({ search })).toHaveLength(count);
  });
});

describe('an order', () => {
  test('is that of the rows until one is chosen', () => {
    expect(namesFor({})).toEqual(guests.map(({ name }) => name));
  });

  test('of words is Italian', () => {
    expect(namesFor({ order: 'name' })).toEqual(['anna Bianchi', 'Élodie Conti', 'Luca Serra', 'Zoe Neri']);
  });

  test('of numbers goes by their size, and what is missing is last either way', () => {
    expect(namesFor({ order: 'age' })).toEqual(['anna Bianchi', 'Luca Serra', 'Zoe Neri', 'Élodie Conti']);
    expect(namesFor({ order: 'age', isDescending: true })).toEqual([
      'Zoe Neri',
      'Luca Serra',
      'anna Bianchi',
      'Élodie Conti',
    ]);
  });
});

test('what is found is paged, unless the rows belong together', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ name: `Ospite ${index + 1}`, age: index }));
  const view = { ...plain, page: 3 };
  expect(arrangeRows(many, { view, orders })).toMatchObject({ visibleRows: [many[24]], count: 25, page: 3, pages: 3 });
  expect(arrangeRows(many, { view, orders, isUnpaged: true })).toEqual({
    visibleRows: many,
    count: 25,
    page: 1,
    pages: 1,
  });
});
