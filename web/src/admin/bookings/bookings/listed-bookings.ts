import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { BookingActions } from './use-booking-actions.ts';

/** One displayed group of the list. */
export type ListedGroup = {
  /** Unique in the list. */
  readonly name: string;
  readonly title: string;
  readonly bookings: readonly Booking[];
};

/** The actions on a booking, wherever it is displayed. */
export type BookingControls = {
  readonly actions: BookingActions;
  readonly today: LocalDate;
};

/** The data and actions of a list, the same for table and cards. */
export type ListedBookings = BookingControls & {
  readonly groups: readonly ListedGroup[];
  /** Whether the requested days are occupied, so that it cannot be confirmed. */
  readonly isTaken: (booking: Booking) => boolean;
  /** Whether it is the first confirmable request of the list. */
  readonly isFirst: (booking: Booking) => boolean;
  /** The rules that a request breaks, in words. */
  readonly ruleFaultsOf: (booking: Booking) => readonly string[];
};

/** One booking of the list. */
export type ListedBooking = Omit<ListedBookings, 'groups'> & { readonly booking: Booking };
