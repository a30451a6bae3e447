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

/** What a stay is held against, beside its dates. */
export type StayFacts = TurnoverOptions & {
  readonly rules: StayRules;
  readonly today: LocalDate;
  /** All that may take nights from it; not the stay itself. */
  readonly bookings: Iterable<PlannedBooking>;
  /** Of other calendars, whose days are those of blocks among the bookings. */
  readonly importedStays?: readonly Stay[];
  /** In which days and dates are written; the rest is worded where it leaves. */
  readonly language?: Language;
};

export type StayJudge = ReturnType<typeof prepareStayRules>;

/**
 * The one judge of the owner's rules: prepared once, it tells cheaply of any stay, and of each day of a calendar, what it
 * breaks, to be worded. Stays have at least a night; what is wrong with the dates themselves `findStayFaults` tells.
 *
 * A run lies between two taken nights. Nights gone by are not taken: what they cut off from a run is no run that a stay
 * leaves behind; but they cannot be booked either, so that the rest of a run is filled from today on. After the last
 * booking there is no run.
 */
export function prepareStayRules(facts: StayFacts) {
  const { rulesOn, nights, fillsGap, judge } = createJudgement(facts);

  /** Whether some stay from that day on breaks no rule and no booking is in its way. */
  function canArrive(from: number, arrival: RulesOfDay): boolean {
    const { minNights, maxNights } = arrival;
    const opening = nights.findOpening({ from, to: from + 1 });
    if (!opening) return false;
    const whole = { from, to: opening.to };
    if (fillsGap(whole, arrival) && isSound(judge(whole, arrival))) return true;
    const last = Math.min(opening.to, from + Math.min(maxNights ?? MAX_NIGHTS, MAX_NIGHTS));
    for (let to = from + (minNights ?? 1); to <= last; to += 1) {
      const faults = judge({ from, to }, arrival);
      if (isSound(faults)) return true;
      if (faults.startDate) return false;
    }
    return false;
  }

  return {
    /** What the stay breaks, by date; empty where nothing. */
    findFaults({ startDate, endDate }: Stay): StayFaults {
      return judge({ from: dayNumberOf(startDate), to: dayNumberOf(endDate) }, rulesOn(startDate));
    },

    /**
     * Why no stay may begin on that day: what is said of the shortest one. Undefined too where only bookings are in the way
     * of even a single night.
     */
    findArrivalFault(day: LocalDate): StayFault | undefined {
      const from = dayNumberOf(day);
      const arrival = rulesOn(day);
      if (canArrive(from, arrival)) return undefined;
      const shortest = { from, to: from + (arrival.minNights ?? 1) };
      const { startDate, endDate } = judge(shortest, arrival);
      if (startDate || nights.findOpening(shortest)) return startDate ?? endDate;
      return shortest.to > from + 1 ? { key: 'tooFewNights', values: { nights: shortest.to - from } } : undefined;
    },

    /** Why a stay that begins on one day may not end on another. */
    findDepartureFault(startDate: LocalDate, day: LocalDate): StayFault | undefined {
      const faults = judge({ from: dayNumberOf(startDate), to: dayNumberOf(day) }, rulesOn(startDate));
      return faults.startDate ?? faults.endDate;
    },
  };
}

/** What single dates break, given the rules of the day of arrival. */
function createJudgement(facts: StayFacts) {
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

  function judge(asked: Nights, arrival: RulesOfDay): StayFaults {
    const mayBeShort = fillsGap(asked, arrival);
    const startDate = (mayBeShort ? undefined : findArrivalDayFault(asked, arrival)) ?? findTimeFault(asked, arrival);
    const endDate = (mayBeShort ? undefined : findEndFault(asked, arrival)) ?? findOrphanFault(asked);
    return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  }

  /** Whether a stay takes all the nights of a run in which none of the least length has room. */
  function fillsGap({ from, to }: Nights, { minNights }: RulesOfDay): boolean {
    if (!rules.fillGaps || minNights === null || to - from >= minNights) return false;
    const opening = nights.findOpening({ from, to });
    return opening !== undefined && Math.max(opening.from, today) === from && opening.to === to;
  }

  function findArrivalDayFault({ from }: Nights, { arrivalDays }: RulesOfDay): StayFault | undefined {
    if (!arrivalDays || hasWeekdayOf(from, arrivalDays)) return undefined;
    return { key: 'arrivalDaysOnly', values: { days: nameDays(arrivalDays, language) } };
  }

  function findTimeFault(asked: Nights, { leadDays }: RulesOfDay): StayFault | undefined {
    if (leadDays !== null && asked.from < today + leadDays)
      return { key: 'tooLittleNotice', values: { days: leadDays } };
    if (lastArrival !== undefined && asked.from > lastArrivalNumber) {
      return { key: 'arrivalTooLate', values: { last: sayLocalDate(lastArrival, language) } };
    }
    return preparationDays > 0 && nights.isTooNear(asked)
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

  /** A stay that takes what is not bookable has other faults. */
  function findOrphanFault(asked: Nights): StayFault | undefined {
    if (orphanNights === 0) return undefined;
    const opening = nights.findOpening(asked);
    if (!opening) return undefined;
    const before = opening.from < today ? 0 : asked.from - nights.margin - opening.from;
    const after = opening.to - asked.to - nights.margin;
    const alone = [before, after].filter((left) => left >= 1 && left <= orphanNights);
    return alone.length > 0
      ? { key: 'nightsLeftAlone', values: { nights: alone.reduce((sum, left) => sum + left) } }
      : undefined;
  }

  return { rulesOn, nights, fillsGap, judge };
}

function isSound({ startDate, endDate }: StayFaults): boolean {
  return !startDate && !endDate;
}

/** Whether the weekday of a day is one of these; 1 January 1970 was a Thursday. */
function hasWeekdayOf(dayNumber: number, codes: readonly WeekdayCode[]): boolean {
  const weekday = WEEKDAYS[(((dayNumber + 3) % 7) + 7) % 7];
  return codes.some((code) => code === weekday);
}

/** In the order of the week, whatever the one they are kept in. */
function nameDays(codes: readonly WeekdayCode[], language: Language): string {
  const days = WEEKDAYS.flatMap((code, index) => (codes.includes(code) ? [(index + 1) % 7] : []));
  return nameWeekdays(days, language);
}
