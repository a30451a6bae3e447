import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { BookingGroup } from '../../resources/group-bookings.ts';
import type { BookingActions } from '../../resources/use-bookings.ts';

/** One part of the list, as it is shown. */
type ListedGroup = {
  readonly name: BookingGroup;
  readonly title: string;
  readonly bookings: readonly Booking[];
};

/** What can be done with a booking, wherever it is shown. */
export type BookingWays = {
  readonly actions: BookingActions;
  readonly today: LocalDate;
  readonly onEdit: (booking: Booking) => void;
  /** Opens what is said to the guest as a confirmed stay is called off. */
  readonly onCancel: (booking: Booking) => void;
  readonly onDecline: (booking: Booking) => void;
  /** Opens what it costs and what was paid. */
  readonly onMoney: (booking: Booking) => void;
  /** Opens what guest and owner wrote to each other. */
  readonly onConversation: (booking: Booking) => void;
  readonly onLetters: (booking: Booking) => void;
};

/** What is shown of a list, and what can be done from it: the same for the table and for the cards. */
export type ListedBookings = BookingWays & {
  readonly groups: readonly ListedGroup[];
  /** Whether others have the days that a request asks for, so that it cannot be confirmed. */
  readonly isTaken: (booking: Booking) => boolean;
  /** The rules that a request breaks, in words. */
  readonly ruleFaultsOf: (booking: Booking) => readonly string[];
  /** How many bookings there are of its guest. */
  readonly historyLengthOf: (booking: Booking) => number;
  readonly onHistory: (booking: Booking) => void;
};

/** One booking of such a list. */
export type ListedBooking = Omit<ListedBookings, 'groups'> & { readonly booking: Booking };
