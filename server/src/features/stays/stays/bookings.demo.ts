import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import { listBookings } from './booking-lists.records.ts';
import { deleteBooking, findBooking } from './bookings.records.ts';
import type { StoredBooking } from './bookings.table.ts';

/** The bookings that a demo or a move brought, and how they are removed. */
export const demoBookings = {
  kind: 'booking',
  list: async (reader: Reader) => (await listBookings(reader)).map(thingOf),
  async find(reader: Reader, id: string) {
    const booking = await findBooking(reader, id);
    return booking && thingOf(booking);
  },
  remove: deleteBooking,
} as const;

/** `details` are the owner's to decide, for invented guests as well: they count for a stay from elsewhere alone. */
function thingOf(booking: StoredBooking) {
  const { id, startDate, endDate } = booking;
  const who = booking.isBlocked ? (booking.reason ?? 'Date bloccate') : booking.guestName;
  const guest = booking.isBlocked ? [] : [booking.numberOfGuests, booking.guestEmail, booking.guestPhone, booking.note];
  return {
    id,
    title: `${who}, ${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
    words: [who],
    details: [startDate, endDate, ...guest],
  };
}
