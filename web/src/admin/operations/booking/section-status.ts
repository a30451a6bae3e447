import { registerSettings } from '@approdo/shared/contract/law/register-settings';
import { bookingHistory } from '@approdo/shared/contract/operations/booking-history';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { balancesOf } from '@approdo/shared/domain/money/ledger';
import { SECTION_SUMMARY } from '../../bookings/bookings/index.ts';
import { sayStayState, useRegisterStay } from '../../law/guests/index.ts';
import { CONVERSATION, sayUnread } from '../../messages/correspondence/index.ts';
import { useStayLetters } from '../../messages/mail/index.ts';
import { useDocumentCount, useMoney } from '../../money/stay-money/index.ts';
import { useRead } from '../../session/use-read.ts';
import { sayDates } from '../../stays/stays/index.ts';
import type { BookingView } from './booking-view.ts';
import { isMoneyDue } from './is-money-due.ts';

/** A section's status while it is closed. */
export type SectionStatus = {
  /** Undefined if it is not known, or there is nothing to say. */
  readonly summary?: string | undefined;
  /** Whether something in it waits for the owner. */
  readonly isWaiting?: boolean;
  /** Whether there is nothing in it, nor can be. */
  readonly isEmpty?: boolean;
};

export function useStayStatus({ booking }: BookingView): SectionStatus {
  return { summary: sayDates(booking) };
}

/** Empty while the register is off. */
export function useGuestsStatus({ booking }: BookingView): SectionStatus {
  const { data: terms } = useRead(registerSettings.get);
  const isOn = terms?.isOn === true;
  const { data: stay } = useRegisterStay(booking, isOn);
  if (!isOn) return { isEmpty: true };
  if (!stay) return {};
  return { summary: sayStayState(stay.alloggiati.state), isWaiting: stay.alloggiati.isLate };
}

export function useMoneyStatus({ booking, today }: BookingView): SectionStatus {
  const { data: money } = useMoney(booking);
  if (!money) return {};
  const paid = formatEuros(balancesOf(money.entries).STAY);
  const total = money.price?.total ?? null;
  const unpriced = money.price?.byAgreement ? SECTION_SUMMARY.byAgreement : SECTION_SUMMARY.paidOnly(paid);
  return {
    summary: total === null ? unpriced : SECTION_SUMMARY.paid(paid, formatEuros(total)),
    isWaiting: isMoneyDue(money, today),
  };
}

export function useConversationStatus({ booking: { unread = 0, unanswered = 0 } }: BookingView): SectionStatus {
  if (unread > 0) return { summary: sayUnread(unread), isWaiting: true };
  return unanswered > 0 ? { summary: CONVERSATION.waits, isWaiting: true } : {};
}

export function useLettersStatus({ booking }: BookingView): SectionStatus {
  const { data } = useStayLetters(booking.id);
  const [next] = (data?.letters ?? [])
    .flatMap(({ title, state, dueAt }) => (state === 'PLANNED' && dueAt !== null ? [{ title, dueAt }] : []))
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  return next ? { summary: SECTION_SUMMARY.nextLetter(next.title, formatInstantDate(next.dueAt)) } : {};
}

export function useDocumentsStatus({ booking }: BookingView): SectionStatus {
  const documents = useDocumentCount(booking);
  if (!documents) return {};
  const { count, isOf } = documents;
  return { summary: count > 0 ? SECTION_SUMMARY.documents(count) : undefined, isEmpty: !isOf };
}

export function useHistoryStatus({ booking }: BookingView): SectionStatus {
  const { data: history } = useRead(bookingHistory.list, { params: { id: booking.id } });
  return history ? { summary: SECTION_SUMMARY.events(history.length) } : {};
}
