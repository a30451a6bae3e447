import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { expect, test } from 'vitest';
import { listNext } from './upcoming.ts';

const TODAY = '2027-06-10';

function booking(startDate: string, endDate: string, status: Booking['status'] = 'CONFIRMED'): Booking {
  return { id: `${startDate} ${endDate}`, startDate, endDate, status, isBlocked: status === 'NOT_AVAILABLE' };
}

/** A portal's nights, as imported if departure days can be shared: the day of departure is not occupied. */
function imported(startDate: string, checkOut: string, as: 'STAY' | 'CLOSURE' = 'STAY'): Booking {
  const channel = { id: 'c1', name: 'Airbnb', as, checkOut };
  return { ...booking(startDate, addDays(checkOut, -1), 'NOT_AVAILABLE'), channel };
}

const BOOKINGS = [
  booking('2027-07-01', '2027-07-08'),
  booking('2027-06-03', '2027-06-12'),
  booking(TODAY, '2027-06-20'),
  booking('2027-06-01', '2027-06-09'),
  booking('2027-06-02', TODAY),
  booking(TODAY, '2027-06-22', 'PENDING'),
  booking('2027-06-05', TODAY, 'REJECTED'),
  booking('2027-06-09', '2027-06-26', 'NOT_AVAILABLE'),
];

test('next is who comes or goes after today, the nearest first', () => {
  expect(listNext(BOOKINGS, TODAY, 'startDate').map(({ day }) => day)).toEqual(['2027-07-01']);
  expect(listNext(BOOKINGS, TODAY, 'endDate').map(({ day }) => day)).toEqual([
    '2027-06-12',
    '2027-06-20',
    '2027-07-08',
  ]);
});

test('portals’ guests come, stay and go like all others, each on the day that the portal tells; closed days do not', () => {
  const there = [imported(TODAY, '2027-06-17'), imported('2027-06-03', TODAY), imported('2027-06-09', '2027-06-11')];
  const closed = [imported(TODAY, '2027-06-18', 'CLOSURE'), imported('2027-06-04', TODAY, 'CLOSURE')];
  const later = imported('2027-07-01', '2027-07-08');
  const all = [later, ...there, ...closed];
  expect(listNext(all, TODAY, 'startDate').map(({ stay }) => stay)).toEqual([later]);
  expect(listNext(all, TODAY, 'endDate').map(({ stay }) => stay)).toEqual([there[2], there[0], later]);
});
