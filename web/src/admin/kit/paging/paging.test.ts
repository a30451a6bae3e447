import { expect, test } from 'vitest';
import { slicePage } from './paging.ts';

const rows = Array.from({ length: 25 }, (_, index) => index);

test('a page has twelve rows, the last what is left', () => {
  expect(slicePage(rows, 1)).toEqual({ rows: rows.slice(0, 12), page: 1, pages: 3 });
  expect(slicePage(rows, 3)).toEqual({ rows: [24], page: 3, pages: 3 });
});

test('a page that went with its last row is the one before', () => {
  expect(slicePage(rows.slice(0, 24), 3)).toEqual({ rows: rows.slice(12, 24), page: 2, pages: 2 });
});

test('an empty list has one page', () => {
  expect(slicePage([], 1)).toEqual({ rows: [], page: 1, pages: 1 });
});
