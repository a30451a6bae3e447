import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { BookingGroup } from '../../stays/stays/index.ts';
import type { BookingActions } from './use-booking-actions.ts';

/** One part of the list, as it is shown. */
type ListedGroup = {
  readonly name: BookingGroup | 'sorted';
  readonly title: string;
  readonly bookings: readonly Booking[];
};

/** What can be done with a booking, wherever it is shown. */
export type BookingWays = {
  readonly actions: BookingActions;
  readonly today: LocalDate;
};

/** What is shown of a list, and what can be done from it: the same for the table and for the cards. */
export type ListedBookings = BookingWays & {
  readonly groups: readonly ListedGroup[];
  /** Whether others have the days that a request asks for, so that it cannot be confirmed. */
  readonly isTaken: (booking: Booking) => boolean;
  /** Whether it is the first request that can be confirmed, of all that are shown. */
  readonly isFirst: (booking: Booking) => boolean;
  /** The rules that a request breaks, in words. */
  readonly ruleFaultsOf: (booking: Booking) => readonly string[];
};

/** One booking of such a list. */
export type ListedBooking = Omit<ListedBookings, 'groups'> & { readonly booking: Booking };
