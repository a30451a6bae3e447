import { describe, expect, test } from 'vitest';
import {
  type BookingStatus,
  bringsGuest,
  canBeCancelled,
  canBeEdited,
  canBeWithdrawn,
  canEndByGuest,
  canMoveTo,
  datesOf,
  isAhead,
  isBlock,
  isCancellationRequested,
  isPublic,
  maxGuestsFor,
  occupiesDays,
  overallStatusOf,
  wasAgreed,
} from './booking.ts';

const STATUSES: readonly BookingStatus[] = ['PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE'];

test('a request moves to confirmed or rejected, and no other booking moves', () => {
  const moves = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => canMoveTo(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(moves).toEqual(['PENDING to CONFIRMED', 'PENDING to REJECTED']);
});

test('a portal’s stay is told to its day of departure, whatever days are taken; closed days to the last of them', () => {
  const taken = { startDate: '2027-07-01', endDate: '2027-07-03' };
  expect(datesOf(taken)).toEqual(taken);
  expect(datesOf({ ...taken, channel: { as: 'STAY', checkOut: '2027-07-04' } })).toEqual({
    startDate: '2027-07-01',
    endDate: '2027-07-04',
  });
  expect(datesOf({ ...taken, channel: { as: 'CLOSURE', checkOut: '2027-07-04' } })).toEqual(taken);
});

describe.each([
  { status: 'PENDING', edited: true, withdrawn: true, shown: true, occupies: false },
  { status: 'CONFIRMED', edited: true, withdrawn: false, shown: true, occupies: true },
  { status: 'REJECTED', edited: false, withdrawn: false, shown: false, occupies: false },
  { status: 'NOT_AVAILABLE', edited: false, withdrawn: false, shown: true, occupies: true },
] as const)('a booking that is $status', ({ status, edited, withdrawn, shown, occupies }) => {
  const booking = { status, isBlocked: status === 'NOT_AVAILABLE' };

  test(`can be edited: ${edited}`, () => expect(canBeEdited(booking)).toBe(edited));
  test(`can be withdrawn by its guest: ${withdrawn}`, () => expect(canBeWithdrawn(booking)).toBe(withdrawn));
  test(`is public: ${shown}`, () => expect(isPublic(status)).toBe(shown));
  test(`occupies its days: ${occupies}`, () => expect(occupiesDays(status)).toBe(occupies));
  test('is a block only where the owner closed the days', () => {
    expect(isBlock(booking)).toBe(status === 'NOT_AVAILABLE');
  });
});

describe('of a stay from 12 to 19 June', () => {
  const stay = (status: BookingStatus) => ({
    ...{ status, isBlocked: status === 'NOT_AVAILABLE' },
    ...{ startDate: '2027-06-12', endDate: '2027-06-19' },
  });
  const days = ['2027-06-11', '2027-06-12', '2027-06-19', '2027-06-20'];

  test.each([
    ['PENDING', [true, true, true, true]],
    ['CONFIRMED', [true, false, false, false]],
    ['REJECTED', [false, false, false, false]],
    ['NOT_AVAILABLE', [false, false, false, false]],
  ] as const)('that is %s its guest can end it until she arrives', (status, expected) => {
    expect(days.map((today) => canEndByGuest(stay(status), today))).toEqual(expected);
  });

  test.each([
    ['PENDING', [true, true, true, false]],
    ['CONFIRMED', [true, true, true, false]],
    ['REJECTED', [false, false, false, false]],
    ['NOT_AVAILABLE', [false, false, false, false]],
  ] as const)('that is %s something is to be lived up to its last day', (status, expected) => {
    expect(days.map((today) => isAhead(stay(status), today))).toEqual(expected);
  });

  test.each(STATUSES)('that is %s the owner can call it off to its last day, if it is confirmed', (status) => {
    const isConfirmed = status === 'CONFIRMED';
    const expected = [isConfirmed, isConfirmed, isConfirmed, false];
    expect(days.map((today) => canBeCancelled(stay(status), today))).toEqual(expected);
  });

  test.each(STATUSES)('that is %s its guest waits for an answer to her wish, if it is confirmed', (status) => {
    const requested = { ...stay(status), cancellationAskedAt: '2027-06-01T10:00:00Z' };
    expect(isCancellationRequested(requested)).toBe(status === 'CONFIRMED');
    expect(isCancellationRequested({ ...requested, cancellationAskedAt: null })).toBe(false);
    expect(isCancellationRequested(stay(status))).toBe(false);
  });
});

test('guest and owner agreed on a stay that is confirmed or was called off, and on no other', () => {
  expect(STATUSES.filter((status) => wasAgreed({ status }))).toEqual(['CONFIRMED']);
  expect(wasAgreed({ status: 'REJECTED', outcome: 'CANCELLED' })).toBe(true);
  expect(wasAgreed({ status: 'REJECTED', outcome: 'EXPIRED' })).toBe(false);
  expect(wasAgreed({ status: 'REJECTED', outcome: null })).toBe(false);
});

test('a booking stands as it ended, and else as its status says', () => {
  expect(overallStatusOf({ status: 'REJECTED', outcome: 'EXPIRED' })).toBe('EXPIRED');
  expect(overallStatusOf({ status: 'REJECTED' })).toBe('REJECTED');
});

test('a guest comes who is confirmed here or booked with a portal, and nobody into days that are closed', () => {
  const closed = { status: 'NOT_AVAILABLE', isBlocked: true } as const;
  expect(STATUSES.filter((status) => bringsGuest({ status, isBlocked: false }))).toEqual(['CONFIRMED']);
  expect(bringsGuest({ ...closed, channel: { as: 'STAY', checkOut: '2027-07-04' } })).toBe(true);
  expect(bringsGuest({ ...closed, channel: { as: 'CLOSURE', checkOut: '2027-07-04' } })).toBe(false);
});

test.each([
  [1, 1],
  [6, 6],
  [8, 8],
  [12, 8],
])('a property for %i takes bookings for %i at most', (propertyMaxGuests, expected) => {
  expect(maxGuestsFor(propertyMaxGuests)).toBe(expected);
});
