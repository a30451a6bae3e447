import type { Booking } from '@approdo/shared/contract/bookings';
import { isPublic } from '@approdo/shared/domain/booking';
import type { Caller } from '../../http/handler.ts';
import { type Versioned, withVersion } from '../../http/precondition.ts';
import type { DateBlock, GuestStay, StoredBooking } from './bookings.repository.ts';

/** Whether this caller may know of a booking at all. */
export function maySee(booking: StoredBooking, caller: Caller | undefined): boolean {
  return isPublic(booking.status) || caller?.role === 'ADMIN' || isOwn(booking, caller);
}

/** As much of a booking as this caller may know: an admin all, a guest her own, anyone the dates. */
export function viewBooking(booking: StoredBooking, caller: Caller | undefined): Booking {
  if (caller?.role === 'ADMIN') return booking.isBlocked ? viewBlock(booking) : viewStayForAdmin(booking, caller);
  if (!booking.isBlocked && isOwn(booking, caller)) return viewForGuest(booking);
  return viewForAnyone(booking);
}

export function isOwn(booking: StoredBooking, caller: Caller | undefined): boolean {
  return !booking.isBlocked && caller !== undefined && booking.userId === caller.userId;
}

/** Only what can be edited has a version: a block cannot. */
export function viewStayForAdmin(stay: GuestStay, admin: Caller): Booking & Versioned {
  const guest = { name: stay.guestName, email: stay.guestEmail };
  return withVersion({ ...(isOwn(stay, admin) ? viewForGuest(stay) : viewStay(stay)), guest });
}

function viewForGuest(stay: GuestStay): Booking {
  return { ...viewStay(stay), mine: true };
}

function viewStay(stay: GuestStay): Booking {
  return {
    ...viewForAnyone(stay),
    guestName: stay.guestName,
    guestEmail: stay.guestEmail,
    numberOfGuests: stay.numberOfGuests,
    note: stay.note,
    createdAt: stay.createdAt,
  };
}

function viewBlock(block: DateBlock): Booking {
  return { ...viewForAnyone(block), reason: block.reason, createdAt: block.createdAt };
}

function viewForAnyone({ id, startDate, endDate, status, isBlocked }: StoredBooking): Booking {
  return { id, startDate, endDate, status, isBlocked };
}
