import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { describe, expect, test } from 'vitest';
import { isFound } from '../../kit/table/arrange-rows.ts';
import { filterBookings, listChannels, listHistory, listYears, ORDERS, textOfBooking } from './find-bookings.ts';

function booking(change: Partial<Booking>): Booking {
  const { status = 'PENDING', startDate = '2027-06-05' } = change;
  return {
    id: startDate,
    startDate,
    endDate: '2027-06-12',
    status,
    isBlocked: status === 'NOT_AVAILABLE',
    guestName: 'Ada Rossi',
    guestEmail: 'ada@example.com',
    note: 'Con un cane',
    ...change,
  };
}

const overNewYear = booking({ startDate: '2027-12-28', endDate: '2028-01-04', status: 'CONFIRMED' });
const inJune = booking({});

const now = new Date('2027-03-03T08:00:00Z');
const waiting = { createdAt: '2027-03-01T10:00:00.000Z', expiresAt: '2027-03-03T10:00:00.000Z' };
const expiring = booking({ id: 'expiring', ...waiting });
const expired = booking({ id: 'expired', status: 'REJECTED', outcome: 'EXPIRED' });
const rejected = booking({ id: 'rejected', status: 'REJECTED' });
const cancellationPending = { status: 'CONFIRMED', cancellationAskedAt: '2027-03-02T10:00:00.000Z' } as const;
const leaving = booking({ id: 'leaving', ...cancellationPending });
const cancelled = booking({ id: 'cancelled', ...cancellationPending, status: 'REJECTED', outcome: 'CANCELLED' });

describe('a filter', () => {
  test.each([
    ['shows all where it says nothing', {}, [inJune, overNewYear]],
    ['by year', { year: '2028' }, [overNewYear]],
    ['by the year of arrival, too', { year: '2027' }, [inJune, overNewYear]],
    ['by kind and year', { kind: 'PENDING', year: '2028' }, []],
  ] as const)('%s', (_, filter, found) => {
    expect(filterBookings([inJune, overNewYear], { ...filter, now })).toEqual(found);
  });

  test.each([
    ['PENDING', [inJune, expiring]],
    ['EXPIRING', [expiring]],
    ['CONFIRMED', [overNewYear, leaving]],
    ['CANCELLATION_ASKED', [leaving]],
    ['REJECTED', [rejected]],
    ['EXPIRED', [expired]],
    ['CANCELLED', [cancelled]],
  ] as const)('by what became of them: %s', (kind, found) => {
    const all = [inJune, expiring, overNewYear, leaving, rejected, expired, cancelled];
    expect(filterBookings(all, { kind, now })).toEqual(found);
  });

  const money = { total: 60_000, byAgreement: false, paid: 0, missing: 60_000, isLate: false, next: null };
  const late = booking({ id: 'late', status: 'CONFIRMED', source: 'SITE', money: { ...money, isLate: true } });
  const open = booking({ id: 'open', status: 'CONFIRMED', source: 'OWNER', money });
  const paid = booking({
    id: 'paid',
    status: 'CONFIRMED',
    source: 'OWNER',
    money: { ...money, paid: 60_000, missing: 0 },
  });
  const asksOnly = booking({ id: 'asks', source: 'SITE', money });
  const channel = { id: 'c1', name: 'Airbnb', as: 'STAY', checkOut: '2027-06-12' } as const;
  const imported = booking({ id: 'imported', status: 'NOT_AVAILABLE', source: 'CHANNEL', channel, money: null });
  const fromAirbnb = booking({ id: 'airbnb', status: 'CONFIRMED', source: 'OWNER', portal: 'Airbnb', money: null });
  const fromVrbo = booking({ id: 'vrbo', status: 'CONFIRMED', source: 'OWNER', portal: 'Vrbo', money: null });
  const here = [late, open, paid, asksOnly, imported];
  const every = [...here, fromAirbnb, fromVrbo];

  test.each([
    ['from the site', { source: 'SITE' }, [late, asksOnly]],
    ['by hand', { source: 'OWNER' }, [open, paid]],
    ['from a portal, by its calendar or a file', { source: 'c1' }, [imported, fromAirbnb]],
    ['from a portal, by a file alone', { source: 'Vrbo' }, [fromVrbo]],
    ['late', { money: 'late' }, [late]],
    ['to be paid', { money: 'open' }, [late, open]],
    ['paid', { money: 'paid' }, [paid]],
  ] as const)('by whence they come and how their money stands: %s', (_, filter, found) => {
    expect(filterBookings(every, { ...filter, now })).toEqual(found);
  });

  test('offers the portals that tell of any', () => {
    expect(listChannels(every)).toEqual([
      { id: 'c1', name: 'Airbnb' },
      { id: 'Vrbo', name: 'Vrbo' },
    ]);
  });

  test('sorts by what is asked and what is missing, and what has none comes last', () => {
    const of = (key: string) => here.map((one) => ORDERS.find((order) => order.key === key)?.by(one));
    expect(of('prezzo')).toEqual([60_000, 60_000, 60_000, 60_000, null]);
    expect(of('manca')).toEqual([60_000, 60_000, 0, null, null]);
  });

  test('offers the years in which there is something, the latest first', () => {
    expect(listYears([inJune, overNewYear])).toEqual(['2028', '2027']);
    expect(listYears([])).toEqual([]);
  });
});

test.each(['rossi', 'ada@example', 'cane', 'giu 05', 'giu 2027'])('a search for %j finds a booking', (search) => {
  expect(isFound(textOfBooking(inJune), search)).toBe(true);
});

test('the reason of a block is found, and nothing of a guest', () => {
  const block = booking({ status: 'NOT_AVAILABLE', reason: 'Lavori al tetto' });
  expect(isFound(textOfBooking(block), 'tetto')).toBe(true);
  expect(isFound(textOfBooking(block), 'rossi')).toBe(false);
});

describe('the history of a guest', () => {
  const earlier = booking({ startDate: '2026-06-05', endDate: '2026-06-12', guestEmail: 'ADA@example.com' });
  const other = booking({ startDate: '2026-07-05', guestEmail: 'zoe@example.com' });

  test('is all that has her e-mail, however it is written, the latest first', () => {
    expect(listHistory([earlier, other, inJune], earlier)).toEqual([inJune, earlier]);
  });

  test('is nothing for a block', () => {
    const block = booking({ status: 'NOT_AVAILABLE' });
    expect(listHistory([block, inJune], block)).toEqual([]);
  });
});
