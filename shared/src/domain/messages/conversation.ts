import { addDays, type LocalDate } from '../base/date/local-date.ts';
import type { BookingStatus } from '../stays/booking.ts';
import type { Stay } from '../stays/stay.ts';

/** What guest and owner may write of one booking (JOURNEY.md, section 5). */
export const MAX_MESSAGES = 500;

/** Visible characters of one message. */
export const MAX_MESSAGE_LENGTH = 2000;

/** After the day of departure. */
export const OPEN_DAYS = 30;

type Subject = Stay & {
  readonly status: BookingStatus;
  readonly isBlocked: boolean;
  /** Whether its guest has an account, by which she reads and writes. */
  readonly hasAccount: boolean;
};

/**
 * Whether guest and owner may write to each other: while a booking waits or stands, and a month beyond. What is told of one
 * that waits goes to its account: where that is gone, a message would reach nobody.
 */
export function isConversationOpen({ status, isBlocked, endDate, hasAccount }: Subject, today: LocalDate): boolean {
  if (isBlocked || today > addDays(endDate, OPEN_DAYS)) return false;
  return status === 'CONFIRMED' || (status === 'PENDING' && hasAccount);
}
