import { expect, it } from 'vitest';
import { checkInLinkEnd } from './check-in-link.ts';

it.each([
  ['2027-06-12', '2027-06-13T22:00:00.000Z'],
  ['2027-03-27', '2027-03-28T22:00:00.000Z'],
  ['2027-12-31', '2028-01-01T23:00:00.000Z'],
])('the link of an arrival on %s ends with the day after it', (arrival, end) => {
  expect(checkInLinkEnd(arrival).toISOString()).toBe(end);
});
