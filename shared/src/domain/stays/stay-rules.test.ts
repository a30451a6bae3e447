import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../base/date/local-date.ts';
import type { PlannedBooking } from './availability.ts';
import { prepareStayRules } from './rule-faults.ts';
import { bindsStays, initialStayRules, reachOfRules, rentsByWeek } from './stay-rules.ts';

const summer = { from: '06-01', to: '08-31' };
const august = { startDate: '2027-08-01', endDate: '2027-08-31' };

test.each([
  ['a week at least', { base: { minNights: 7 } }, true],
  ['more than a week in summer', { seasons: [{ ...summer, minNights: 14 }] }, true],
  ['arrivals on Saturdays in one August', { exceptions: [{ ...august, arrivalDays: ['SAT' as const] }] }, true],
  ['a few nights, and arrivals on two days', { base: { minNights: 3, arrivalDays: ['FRI', 'SAT'] as const } }, false],
  ['arrivals on no day at all in summer', { seasons: [{ ...summer, arrivalDays: [] }] }, false],
  ['six nights', { base: { minNights: 6 } }, false],
  ['nothing', {}, false],
])('who asks for %s lets by the week or not: %#', (_, change, expected) => {
  expect(rentsByWeek({ ...initialStayRules, ...change })).toBe(expected);
});

describe('a stay may be kept from being asked for', () => {
  test.each([
    ['a horizon', { horizonMonths: 0 }],
    ['a night of preparation', { preparationDays: 1 }],
    ['a night that may not be left alone', { orphanNights: 1 }],
    ['a least length', { base: { minNights: 2 } }],
    ['a greatest length in summer', { seasons: [{ ...summer, maxNights: 14 }] }],
    ['days of arrival in one August', { exceptions: [{ ...august, arrivalDays: ['SAT' as const] }] }],
    ['days of departure', { base: { departureDays: ['SAT' as const] } }],
    ['notice, though it be of no day', { base: { leadDays: 0 } }],
  ])('by %s alone', (_, change) => {
    expect(bindsStays({ ...initialStayRules, ...change })).toBe(true);
  });

  test.each([
    ['no rule', {}],
    ['a rule that only allows', { fillGaps: true }],
    ['how long requests wait', { requestHours: 24 }],
    ['a season that says only that there is no limit', { seasons: [{ ...summer, minNights: null }] }],
    ['an exception that says nothing', { exceptions: [august] }],
  ])('not by %s', (_, change) => {
    expect(bindsStays({ ...initialStayRules, ...change })).toBe(false);
  });
});

test('no booking decides on a stay that lies further from it than rules reach', () => {
  const stay = { startDate: '2027-06-12', endDate: '2027-06-15' };
  const confirmed = { status: 'CONFIRMED', isBlocked: false } as const;
  const checker = (preparationDays: number, orphanNights: number, bookings: readonly PlannedBooking[]) => {
    const rules = { ...initialStayRules, preparationDays, orphanNights };
    return prepareStayRules({ rules, today: '2027-01-01', bookings, sameDayTurnover: false }).findFaults(stay);
  };
  fc.assert(
    fc.property(fc.nat(7), fc.nat(7), fc.nat(3), (preparationDays, orphanNights, further) => {
      const reach = reachOfRules({ ...initialStayRules, preparationDays, orphanNights }) + 1 + further;
      const before = addDays(stay.startDate, -reach);
      const after = addDays(stay.endDate, reach);
      const bookings = [
        { startDate: addDays(before, -2), endDate: before, ...confirmed },
        { startDate: after, endDate: addDays(after, 2), ...confirmed },
      ];
      expect(checker(preparationDays, orphanNights, bookings)).toEqual(checker(preparationDays, orphanNights, []));
    }),
  );
});
