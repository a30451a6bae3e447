import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { listBookings } from './booking-lists.records.ts';
import { deleteBooking, findBooking } from './bookings.records.ts';
import type { StoredBooking } from './bookings.table.ts';
import { deleteAndShare } from './freed-days.ts';

/** The bookings that a demo brought, and how they are removed. */
export const demoBookings = {
  kind: 'booking',
  list: async (reader: Reader) => (await listBookings(reader)).map(thingOf),
  remove: deleteBooking,
} as const;

/** The stays that a move brought; one goes as by `Elimina`. */
export function movedStays(clock: Clock) {
  return {
    kind: 'booking',
    list: async (reader: Reader) => (await listBookings(reader)).map(movedThingOf),
    async find(reader: Reader, id: string) {
      const booking = await findBooking(reader, id);
      return booking && movedThingOf(booking);
    },
    async remove(trx: Trx, id: string) {
      const booking = await findBooking(trx, id);
      if (booking) await deleteAndShare({ trx, clock }, booking);
    },
  } as const;
}

function thingOf(booking: StoredBooking) {
  const { id, startDate, endDate } = booking;
  const who = booking.isBlocked ? (booking.reason ?? 'Date bloccate') : booking.guestName;
  return { id, title: `${who}, ${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`, words: [who] };
}

/** More of it is the owner's to decide for an invented guest, but not for one from elsewhere. */
function movedThingOf(booking: StoredBooking) {
  const { startDate, endDate } = booking;
  const guest = booking.isBlocked ? [] : [booking.numberOfGuests, booking.guestEmail, booking.guestPhone, booking.note];
  const { words, ...thing } = thingOf(booking);
  return { ...thing, words: [...words, startDate, endDate, ...guest] };
}
