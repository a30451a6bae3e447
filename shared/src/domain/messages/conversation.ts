import { addDays, type LocalDate } from '../base/date/local-date.ts';
import type { BookingStatus } from '../stays/booking.ts';
import type { Stay } from '../stays/stay.ts';

/** Maximum messages in one booking's conversation (JOURNEY.md, section 5). */
export const MAX_MESSAGES = 500;

/** Maximum length of one message, in visible characters. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Days after the departure during which it stays open. */
export const OPEN_DAYS = 30;

type Subject = Stay & {
  readonly status: BookingStatus;
  readonly isBlocked: boolean;
  /** Whether the guest has an account, with which she reads and writes. */
  readonly hasAccount: boolean;
};

/**
 * Whether guest and owner may write to each other: while a booking is pending or holds, and a month after. Without an
 * account nobody would be notified about a waiting one.
 */
export function isConversationOpen({ status, isBlocked, endDate, hasAccount }: Subject, today: LocalDate): boolean {
  if (isBlocked || today > addDays(endDate, OPEN_DAYS)) return false;
  return status === 'CONFIRMED' || (status === 'PENDING' && hasAccount);
}
