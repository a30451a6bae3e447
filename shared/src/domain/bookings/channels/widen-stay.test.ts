import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../base/date/local-date.ts';
import { isRangeFree } from '../../stays/availability.ts';
import { widenStay } from './widen-stay.ts';

const stay = { startDate: '2027-06-12', endDate: '2027-06-19' };

test.each([
  ['as it is where one may arrive as another leaves', 0, true, '2027-06-12', '2027-06-19'],
  ['by one night on both sides where one may not', 0, false, '2027-06-11', '2027-06-20'],
  ['by what it takes to prepare the house', 2, true, '2027-06-10', '2027-06-21'],
  ['by both', 2, false, '2027-06-09', '2027-06-22'],
])('a stay is exported %s', (_, preparationDays, sameDayTurnover, startDate, endDate) => {
  expect(widenStay(stay, { preparationDays, sameDayTurnover })).toEqual({ startDate, endDate });
});

test('what a portal may sell beside an exported stay is what could be sold here', () => {
  const day = fc.integer({ min: -20, max: 20 }).map((offset) => addDays(stay.startDate, offset));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 14 }), fc.boolean(), (startDate, nights, sameDayTurnover) => {
      const sold = { startDate, endDate: addDays(startDate, nights) };
      const widened = widenStay(stay, { preparationDays: 0, sameDayTurnover });
      const isOffered = sold.endDate <= widened.startDate || widened.endDate <= sold.startDate;
      expect(isOffered).toBe(
        isRangeFree(sold, [{ ...stay, status: 'CONFIRMED', isBlocked: false }], { sameDayTurnover }),
      );
    }),
  );
});
