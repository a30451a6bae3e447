import { expect, test } from 'vitest';
import { addressOfBooking, replaceOldAddress } from './booking-address.ts';

test.each([
  ['denaro=b1', '/bookings/b1#soldi'],
  ['messaggi=b1', '/bookings/b1#conversazione'],
  ['lettere=b1', '/bookings/b1#lettere'],
  ['stato=PENDING&denaro=b1', '/bookings/b1#soldi'],
  ['lettere=a%2Fb', '/bookings/a%2Fb#lettere'],
  ['stato=PENDING', undefined],
  ['denaro=', undefined],
])('an old address ?%s leads to %s', (address, leads) => {
  expect(replaceOldAddress(new URLSearchParams(address))).toBe(leads);
});

test('a booking has a page of its own', () => {
  expect(addressOfBooking('b1')).toBe('/bookings/b1');
});
