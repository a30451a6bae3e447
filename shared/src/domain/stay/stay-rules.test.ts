import { expect, test } from 'vitest';
import { initialStayRules, rentsByWeek } from './stay-rules.ts';

const summer = { from: '06-01', to: '08-31' };
const august = { startDate: '2027-08-01', endDate: '2027-08-31' };

test.each([
  ['a week at least', { base: { minNights: 7 } }, true],
  ['more than a week in summer', { seasons: [{ ...summer, minNights: 14 }] }, true],
  ['arrivals on Saturdays in one August', { exceptions: [{ ...august, arrivalDays: ['SAT' as const] }] }, true],
  ['a few nights, and arrivals on two days', { base: { minNights: 3, arrivalDays: ['FRI', 'SAT'] as const } }, false],
  ['nothing', {}, false],
])('who asks for %s lets by the week or not: %#', (_, change, expected) => {
  expect(rentsByWeek({ ...initialStayRules, ...change })).toBe(expected);
});
