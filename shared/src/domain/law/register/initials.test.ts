import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Rossi', 'R.'],
  ['  Maria Luisa ', 'M. L.'],
  ['Maria-Luisa', 'M. L.'],
  ["D'Angelo", 'D.'],
  ['Øystein', 'Ø.'],
  ['𝒜da', '𝒜.'],
  ['U', 'U.'],
  ['', ''],
  [' - ', ''],
  ['a b c d e f g h i j k', 'a. b. c. d. e. f. g. h. i. j.'],
])('of %j no more is shown than %j', (names, initials) => {
  expect(initialsOf(names)).toBe(initials);
});
