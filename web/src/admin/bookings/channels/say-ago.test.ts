import { expect, test } from 'vitest';
import { sayAgo } from './describe-channel.ts';

const NOW = new Date('2027-06-05T12:00:00.000Z');

test.each([
  ['2027-06-05T12:00:20.000Z', 'poco fa'],
  ['2027-06-05T11:59:01.000Z', 'poco fa'],
  ['2027-06-05T11:59:00.000Z', '1 minuto fa'],
  ['2027-06-05T11:48:00.000Z', '12 minuti fa'],
  ['2027-06-05T11:00:00.000Z', '1 ora fa'],
  ['2027-06-04T12:00:01.000Z', '23 ore fa'],
  ['2027-06-04T12:00:00.000Z', '1 giorno fa'],
  ['2027-05-05T12:00:00.000Z', '31 giorni fa'],
])('%s was %s', (iso, words) => {
  expect(sayAgo(iso, NOW)).toBe(words);
});
