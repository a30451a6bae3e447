import { expect, test } from 'vitest';
import { toggleIn } from './images-field.tsx';

test('what is chosen comes last, what is chosen again goes', () => {
  expect(toggleIn(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggleIn(['a', 'b'], 'a')).toEqual(['b']);
});
