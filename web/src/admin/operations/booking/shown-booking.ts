import type { Booking, BookingInFull } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

/** A window over a booking's page. */
export type PageWindow = 'edit' | 'cancel' | 'decline' | 'confirmWithWord' | 'rejectWithWord' | 'pay' | 'doorCode';

/** What each part of a booking's page is given. */
export type ShownBooking = {
  readonly booking: BookingInFull;
  /** Every booking: others take days, and tell of the guest. */
  readonly all: readonly Booking[];
  readonly today: LocalDate;
  readonly onOpen: (window: PageWindow) => void;
};
