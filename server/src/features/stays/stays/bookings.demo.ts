import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import { listBookings } from './booking-lists.records.ts';
import { deleteBooking } from './bookings.records.ts';

/** The demo bookings, and how they are removed. */
export const demoBookings = {
  kind: 'booking',
  list: async (reader: Reader) =>
    (await listBookings(reader)).map((booking) => {
      const dates = `${formatLocalDate(booking.startDate)} – ${formatLocalDate(booking.endDate)}`;
      const who = booking.isBlocked ? (booking.reason ?? 'Date bloccate') : booking.guestName;
      return { id: booking.id, title: `${who}, ${dates}`, words: [who] };
    }),
  remove: deleteBooking,
} as const;
