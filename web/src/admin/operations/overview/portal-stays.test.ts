import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { expect, test } from 'vitest';
import { addPortalStays } from './portal-stays.ts';

const NOBODY = { today: '2027-06-12', arrivals: [], departures: [], inHouse: [] };

const ofPortal = (startDate: string, checkOut: string, as: 'STAY' | 'CLOSURE' = 'STAY') =>
  ({
    id: `${startDate} ${checkOut}`,
    startDate,
    endDate: checkOut,
    status: 'NOT_AVAILABLE',
    isBlocked: true,
    channel: { id: 'c1', name: 'Airbnb', as, checkOut },
  }) as Booking;

test('a portal’s guest comes, goes and is in the house by the portal’s name', () => {
  const bookings = [
    ofPortal('2027-06-12', '2027-06-16'),
    ofPortal('2027-06-05', '2027-06-12'),
    ofPortal('2027-06-10', '2027-06-14'),
  ];
  const { arrivals, departures, inHouse } = addPortalStays(NOBODY, bookings);
  expect(arrivals.map(({ guestName, startDate }) => [guestName, startDate])).toEqual([['Airbnb', '2027-06-12']]);
  expect(departures.map(({ endDate }) => endDate)).toEqual(['2027-06-12']);
  expect(inHouse.map(({ startDate }) => startDate)).toEqual(['2027-06-10']);
});

test('closed days, and who comes the day after tomorrow, are not told', () => {
  const bookings = [ofPortal('2027-06-14', '2027-06-16'), ofPortal('2027-06-12', '2027-06-16', 'CLOSURE')];
  expect(addPortalStays(NOBODY, bookings)).toEqual(NOBODY);
});
