import type { Booking, BookingInFull } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

/** A window over a booking's page. */
export type PageWindow = 'edit' | 'cancel' | 'decline' | 'confirmWithWord' | 'rejectWithWord' | 'pay' | 'doorCode';

/** The props of each part of a booking's page. */
export type ShownBooking = {
  readonly booking: BookingInFull;
  /** All bookings: others may take the same days, or be of the same guest. */
  readonly all: readonly Booking[];
  readonly today: LocalDate;
  readonly onOpen: (window: PageWindow) => void;
};
