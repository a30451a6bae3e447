import { expect, test } from 'vitest';
import { moveTo } from './use-reorder.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('the thing at %i moves to %i', (from, to, order) => {
  expect(moveTo(['a', 'b', 'c'], from, to)).toEqual(order);
});
