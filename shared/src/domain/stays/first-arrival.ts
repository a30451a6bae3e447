import { addDays, type LocalDate } from '../base/date/local-date.ts';
import { isRangeFree } from './availability.ts';
import { prepareStayRules, type StayFacts } from './rule-faults.ts';

/** The first day from today to `last`, both included, on which a stay may begin; undefined if there is none. */
export function findFirstArrival(facts: StayFacts, last: LocalDate): LocalDate | undefined {
  const bookings = [...facts.bookings];
  const { findArrivalFault } = prepareStayRules({ ...facts, bookings });
  for (let day = facts.today; day <= last; day = addDays(day, 1)) {
    const firstNight = { startDate: day, endDate: addDays(day, 1) };
    if (isRangeFree(firstNight, bookings, facts) && findArrivalFault(day) === undefined) return day;
  }
  return undefined;
}
