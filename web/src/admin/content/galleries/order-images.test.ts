import { expect, test } from 'vitest';
import { toggleIn } from './order-images.ts';

test('what is chosen comes last, what is chosen again goes', () => {
  expect(toggleIn(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggleIn(['a', 'b'], 'a')).toEqual(['b']);
});
