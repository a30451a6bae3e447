import type { Booking, BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

/** A window over a booking's page. */
export type PageWindow = 'edit' | 'cancel' | 'decline' | 'confirmWithWord' | 'rejectWithWord' | 'pay' | 'doorCode';

/** The props of each part of a booking's page. */
export type BookingView = {
  readonly booking: BookingDetails;
  /** All bookings: others may take the same days, or be of the same guest. */
  readonly all: readonly Booking[];
  readonly today: LocalDate;
  readonly onOpen: (window: PageWindow) => void;
};
