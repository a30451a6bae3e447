import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import {
  canBeCancelled,
  canBeEdited,
  isAhead,
  isBlock,
  isCancellationRequested,
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

/** The actions of a booking's page: the likeliest, one beside it, and those in `Altre azioni`. */
export type PageActions = {
  readonly filled?: PageAction;
  readonly outlined?: PageAction;
  readonly rest: readonly PageAction[];
};

type Facts = {
  readonly today: LocalDate;
  /** Whether the requested days are taken by others. */
  readonly isTaken: boolean;
  /** Whether an instalment is due today or late. */
  readonly isDue: boolean;
  /** Whether guest and owner may write to each other. */
  readonly canWrite: boolean;
};

/** The actions by the booking's state; the first matching row counts (OWNER.md section 3). */
export function listPageActions(booking: Booking, facts: Facts): PageActions {
  if (booking.channel) return { rest: [] };
  if (isBlock(booking)) return { filled: 'unblock', rest: ['remove'] };
  if (booking.status === 'PENDING') return ofRequest(booking, facts);
  return booking.status === 'CONFIRMED' ? ofStay(booking, facts) : { rest: ['remove'] };
}

/** A request for days in the past cannot be confirmed, like one for taken days. */
function ofRequest(booking: Booking, { today, isTaken }: Facts): PageActions {
  if (isTaken || !isAhead(booking, today)) return { outlined: 'reject', rest: ['rejectWithWord', 'edit', 'remove'] };
  return { filled: 'confirm', outlined: 'reject', rest: ['confirmWithWord', 'rejectWithWord', 'edit', 'remove'] };
}

function ofStay(booking: Booking, { today, isDue, canWrite }: Facts): PageActions {
  const canCancel = canBeCancelled(booking, today);
  if (isCancellationRequested(booking)) {
    const more = ['edit', 'event', 'remove'] as const;
    return { ...(canCancel && { filled: 'acceptCancellation' as const }), outlined: 'declineCancellation', rest: more };
  }
  const rest: readonly PageAction[] = [
    ...(canBeEdited(booking) ? ['edit' as const] : []),
    ...(canCancel ? ['cancel' as const] : []),
    'event',
    'remove',
  ];
  if (canWrite && (booking.unanswered ?? 0) > 0) return { filled: 'answer', rest: ['pay', ...rest] };
  if (isDue) return { filled: 'pay', rest: [...(canWrite ? ['write' as const] : []), ...rest] };
  if (canWrite) return { filled: 'write', rest: ['pay', ...rest] };
  // There is nobody to write to: she left long ago, or her address is not known.
  return canCancel ? { filled: 'pay', rest } : { rest: ['event', 'remove'] };
}
