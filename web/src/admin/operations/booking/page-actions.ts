import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import {
  canBeCancelled,
  canBeEdited,
  isAhead,
  isBlock,
  isCancellationAsked,
} from '@approdo/shared/domain/stays/booking';

export type PageAction =
  | 'confirm'
  | 'reject'
  | 'confirmWithWord'
  | 'rejectWithWord'
  | 'acceptCancellation'
  | 'declineCancellation'
  | 'answer'
  | 'write'
  | 'pay'
  | 'edit'
  | 'cancel'
  | 'event'
  | 'remove'
  | 'unblock';

/** What the head of a booking's page offers: what is likely next, what stands beside it, and what is in `Altre azioni`. */
export type PageActions = {
  readonly filled?: PageAction;
  readonly outlined?: PageAction;
  readonly more: readonly PageAction[];
};

type Facts = {
  readonly today: LocalDate;
  /** Whether others have the days that a request asks for. */
  readonly isTaken: boolean;
  /** Whether an instalment is due today or late. */
  readonly isDue: boolean;
  /** Whether guest and owner may write to each other. */
  readonly canWrite: boolean;
};

/** By what state a booking is in; the first row that fits counts (OWNER.md section 3). */
export function listPageActions(booking: Booking, facts: Facts): PageActions {
  if (booking.channel) return { more: [] };
  if (isBlock(booking)) return { filled: 'unblock', more: ['remove'] };
  if (booking.status === 'PENDING') return ofRequest(booking, facts);
  return booking.status === 'CONFIRMED' ? ofStay(booking, facts) : { more: ['remove'] };
}

/** One whose days have passed can be confirmed as little as one whose days are taken. */
function ofRequest(booking: Booking, { today, isTaken }: Facts): PageActions {
  if (isTaken || !isAhead(booking, today)) return { outlined: 'reject', more: ['rejectWithWord', 'edit', 'remove'] };
  return { filled: 'confirm', outlined: 'reject', more: ['confirmWithWord', 'rejectWithWord', 'edit', 'remove'] };
}

function ofStay(booking: Booking, { today, isDue, canWrite }: Facts): PageActions {
  const canCancel = canBeCancelled(booking, today);
  if (isCancellationAsked(booking)) {
    const more = ['edit', 'event', 'remove'] as const;
    return { ...(canCancel && { filled: 'acceptCancellation' as const }), outlined: 'declineCancellation', more };
  }
  const rest: readonly PageAction[] = [
    ...(canBeEdited(booking) ? ['edit' as const] : []),
    ...(canCancel ? ['cancel' as const] : []),
    'event',
    'remove',
  ];
  if (canWrite && (booking.unanswered ?? 0) > 0) return { filled: 'answer', more: ['pay', ...rest] };
  if (isDue) return { filled: 'pay', more: [...(canWrite ? ['write' as const] : []), ...rest] };
  if (canWrite) return { filled: 'write', more: ['pay', ...rest] };
  // Nobody to write to: either she has gone long ago, or the owner knows no address of hers.
  return canCancel ? { filled: 'pay', more: rest } : { more: ['event', 'remove'] };
}
