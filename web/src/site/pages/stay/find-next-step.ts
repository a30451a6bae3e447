import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { MessageSide } from '@approdo/shared/contract/messages/conversations';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { isConversationOpen } from '@approdo/shared/domain/messages/conversation';
import { findContract } from '../../money/papers/find-contract.ts';

/** What is due later is not to be paid now: the owner's list of payments looks as far ahead, in days. */
const PAY_AHEAD_DAYS = 30;

type Payment = NonNullable<BookingMoney['pay']>;

/** The one thing that a guest does now for her stay. */
export type NextStep =
  | { readonly kind: 'PAY'; readonly pay: Payment }
  /** The last day on which the mailed link takes the guests. */
  | { readonly kind: 'REGISTER'; readonly until: LocalDate }
  | { readonly kind: 'ACCEPT' | 'ANSWER' | 'ARRIVE' | 'REVIEW' };

export type StayFacts = {
  readonly booking: Pick<
    BookingDetails,
    'status' | 'isBlocked' | 'startDate' | 'endDate' | 'documents' | 'checkInUntil' | 'canReview'
  >;
  readonly pay: BookingMoney['pay'];
  /** Whether a payment by card was begun and its outcome is not known yet. */
  readonly isPaymentPending: boolean;
  /** Who wrote the last message; undefined if nobody did, or it is not known. */
  readonly lastFrom: MessageSide | undefined;
  /** Whether the page tells how to arrive. */
  readonly hasArrival: boolean;
};

/** The first that holds of: pay, accept, register, answer, arrive, review; undefined if none does. */
export function findNextStep(facts: StayFacts, now: Date): NextStep | undefined {
  const { booking, pay } = facts;
  const { checkInUntil } = booking;
  const today = todayInRome(now);
  if (pay && !facts.isPaymentPending && canBePaid(pay, today)) return { kind: 'PAY', pay };
  if (awaitsAcceptance(booking)) return { kind: 'ACCEPT' };
  if (checkInUntil !== undefined && new Date(checkInUntil) > now) {
    return { kind: 'REGISTER', until: lastDayBefore(checkInUntil) };
  }
  if (awaitsAnswer(facts, today)) return { kind: 'ANSWER' };
  if (facts.hasArrival && isAboutToArrive(booking, today)) return { kind: 'ARRIVE' };
  return booking.canReview ? { kind: 'REVIEW' } : undefined;
}

/** Without a way to pay there is nothing that she could do. */
function canBePaid({ card, transfer, dueDate }: Payment, today: LocalDate): boolean {
  return (card || transfer !== null) && dueDate <= addDays(today, PAY_AHEAD_DAYS);
}

function awaitsAcceptance(booking: StayFacts['booking']): boolean {
  const contract = findContract(booking);
  return contract !== undefined && contract.acceptedAt === undefined;
}

function awaitsAnswer({ booking, lastFrom }: StayFacts, today: LocalDate): boolean {
  return lastFrom === 'OWNER' && isConversationOpen({ ...booking, hasAccount: true }, today);
}

/** From the day before the arrival until she leaves. */
function isAboutToArrive({ status, startDate, endDate }: StayFacts['booking'], today: LocalDate): boolean {
  return status === 'CONFIRMED' && today >= addDays(startDate, -1) && today < endDate;
}

/** The last day in Rome before an instant. */
function lastDayBefore(end: string): LocalDate {
  return todayInRome(new Date(Date.parse(end) - 1));
}
