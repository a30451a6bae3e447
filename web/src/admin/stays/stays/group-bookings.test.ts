import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { describe, expect, test } from 'vitest';
import { groupBookings, listWithin } from './group-bookings.ts';

const TODAY = '2027-06-10';

function booking(
  status: Booking['status'],
  startDate: string,
  endDate: string,
  id = `${status} ${startDate}`,
): Booking {
  return { id, startDate, endDate, status, isBlocked: status === 'NOT_AVAILABLE' };
}

const ids = (bookings: readonly Booking[]) => bookings.map(({ id }) => id);

describe('the list of bookings', () => {
  test.each([
    ['a request waits for an answer', booking('PENDING', '2027-07-01', '2027-07-08'), 'requests'],
    ['a request waits even when its dates have passed', booking('PENDING', '2027-05-01', '2027-05-08'), 'requests'],
    ['a confirmed stay is to come', booking('CONFIRMED', '2027-07-01', '2027-07-08'), 'upcoming'],
    ['a stay is not over on its last day', booking('CONFIRMED', '2027-06-03', TODAY), 'upcoming'],
    ['a stay is over on the day after', booking('CONFIRMED', '2027-06-02', '2027-06-09'), 'closed'],
    ['a block is to come', booking('NOT_AVAILABLE', '2027-07-01', '2027-07-01'), 'upcoming'],
    ['a rejected request is closed whenever it was for', booking('REJECTED', '2027-07-01', '2027-07-08'), 'closed'],
  ] as const)('%s', (_, one, group) => {
    const none = { requests: [], unsettled: [], upcoming: [], closed: [] };
    expect(groupBookings([one], TODAY)).toEqual({ ...none, [group]: [one] });
  });

  const late = { total: 60_000, byAgreement: false, paid: 0, missing: 60_000, isLate: true, next: null };

  test.each([
    ['a past stay that is paid late is not settled', 'CONFIRMED', { money: late }, 'unsettled'],
    ['nor is one whose guest waits for an answer', 'CONFIRMED', { unanswered: 1 }, 'unsettled'],
    ['nothing is late for what was rejected', 'REJECTED', { money: late }, 'closed'],
    ['a stay to come is to come, late or not', 'CONFIRMED', { money: late, endDate: '2027-06-20' }, 'upcoming'],
  ] as const)('%s', (_, status, change, group) => {
    const one = { ...booking(status, '2027-06-02', '2027-06-09'), ...change };
    expect(groupBookings([one], TODAY)[group]).toEqual([one]);
  });

  test('a guest of a portal is not over on the day on which she leaves', () => {
    const channel = { id: 'c1', name: 'Airbnb', as: 'STAY', checkOut: TODAY } as const;
    const leaving = { ...booking('NOT_AVAILABLE', '2027-06-03', '2027-06-09'), channel };
    expect(groupBookings([leaving], TODAY)).toMatchObject({ upcoming: [leaving], closed: [] });
    expect(listWithin([leaving], TODAY, TODAY)).toEqual([leaving]);
  });

  test('has the nearest first in what is to come, and the latest first in what is over', () => {
    const stays = ['2027-08-01', '2027-07-01', '2027-05-01', '2027-06-01'].map((start) =>
      booking('CONFIRMED', start, start.replace('-01', '-08'), start),
    );
    const { upcoming, closed } = groupBookings(stays, TODAY);
    expect(ids(upcoming)).toEqual(['2027-07-01', '2027-08-01']);
    expect(ids(closed)).toEqual(['2027-06-01', '2027-05-01']);
  });
});

describe('who is there in a month', () => {
  const listed = (startDate: string, endDate: string, status: Booking['status'] = 'CONFIRMED') =>
    listWithin([booking(status, startDate, endDate)], '2027-06-01', '2027-06-30').length === 1;

  test.each([
    ['one who leaves on its first day', '2027-05-25', '2027-06-01', true],
    ['one who arrives on its last day', '2027-06-30', '2027-07-07', true],
    ['one who stays all through it', '2027-05-25', '2027-07-07', true],
    ['nobody who left before', '2027-05-25', '2027-05-31', false],
    ['nobody who arrives after', '2027-07-01', '2027-07-07', false],
  ])('%s', (_, startDate, endDate, expected) => {
    expect(listed(startDate, endDate)).toBe(expected);
  });

  test('nobody who was rejected', () => {
    expect(listed('2027-06-05', '2027-06-12', 'REJECTED')).toBe(false);
  });
});
