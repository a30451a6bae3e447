import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { prepareStayRules, type StayFacts } from '@approdo/shared/domain/stays/rule-faults';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { italian } from '@approdo/shared/words/italian';
import { formatMessages } from '@approdo/shared/words/say';

type Facts = Omit<StayFacts, 'bookings' | 'language'> & { readonly bookings: readonly Booking[] };

/**
 * Describes which rules a booking breaks, or would break on other dates, checked against all other bookings. Notice and
 * horizon count from the day on which its arrival was requested.
 */
export function createRuleCheck(facts: Facts): (booking: Booking, stay?: Stay) => readonly string[] {
  const judges = new Map<string, ReturnType<typeof prepareStayRules>>();

  function judgeOf({ id, status }: Booking, today: LocalDate) {
    // Requests occupy no days, so those of one day share a judge.
    const key = status === 'PENDING' ? today : `${today} ${id}`;
    const judge =
      judges.get(key) ??
      prepareStayRules({ ...facts, today, bookings: facts.bookings.filter((other) => other.id !== id) });
    judges.set(key, judge);
    return judge;
  }

  return (booking, { startDate, endDate } = booking) => {
    if (startDate >= endDate) return [];
    const { createdAt } = booking;
    const today = startDate === booking.startDate && createdAt ? todayInRome(new Date(createdAt)) : facts.today;
    return Object.values(formatMessages(judgeOf(booking, today).findFaults({ startDate, endDate }), italian));
  };
}
