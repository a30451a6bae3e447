import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isConversationOpen } from '@approdo/shared/domain/messages/conversation';
import { emailOf } from '../../stays/stays/index.ts';

/** Whether the owner may write to a booking's guest: her messages are mailed too, so the guest needs an address. */
export function canWriteTo(booking: Booking, today: LocalDate): boolean {
  return emailOf(booking) !== undefined && isConversationOpen({ ...booking, hasAccount: true }, today);
}
