import { expect, test } from 'vitest';
import { bestLastMinute, type Discount } from './discount.ts';

const WEEK = { kind: 'LAST_MINUTE', at: 7, percent: 8 } satisfies Discount;
const THREE_DAYS = { kind: 'LAST_MINUTE', at: 3, percent: 15 } satisfies Discount;
const IN_JUNE = { ...WEEK, percent: 20, arrivalFrom: '2027-06-01', arrivalTo: '2027-06-30' };
const OTHERS: readonly Discount[] = [
  { kind: 'LENGTH', at: 2, percent: 50 },
  { kind: 'EARLY', at: 1, percent: 60 },
];

test.each<[string, string, readonly Discount[], number]>([
  ['none', '2027-05-03', OTHERS, 0],
  ['the one that it is in time for', '2027-05-08', [WEEK, THREE_DAYS, ...OTHERS], 8],
  ['the best of several', '2027-05-04', [WEEK, THREE_DAYS], 15],
  ['none a day before it counts', '2027-05-09', [WEEK], 0],
  ['none of other arrivals', '2027-05-04', [IN_JUNE], 0],
  ['none for an arrival that is past', '2027-04-30', [WEEK], 0],
])('a last-minute arrival has %s', (_, arrival, discounts, percent) => {
  expect(bestLastMinute(discounts, { arrival, asOf: '2027-05-01' })).toBe(percent);
});
