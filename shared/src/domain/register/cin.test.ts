import { expect, test } from 'vitest';
import { cleanCin, isUsualCin } from './cin.ts';

test.each([
  ['IT058091C2ABCDEFGH', 'IT058091C2ABCDEFGH', true],
  [' it 058091 c2 abcdefgh ', 'IT058091C2ABCDEFGH', true],
  ['IT058091C2A', 'IT058091C2A', true],
  ['FR058091C2ABCD', 'FR058091C2ABCD', false],
  ['IT058091C2ABCDEFGHI', 'IT058091C2ABCDEFGHI', false],
  ['IT058091C2', 'IT058091C2', false],
])('%j is kept as %s, as usual: %s', (typed, kept, isUsual) => {
  expect(cleanCin(typed)).toBe(kept);
  expect(isUsualCin(kept)).toBe(isUsual);
});
