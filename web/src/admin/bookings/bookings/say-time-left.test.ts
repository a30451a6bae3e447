import { expect, test } from 'vitest';
import { sayTimeLeft } from './say-time-left.ts';

const NOW = new Date('2027-06-10T10:00:00Z');

test.each([
  ['2027-06-10T09:00:00Z', 'Scade a momenti'],
  ['2027-06-10T10:00:59Z', 'Scade a momenti'],
  ['2027-06-10T10:01:00Z', 'Scade fra 1 minuto'],
  ['2027-06-10T11:59:59Z', 'Scade fra 119 minuti'],
  ['2027-06-10T12:00:00Z', 'Scade fra 2 ore'],
  ['2027-06-12T09:59:00Z', 'Scade fra 47 ore'],
  ['2027-06-12T10:00:00Z', 'Scade fra 2 giorni'],
  ['2027-06-20T09:00:00Z', 'Scade fra 9 giorni'],
])('what ends at %s: %s', (expiresAt, words) => {
  expect(sayTimeLeft(expiresAt, NOW)).toBe(words);
});
