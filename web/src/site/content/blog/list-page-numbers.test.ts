import { expect, test } from 'vitest';
import { listPageNumbers } from './list-page-numbers.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 20]],
  [10, 20, [1, 7, 8, 9, 10, 11, 12, 13, 20]],
  [20, 20, [1, 17, 18, 19, 20]],
])('page %i of %i has buttons for %j', (page, pageCount, numbers) => {
  expect(listPageNumbers(page, pageCount)).toEqual(numbers);
});
