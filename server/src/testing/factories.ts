import { randomUUID } from 'node:crypto';
import type { stayRequest } from '@approdo/shared/contract/bookings/booking-requests';
import type { z } from 'zod';
import { NO_STATUS_DETAILS, REQUESTED_ON_SITE } from '../features/stays/stays/bookings.records.ts';
import type { GuestStay } from '../features/stays/stays/bookings.table.ts';

type StayRequestInput = z.output<typeof stayRequest>;

/** Also as an older app sends it, without children and extras. */
export type StayRequestBody = Omit<StayRequestInput, 'children' | 'extras'> &
  Partial<Pick<StayRequestInput, 'children' | 'extras'>>;

/** A request for a week that is free in an empty calendar of createTestSite. */
export function aStayRequest(change: Partial<StayRequestBody> = {}): StayRequestBody {
  return {
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    guestName: 'Ada Rossi',
    guestEmail: 'ada@example.com',
    guestPhone: null,
    numberOfGuests: 2,
    linen: false,
    note: 'Arriviamo con il traghetto delle 18.',
    foundBy: null,
    ...change,
  };
}

/** The row of a confirmed stay of a guest without an account. */
export function aStay<Change extends Partial<GuestStay>>(change: Change): GuestStay & Change {
  return {
    ...aStayRequest({ note: null }),
    children: 0,
    extras: [],
    id: randomUUID(),
    userId: null,
    status: 'CONFIRMED',
    isBlocked: false,
    language: 'it',
    ...REQUESTED_ON_SITE,
    ...NO_STATUS_DETAILS,
    createdAt: '2026-01-01T00:00:00.000Z',
    changedAt: '2026-01-01T00:00:00.000Z',
    sequence: 0,
    revision: 0,
    ...change,
  };
}
