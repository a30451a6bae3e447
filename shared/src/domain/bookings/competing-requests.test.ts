import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../base/date/local-date.ts';
import type { BookingStatus } from '../stays/booking.ts';
import { groupRivals, listRivals } from './competing-requests.ts';

function booking(id: string, startDate: string, endDate: string, status: BookingStatus = 'PENDING') {
  return { id, startDate, endDate, status, isBlocked: status === 'NOT_AVAILABLE' };
}

const wholeDays = { sameDayTurnover: false };
const turnover = { sameDayTurnover: true };
const ids = (bookings: readonly { readonly id: string }[]) => bookings.map(({ id }) => id);

const june = booking('june', '2027-06-05', '2027-06-12');
const touching = booking('touching', '2027-06-12', '2027-06-19');
const apart = booking('apart', '2027-07-03', '2027-07-10');

describe('a rival', () => {
  test('wants a day of the same stay', () => {
    expect(ids(listRivals(june, [june, touching, apart], wholeDays))).toEqual(['touching']);
  });

  test('does not merely arrive when the other leaves, where that is allowed', () => {
    expect(listRivals(june, [june, touching, apart], turnover)).toEqual([]);
  });

  test.each(['CONFIRMED', 'REJECTED', 'NOT_AVAILABLE'] as const)('is not one that is %s', (status) => {
    expect(listRivals(june, [booking('other', '2027-06-05', '2027-06-12', status)], wholeDays)).toEqual([]);
  });
});

describe('requests for the same days', () => {
  test('stand together, through one that touches two others', () => {
    const long = booking('long', '2027-06-10', '2027-07-05');
    expect(groupRivals([june, long, apart], wholeDays).map(ids)).toEqual([['june', 'long', 'apart']]);
  });

  test('stand apart where nothing joins them', () => {
    const second = booking('second', '2027-07-05', '2027-07-12');
    expect(groupRivals([june, apart, touching, second], wholeDays).map(ids)).toEqual([
      ['june', 'touching'],
      ['apart', 'second'],
    ]);
  });

  test('are none where each has its own', () => {
    expect(groupRivals([june, apart], wholeDays)).toEqual([]);
    expect(groupRivals([], wholeDays)).toEqual([]);
  });

  test('are each in one group, beside a rival, and never beside none', () => {
    const request = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 14 }))
      .map(([from, nights]) => ({
        startDate: addDays('2027-06-01', from),
        endDate: addDays('2027-06-01', from + nights),
      }));
    fc.assert(
      fc.property(fc.array(request, { maxLength: 12 }), fc.boolean(), (stays, sameDayTurnover) => {
        const requests = stays.map(({ startDate, endDate }, index) => booking(String(index), startDate, endDate));
        const grouped = groupRivals(requests, { sameDayTurnover }).flat();
        const contested = requests.filter((one) => listRivals(one, requests, { sameDayTurnover }).length > 0);
        expect(ids(grouped).toSorted()).toEqual(ids(contested).toSorted());
      }),
    );
  });
});
