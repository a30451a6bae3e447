import { addMonths, dateOfDayNumber, dayNumberOf, type LocalDate } from '../base/date/local-date.ts';
import { nameWeekdays } from '../base/date/name-days.ts';
import { sayLocalDate } from '../base/date/say-date.ts';
import { ITALIAN, type Language } from '../base/language/language.ts';
import type { PlannedBooking, TurnoverOptions } from './availability.ts';
import { layOutNights, type Nights } from './bookable-nights.ts';
import { createRuleLookup, type RulesOfDay } from './rule-lookup.ts';
import { MAX_NIGHTS, type Stay } from './stay.ts';
import type { StayFault, StayFaults } from './stay-fault.ts';
import { type StayRules, WEEKDAYS, type WeekdayCode } from './stay-rules.ts';

/** The facts, besides its dates, that a stay is checked against. */
export type StayFacts = TurnoverOptions & {
  readonly rules: StayRules;
  readonly today: LocalDate;
  /** All bookings that may take nights from it, without the stay itself. */
  readonly bookings: Iterable<PlannedBooking>;
  /** Stays from other calendars, whose days are also among the bookings, as blocks. */
  readonly importedStays?: readonly Stay[];
  /** The language of weekdays and dates in the values; texts are chosen elsewhere. */
  readonly language?: Language;
};

export type StayRuleChecker = ReturnType<typeof prepareStayRules>;

/**
 * Checks stays against the owner's rules. Prepared once, it is cheap for any stay and each day of a calendar; faults
 * are keys with values. Stays must have a night; `findStayFaults` checks the dates themselves.
 *
 * A run lies between two taken nights. Past nights are not taken: a run that they cut short is not one that a stay
 * leaves behind; but they cannot be booked, so the rest of a run counts as filled from today on. After the last booking
 * there is no run.
 */
export function prepareStayRules(facts: StayFacts) {
  const { rulesOn, nights, fillsGap, check } = createCheck(facts);

  /** Whether some stay from that day on breaks no rule and clashes with no booking. */
  function canArrive(from: number, arrival: RulesOfDay): boolean {
    const { minNights, maxNights } = arrival;
    const opening = nights.findOpening({ from, to: from + 1 });
    if (!opening) return false;
    const whole = { from, to: opening.to };
    if (fillsGap(whole, arrival) && isSound(check(whole, arrival))) return true;
    const last = Math.min(opening.to, from + Math.min(maxNights ?? MAX_NIGHTS, MAX_NIGHTS));
    for (let to = from + (minNights ?? 1); to <= last; to += 1) {
      const faults = check({ from, to }, arrival);
      if (isSound(faults)) return true;
      if (faults.startDate) return false;
    }
    return false;
  }

  return {
    /** The rules that the stay breaks, by date; empty if none. */
    findFaults({ startDate, endDate }: Stay): StayFaults {
      return check({ from: dayNumberOf(startDate), to: dayNumberOf(endDate) }, rulesOn(startDate));
    },

    /**
     * Why no stay may begin on that day, taken from the shortest one. Undefined also if bookings alone prevent even a
     * single night.
     */
    findArrivalFault(day: LocalDate): StayFault | undefined {
      const from = dayNumberOf(day);
      const arrival = rulesOn(day);
      if (canArrive(from, arrival)) return undefined;
      const shortest = { from, to: from + (arrival.minNights ?? 1) };
      const { startDate, endDate } = check(shortest, arrival);
      if (startDate || nights.findOpening(shortest)) return startDate ?? endDate;
      return shortest.to > from + 1 ? { key: 'tooFewNights', values: { nights: shortest.to - from } } : undefined;
    },

    /** Why a stay that begins on one day may not end on another. */
    findDepartureFault(startDate: LocalDate, day: LocalDate): StayFault | undefined {
      const faults = check({ from: dayNumberOf(startDate), to: dayNumberOf(day) }, rulesOn(startDate));
      return faults.startDate ?? faults.endDate;
    },
  };
}

/** Prepares the check of single dates, given the rules of the day of arrival. */
function createCheck(facts: StayFacts) {
  const { rules, language = ITALIAN, importedStays = [] } = facts;
  const { preparationDays, orphanNights, horizonMonths } = rules;
  const today = dayNumberOf(facts.today);
  const lastArrival = horizonMonths === null ? undefined : addMonths(facts.today, horizonMonths);
  const lastArrivalNumber = lastArrival === undefined ? Number.POSITIVE_INFINITY : dayNumberOf(lastArrival);
  const rulesOn = createRuleLookup(rules);
  const nights = layOutNights({ ...facts, importedStays, preparationDays });
  const limitsDepartures = [rules.base, ...rules.seasons, ...rules.exceptions].some(
    ({ departureDays }) => departureDays,
  );

  function check(requested: Nights, arrival: RulesOfDay): StayFaults {
    const mayBeShort = fillsGap(requested, arrival);
    const startDate =
      (mayBeShort ? undefined : findArrivalDayFault(requested, arrival)) ?? findTimeFault(requested, arrival);
    const endDate = (mayBeShort ? undefined : findEndFault(requested, arrival)) ?? findOrphanFault(requested);
    return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  }

  /** Whether a stay fills a whole run that is too short for the minimum stay. */
  function fillsGap({ from, to }: Nights, { minNights }: RulesOfDay): boolean {
    if (!rules.fillGaps || minNights === null || to - from >= minNights) return false;
    const opening = nights.findOpening({ from, to });
    return opening !== undefined && Math.max(opening.from, today) === from && opening.to === to;
  }

  function findArrivalDayFault({ from }: Nights, { arrivalDays }: RulesOfDay): StayFault | undefined {
    if (!arrivalDays || hasWeekdayOf(from, arrivalDays)) return undefined;
    return { key: 'arrivalDaysOnly', values: { days: nameDays(arrivalDays, language) } };
  }

  function findTimeFault(requested: Nights, { leadDays }: RulesOfDay): StayFault | undefined {
    if (leadDays !== null && requested.from < today + leadDays)
      return { key: 'tooLittleNotice', values: { days: leadDays } };
    if (lastArrival !== undefined && requested.from > lastArrivalNumber) {
      return { key: 'arrivalTooLate', values: { last: sayLocalDate(lastArrival, language) } };
    }
    return preparationDays > 0 && nights.isTooNear(requested)
      ? { key: 'noPreparation', values: { nights: preparationDays } }
      : undefined;
  }

  function findEndFault({ from, to }: Nights, { minNights, maxNights }: RulesOfDay): StayFault | undefined {
    if (minNights !== null && to - from < minNights) return { key: 'tooFewNights', values: { nights: minNights } };
    if (maxNights !== null && to - from > maxNights) return { key: 'tooManyNights', values: { nights: maxNights } };
    if (!limitsDepartures) return undefined;
    const { departureDays } = rulesOn(dateOfDayNumber(to));
    if (!departureDays || hasWeekdayOf(to, departureDays)) return undefined;
    return { key: 'departureDaysOnly', values: { days: nameDays(departureDays, language) } };
  }

  /** A stay on nights that are not bookable has other faults. */
  function findOrphanFault(requested: Nights): StayFault | undefined {
    if (orphanNights === 0) return undefined;
    const opening = nights.findOpening(requested);
    if (!opening) return undefined;
    const before = opening.from < today ? 0 : requested.from - nights.margin - opening.from;
    const after = opening.to - requested.to - nights.margin;
    const alone = [before, after].filter((left) => left >= 1 && left <= orphanNights);
    return alone.length > 0
      ? { key: 'nightsLeftAlone', values: { nights: alone.reduce((sum, left) => sum + left) } }
      : undefined;
  }

  return { rulesOn, nights, fillsGap, check };
}

function isSound({ startDate, endDate }: StayFaults): boolean {
  return !startDate && !endDate;
}

/** Whether the weekday of a day is one of these; 1 January 1970 was a Thursday. */
function hasWeekdayOf(dayNumber: number, codes: readonly WeekdayCode[]): boolean {
  const weekday = WEEKDAYS[(((dayNumber + 3) % 7) + 7) % 7];
  return codes.some((code) => code === weekday);
}

/** Weekday names in the order of the week, however they are stored. */
function nameDays(codes: readonly WeekdayCode[], language: Language): string {
  const days = WEEKDAYS.flatMap((code, index) => (codes.includes(code) ? [(index + 1) % 7] : []));
  return nameWeekdays(days, language);
}
