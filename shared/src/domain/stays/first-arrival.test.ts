import { expect, test } from 'vitest';
import type { PlannedBooking } from './availability.ts';
import { findFirstArrival } from './first-arrival.ts';
import type { StayFacts } from './rule-faults.ts';
import { initialStayRules, type Rules } from './stay-rules.ts';

const today = '2027-06-10';
const last = '2027-12-31';

const taken = (startDate: string, endDate: string): PlannedBooking => ({
  ...{ startDate, endDate },
  status: 'CONFIRMED',
  isBlocked: false,
});

const find = (facts: Partial<StayFacts> = {}, until = last) =>
  findFirstArrival({ rules: initialStayRules, today, bookings: [], sameDayTurnover: true, ...facts }, until);

const ruled = (base: Rules) => ({ rules: { ...initialStayRules, base: { ...initialStayRules.base, ...base } } });

test('an empty house receives from today on', () => {
  expect(find()).toBe(today);
});

test.each([
  ['the day of a departure, where guests may change on it', true, '2027-07-03'],
  ['the day after a departure, where they may not', false, '2027-07-04'],
])('a house that is let receives on %s', (_, sameDayTurnover, day) => {
  expect(find({ bookings: [taken('2027-06-05', '2027-07-03')], sameDayTurnover })).toBe(day);
});

test('a day without a free night after it receives nobody', () => {
  const bookings = [taken('2027-06-01', '2027-06-11'), taken('2027-06-13', '2027-06-20')];
  expect(find({ bookings, sameDayTurnover: false })).toBe('2027-06-21');
});

test.each([
  ['only on Saturdays', { arrivalDays: ['SAT'] }, '2027-06-12'],
  ['with a month of notice', { leadDays: 30 }, '2027-07-10'],
] as const)('a house that receives %s is asked for the first such day', (_, base, day) => {
  expect(find(ruled(base))).toBe(day);
});

test('a gap that is too short for the least stay is passed over', () => {
  const bookings = [taken('2027-06-10', '2027-06-20'), taken('2027-06-24', '2027-07-10')];
  expect(find({ ...ruled({ minNights: 7 }), bookings })).toBe('2027-07-10');
});

test('nothing is found where everything is taken, or after the last day', () => {
  expect(find({ bookings: [taken('2027-06-01', '2028-01-31')] })).toBeUndefined();
  expect(find(ruled({ leadDays: 30 }), '2027-06-30')).toBeUndefined();
});
