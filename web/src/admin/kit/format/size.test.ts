import { expect, test } from 'vitest';
import { formatBytes, formatDuration } from './size.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1,5 KB'],
  [5 * 2 ** 20, '5 MB'],
  [500 * 2 ** 20, '500 MB'],
  [2 ** 31, '2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0.4, '0:00'],
  [65, '1:05'],
  [599.6, '10:00'],
  [3723, '1:02:03'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
