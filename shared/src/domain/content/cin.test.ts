import { expect, test } from 'vitest';
import { isUsualCin, tidyCin } from './cin.ts';

/** Test vectors of LAW.md. */
test.each([
  { cin: 'IT058091C2ABCDEFGH', saved: 'IT058091C2ABCDEFGH', isUsual: true },
  { cin: 'FR058091C2ABCD', saved: 'FR058091C2ABCD', isUsual: false },
  { cin: ' it 058091 c2 abcdefgh ', saved: 'IT058091C2ABCDEFGH', isUsual: true },
  { cin: 'IT05809C2ABCDEFGH', saved: 'IT05809C2ABCDEFGH', isUsual: false },
  { cin: 'IT058091C2A', saved: 'IT058091C2A', isUsual: true },
  { cin: 'IT058091C2', saved: 'IT058091C2', isUsual: false },
  { cin: 'IT058091C2ABCDEFGHI', saved: 'IT058091C2ABCDEFGHI', isUsual: false },
])('$cin is kept as $saved', ({ cin, saved, isUsual }) => {
  expect(tidyCin(cin)).toBe(saved);
  expect(isUsualCin(saved)).toBe(isUsual);
});
