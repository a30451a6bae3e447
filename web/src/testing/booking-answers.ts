import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { aBooking } from './fake-site.ts';

/** A stay as its own page receives it. */
export function aBookingInFull(booking: Partial<BookingDetails> = {}): BookingDetails {
  return {
    ...aBooking(),
    guestName: 'Ada Rossi',
    guestEmail: 'ada@example.com',
    guestPhone: null,
    numberOfGuests: 4,
    linen: true,
    note: null,
    source: 'SITE',
    cleaningNote: null,
    language: 'it',
    createdAt: '2027-01-01T10:00:00.000Z',
    version: 'v1',
    canWithdraw: false,
    canAskCancellation: false,
    previous: null,
    next: null,
    price: null,
    documents: [],
    guide: { opensOn: null, closesOn: null },
    unread: 0,
    ...booking,
  };
}

/** Nothing was paid of 605.71 €, and nothing is due before June. */
export function someMoney(money: Partial<BookingMoney> = {}): BookingMoney {
  return {
    price: {
      lines: [{ kind: 'STAY', label: 'Soggiorno', amount: 60_571 }],
      total: 60_571,
      byAgreement: false,
      isStale: false,
      isAgreed: false,
      versions: [],
    },
    depositLabel: 'ACCONTO',
    instalments: [],
    credit: 0,
    pay: null,
    isCardTest: false,
    orders: [],
    entries: [],
    held: 0,
    retained: 0,
    cardPayments: [],
    version: 'v1',
    ...money,
  };
}

/** The answers that the page of that booking reads. */
export function answersOf(booking: BookingDetails, money: BookingMoney = someMoney()) {
  return {
    'GET /bookings': [booking],
    [`GET /bookings/${booking.id}`]: booking,
    [`GET /bookings/${booking.id}/money`]: money,
    [`GET /bookings/${booking.id}/letters`]: [],
    [`GET /bookings/${booking.id}/pause`]: { isPaused: false },
    [`GET /bookings/${booking.id}/documents`]: { documents: [] },
    [`GET /bookings/${booking.id}/history`]: [],
    [`GET /bookings/${booking.id}/messages`]: [],
    'GET /channels/clashes': [],
  };
}
