import { expect, test } from 'vitest';
import { readTimeOf } from './read-time.ts';

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(readTimeOf('parola\n '.repeat(words))).toBe(minutes);
});

test('only spaces take a minute', () => {
  expect(readTimeOf(' \n\t\u00A0 ')).toBe(1);
});
