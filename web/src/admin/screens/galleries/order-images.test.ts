import { expect, test } from 'vitest';
import { moveTo, toggleIn } from './order-images.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('the image at %i moves to %i', (from, to, order) => {
  expect(moveTo(['a', 'b', 'c'], from, to)).toEqual(order);
});

test('what is chosen comes last, what is chosen again goes', () => {
  expect(toggleIn(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggleIn(['a', 'b'], 'a')).toEqual(['b']);
});
