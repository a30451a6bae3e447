import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const nights = { one: 'one', other: 'other' };

test.each([
  ['it', 0, 'other'],
  ['it', 1, 'one'],
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['de', 1, 'one'],
  ['de', 2, 'other'],
  ['fr', 0, 'one'],
  ['fr', 1, 'one'],
  ['fr', 2, 'other'],
  ['it', 1_000_000, 'other'],
  ['fr', 1_000_000, 'other'],
] as const)('in %s, %i things take the form %s', (language, count, form) => {
  expect(plural(language, count, nights)).toBe(form);
});
