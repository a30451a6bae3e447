import { expect, test } from 'vitest';
import { findYearToRegister, passesByStay } from './registration.ts';

const stay = (startDate: string, endDate: string) => ({ startDate, endDate });

test.each([
  ['thirty nights in one stay need nothing', stay('2027-06-01', '2027-07-01'), [], undefined],
  ['one more needs registration', stay('2027-06-01', '2027-07-02'), [], 2027],
  [
    'nights of several stays count together',
    stay('2027-06-01', '2027-06-16'),
    [stay('2027-08-01', '2027-08-17')],
    2027,
  ],
  [
    'to thirty of them nothing happens',
    stay('2027-06-01', '2027-06-16'),
    [stay('2027-08-01', '2027-08-16')],
    undefined,
  ],
  [
    'nights of another year do not count',
    stay('2027-12-10', '2028-01-05'),
    [stay('2028-02-01', '2028-02-20')],
    undefined,
  ],
  ['of a stay over the end of a year each night counts in its own', stay('2027-12-31', '2028-02-01'), [], 2028],
  [
    'what a guest had the year before says nothing',
    stay('2027-06-01', '2027-06-08'),
    [stay('2026-06-01', '2026-09-01')],
    undefined,
  ],
] as const)('%s', (_, requestedStay, others, year) => {
  expect(findYearToRegister(requestedStay, others)).toBe(year);
});

test('a guest passes thirty nights by one stay alone, whatever comes after it', () => {
  const [june, august, october] = [
    stay('2027-06-01', '2027-06-16'),
    stay('2027-08-01', '2027-08-17'),
    stay('2027-10-01', '2027-10-05'),
  ];
  expect(passesByStay(june, [])).toBe(false);
  expect(passesByStay(august, [june])).toBe(true);
  expect(passesByStay(october, [june, august])).toBe(false);
});
