import { expect, test } from 'vitest';
import type { View } from './arrange-rows.ts';
import { readView, writeView } from './view-address.ts';

const plain: View = { search: '', order: undefined, isDescending: false, page: 1 };

test.each<[string, Partial<View>]>([
  ['nothing', {}],
  ['a search', { search: 'casa & mare' }],
  ['an order', { order: 'name' }],
  ['an order the other way', { order: 'name', isDescending: true }],
  ['a page', { page: 3 }],
])('an address keeps %s', (_, part) => {
  const view = { ...plain, ...part };
  expect(readView(writeView(new URLSearchParams(), 'utenti', view), 'utenti')).toEqual(view);
});

test('two lists on one screen do not meddle with each other', () => {
  const address = writeView(new URLSearchParams('giorno=lunedi'), 'aperte', { ...plain, page: 2 });
  expect(readView(writeView(address, 'chiuse', { ...plain, page: 5 }), 'aperte').page).toBe(2);
  expect(address.get('giorno')).toBe('lunedi');
});

test.each(['0', '-1', '1.5', 'due', ''])('the page %j is the first', (page) => {
  expect(readView(new URLSearchParams({ 'utenti.pagina': page }), 'utenti').page).toBe(1);
});
