import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, listDays } from '../base/date/local-date.ts';
import {
  canPickDay,
  type DescribedDay,
  describeDays,
  describeMonth,
  isRangeFree,
  listOccupiedDays,
  type PlannedBooking,
  type TurnoverOptions,
} from './availability.ts';
import type { BookingStatus } from './booking.ts';

const WHOLE_DAYS = { sameDayTurnover: false };
const TURNOVER = { sameDayTurnover: true };

const booking = (status: BookingStatus, startDate: string, endDate: string): PlannedBooking => ({
  startDate,
  endDate,
  status,
  isBlocked: status === 'NOT_AVAILABLE',
});

function describeDay(day: LocalDate, ...requested: readonly [Iterable<PlannedBooking>, TurnoverOptions]): DescribedDay {
  const [described] = describeDays({ startDate: day, endDate: day }, ...requested);
  if (!described) throw new Error(`no answer for ${day}`);
  return described;
}

const statuses = fc.constantFrom<BookingStatus>('PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE');
const bookings = fc.tuple(statuses, fc.nat(60), fc.integer({ min: 1, max: 20 })).map(([status, wait, nights]) => {
  const startDate = addDays('2028-02-10', wait);
  return booking(status, startDate, addDays(startDate, nights));
});
const options = fc.boolean().map((sameDayTurnover) => ({ sameDayTurnover }));

describe('occupied days', () => {
  test.each([
    ['a confirmed stay has its departure too', 'CONFIRMED', WHOLE_DAYS, ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['with turnover it has its nights only', 'CONFIRMED', TURNOVER, ['2028-02-28', '2028-02-29']],
    ['a block has all its days', 'NOT_AVAILABLE', WHOLE_DAYS, ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['with turnover it still has', 'NOT_AVAILABLE', TURNOVER, ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['a request has none', 'PENDING', WHOLE_DAYS, []],
    ['a rejected request has none', 'REJECTED', TURNOVER, []],
  ] as const)('%s', (_, status, turnover, expected) => {
    expect(listOccupiedDays(booking(status, '2028-02-28', '2028-03-01'), turnover)).toEqual(expected);
  });

  test('of a block of one day are that day', () => {
    expect(listOccupiedDays(booking('NOT_AVAILABLE', '2026-12-24', '2026-12-24'), TURNOVER)).toEqual(['2026-12-24']);
  });
});

describe('a range is free', () => {
  const confirmed = booking('CONFIRMED', '2026-06-08', '2026-06-15');
  const block = booking('NOT_AVAILABLE', '2026-06-08', '2026-06-15');

  test.each([
    ['a stay may not begin on the day another ends', confirmed, '2026-06-15', '2026-06-22', WHOLE_DAYS, false],
    ['with turnover it may', confirmed, '2026-06-15', '2026-06-22', TURNOVER, true],
    ['a stay may not end on the day another begins', confirmed, '2026-06-01', '2026-06-08', WHOLE_DAYS, false],
    ['with turnover it may do that too', confirmed, '2026-06-01', '2026-06-08', TURNOVER, true],
    ['with turnover stays still may not share a night', confirmed, '2026-06-14', '2026-06-22', TURNOVER, false],
    ['a stay may not begin on the last day of a block', block, '2026-06-15', '2026-06-22', TURNOVER, false],
    ['a stay may follow a day later', confirmed, '2026-06-16', '2026-06-22', WHOLE_DAYS, true],
  ])('%s', (_, other, startDate, endDate, turnover, expected) => {
    expect(isRangeFree({ startDate, endDate }, [other], turnover)).toBe(expected);
  });

  test('of requests and rejected bookings', () => {
    const range = { startDate: '2026-06-08', endDate: '2026-06-15' };
    const others = [booking('PENDING', '2026-06-08', '2026-06-15'), booking('REJECTED', '2026-06-08', '2026-06-15')];
    expect(isRangeFree(range, others, WHOLE_DAYS)).toBe(true);
  });

  test('for a block by all its days, even with turnover', () => {
    const range = { startDate: '2026-06-01', endDate: '2026-06-08', isBlocked: true };
    expect(isRangeFree(range, [confirmed], TURNOVER)).toBe(false);
  });

  test('exactly where no occupied day is shared', () => {
    fc.assert(
      fc.property(bookings, fc.array(bookings, { maxLength: 5 }), options, (requested, others, turnover) => {
        const taken = new Set(others.flatMap((other) => listOccupiedDays(other, turnover)));
        const wanted = listOccupiedDays(
          { ...requested, status: requested.isBlocked ? 'NOT_AVAILABLE' : 'CONFIRMED' },
          turnover,
        );
        expect(isRangeFree(requested, others, turnover)).toBe(!wanted.some((day) => taken.has(day)));
      }),
    );
  });
});

describe('a day of the calendar', () => {
  const pending = booking('PENDING', '2026-06-01', '2026-06-10');
  const confirmed = booking('CONFIRMED', '2026-06-10', '2026-06-15');
  const block = booking('NOT_AVAILABLE', '2026-06-15', '2026-06-20');
  const all = [pending, confirmed, block];

  test.each([
    ['2026-05-31', WHOLE_DAYS, 'free', 'free', 'free'],
    ['2026-06-01', WHOLE_DAYS, 'pending', 'pending', 'pending'],
    ['2026-06-10', WHOLE_DAYS, 'confirmed', 'confirmed', 'confirmed'],
    ['2026-06-15', WHOLE_DAYS, 'blocked', 'blocked', 'blocked'],
    ['2026-06-20', WHOLE_DAYS, 'blocked', 'blocked', 'blocked'],
    ['2026-06-21', WHOLE_DAYS, 'free', 'free', 'free'],
    ['2026-06-01', TURNOVER, 'pending', 'free', 'pending'],
    ['2026-06-05', TURNOVER, 'pending', 'pending', 'pending'],
    ['2026-06-10', TURNOVER, 'confirmed', 'pending', 'confirmed'],
    ['2026-06-15', TURNOVER, 'blocked', 'blocked', 'blocked'],
    ['2026-06-20', TURNOVER, 'blocked', 'blocked', 'blocked'],
  ] as const)('%s under %j is %s: morning %s, evening %s', (day, turnover, state, morning, evening) => {
    expect(describeDay(day, all, turnover)).toEqual({ day, state, morning, evening });
    expect(describeDay(day, all.toReversed(), turnover)).toEqual({ day, state, morning, evening });
  });

  test('on which one guest leaves and another arrives shows both halves', () => {
    const two = [booking('CONFIRMED', '2026-06-01', '2026-06-08'), booking('PENDING', '2026-06-08', '2026-06-15')];
    expect(describeDay('2026-06-08', two, TURNOVER)).toEqual({
      day: '2026-06-08',
      state: 'confirmed',
      morning: 'confirmed',
      evening: 'pending',
    });
  });

  test('is not coloured by a rejected request', () => {
    expect(describeDay('2026-06-05', [booking('REJECTED', '2026-06-01', '2026-06-10')], WHOLE_DAYS).state).toBe('free');
  });

  test('that is unreal is refused', () => {
    expect(() => describeDay('2026-02-30', [], WHOLE_DAYS)).toThrow(RangeError);
  });

  test('can be picked as check-in or check-out by the half that matters', () => {
    const arrival = describeDay('2026-06-10', [confirmed], TURNOVER);
    expect(canPickDay(arrival, 'check-out')).toBe(true);
    expect(canPickDay(arrival, 'check-in')).toBe(false);
    const departure = describeDay('2026-06-15', [confirmed], TURNOVER);
    expect(canPickDay(departure, 'check-out')).toBe(false);
    expect(canPickDay(departure, 'check-in')).toBe(true);
  });

  test('can be picked while only requests ask for it, and not once it is confirmed or blocked', () => {
    const pick = (day: string) => canPickDay(describeDay(day, all, WHOLE_DAYS), 'check-in');
    expect(['2026-06-05', '2026-06-12', '2026-06-18', '2026-06-21'].map(pick)).toEqual([true, false, false, true]);
  });
});

describe('a month of the calendar', () => {
  test('has each of its days, the leap day too', () => {
    expect(describeMonth('2028-02', [], WHOLE_DAYS).map(({ day }) => day)).toEqual(
      listDays('2028-02-01', '2028-02-29'),
    );
    expect(describeMonth('2026-12', [], WHOLE_DAYS)).toHaveLength(31);
  });

  test('is coloured by a stay that begins before and ends after it', () => {
    const long = booking('CONFIRMED', '2026-05-20', '2026-07-10');
    expect(new Set(describeMonth('2026-06', [long], TURNOVER).map(({ morning }) => morning))).toEqual(
      new Set(['confirmed']),
    );
  });

  test('says of each day what asking for that day alone says', () => {
    fc.assert(
      fc.property(fc.array(bookings, { maxLength: 8 }), options, (some, turnover) => {
        for (const described of describeMonth('2028-03', some, turnover)) {
          expect(described).toEqual(describeDay(described.day, some, turnover));
        }
      }),
    );
  });

  test('is free, morning and evening, wherever a stay could be confirmed', () => {
    fc.assert(
      fc.property(fc.array(bookings, { maxLength: 6 }), options, bookings, (some, turnover, requested) => {
        const days = describeDays(requested, some, turnover);
        const canEveryDayBePicked =
          days.every(
            (day) => (day.day === requested.startDate && turnover.sameDayTurnover) || canPickDay(day, 'check-out'),
          ) &&
          days.every(
            (day) => (day.day === requested.endDate && turnover.sameDayTurnover) || canPickDay(day, 'check-in'),
          );
        const { startDate, endDate } = requested;
        const isFree = isRangeFree({ startDate, endDate }, some, turnover);
        if (canEveryDayBePicked) expect(isFree).toBe(true);
        const hasBlockOnDeparture = some.some((other) => other.isBlocked && other.startDate === endDate);
        if (isFree && !hasBlockOnDeparture) expect(canEveryDayBePicked).toBe(true);
      }),
    );
  });
});
