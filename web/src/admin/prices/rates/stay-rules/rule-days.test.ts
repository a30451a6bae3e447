import { describe, expect, test } from 'vitest';
import { prepareRuleDays } from './rule-days.ts';

const findRule = prepareRuleDays({
  base: { minNights: 2, maxNights: null, leadDays: 3 },
  seasons: [
    { from: '02-29', to: '02-29', minNights: 1 },
    { from: '06-15', to: '09-15', minNights: 7, arrivalDays: ['SAT'] },
  ],
  exceptions: [
    { startDate: '2027-08-10', endDate: '2027-08-20', label: 'Ferragosto', arrivalDays: null, leadDays: undefined },
  ],
});

describe('what decides a day', () => {
  test.each([
    ['2027-06-14', 'base', { minNights: 2 }],
    ['2027-06-15', 'season', { minNights: 7, arrivalDays: ['SAT'], leadDays: 3 }],
    ['2029-09-15', 'season', { minNights: 7 }],
    ['2028-02-29', 'season', { minNights: 1 }],
    ['2027-08-10', 'exception', { minNights: 7, arrivalDays: null, leadDays: 3 }],
    ['2027-08-20', 'exception', { arrivalDays: null }],
    ['2028-08-10', 'season', { arrivalDays: ['SAT'] }],
  ])('on %s is the %s', (day, kind, limits) => {
    expect(findRule(day)).toMatchObject({ kind, limits });
  });
});
