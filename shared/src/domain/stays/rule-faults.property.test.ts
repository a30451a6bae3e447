import fc from 'fast-check';
import { expect, test } from 'vitest';
import { italian } from '../../words/italian.ts';
import { formatMessage, type MessagesByName } from '../../words/say.ts';
import { addDays, addMonths, daysBetween, type LocalDate, listDays, weekdayOf } from '../base/date/local-date.ts';
import { listOccupiedDays, type PlannedBooking } from './availability.ts';
import { prepareStayRules, type StayFacts } from './rule-faults.ts';
import { type Stay, staysClash } from './stay.ts';
import { initialStayRules, type Rules, WEEKDAYS } from './stay-rules.ts';

/** A second implementation of the rules, written day by day without regard to speed. */
function createOracle({
  rules,
  today,
  bookings,
  importedStays = [],
  sameDayTurnover,
}: Required<Omit<StayFacts, 'language'>>) {
  const gap = sameDayTurnover ? 0 : 1;
  const stays = [...bookings]
    .filter(({ status }) => status === 'CONFIRMED')
    .concat(importedStays.map((stay) => ({ ...stay, status: 'CONFIRMED', isBlocked: false })));
  const codeOf = (day: LocalDate) => WEEKDAYS[(weekdayOf(day) + 6) % 7];

  function limitOn<Field extends keyof Rules>(day: LocalDate, field: Field): Exclude<Rules[Field], undefined> | null {
    const exception = rules.exceptions.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
    const season = rules.seasons.find(({ from, to }) => from <= day.slice(5) && day.slice(5) <= to);
    const limit = [exception?.[field], season?.[field], rules.base[field]].find((given) => given !== undefined);
    return (limit ?? null) as Exclude<Rules[Field], undefined> | null;
  }

  const daysOf = (others: Iterable<PlannedBooking>) =>
    new Set([...others].flatMap((other) => listOccupiedDays(other, { sameDayTurnover })));
  const taken = daysOf(bookings);
  const takenOfStays = daysOf(stays);

  function isFree(stay: Stay, occupied: ReadonlySet<LocalDate> = taken): boolean {
    const days = daysOf([{ ...stay, status: 'CONFIRMED', isBlocked: false }]);
    return ![...days].some((day) => occupied.has(day));
  }

  function isTooNear(stay: Stay, others: readonly Stay[] = stays): boolean {
    const clashes = (other: Stay) =>
      sameDayTurnover ? other.startDate < stay.endDate && stay.startDate < other.endDate : staysClash(stay, other);
    const nightsBetween = (other: Stay) =>
      other.endDate <= stay.startDate
        ? daysBetween(other.endDate, stay.startDate)
        : daysBetween(stay.endDate, other.startDate);
    if (others.some(clashes)) return false;
    return others.some((other) => nightsBetween(other) - gap < rules.preparationDays);
  }

  /** Whether a one-night stay is possible, given further bookings. */
  function canBook(night: LocalDate, more: readonly PlannedBooking[] = []): boolean {
    const alone = { startDate: night, endDate: addDays(night, 1) };
    if (!isFree(alone) || !isFree(alone, takenOfStays) || isTooNear(alone)) return false;
    return more.length === 0 || (isFree(alone, daysOf(more)) && !isTooNear(alone, more));
  }

  const FAR = 14;
  const known = new Map<LocalDate, boolean>();

  function isBookable(night: LocalDate): boolean {
    const answer = known.get(night) ?? canBook(night);
    known.set(night, answer);
    return answer;
  }

  /** The bookable nights on and around those of a stay, as far as they matter, ignoring today. */
  function stretchAround({ startDate, endDate }: Stay): LocalDate[] {
    if (!isBookable(startDate)) return [];
    const stretch = [startDate];
    const [first, last] = [addDays(startDate, -FAR), addDays(endDate, FAR)];
    for (let one = addDays(startDate, -1); one > first && isBookable(one); one = addDays(one, -1)) stretch.unshift(one);
    for (let one = addDays(startDate, 1); one < last && isBookable(one); one = addDays(one, 1)) stretch.push(one);
    return stretch;
  }

  function faults(stay: Stay): { startDate?: string; endDate?: string } {
    const { startDate, endDate } = stay;
    const nights = listDays(startDate, addDays(endDate, -1));
    const stretch = stretchAround(stay);
    const isWhole = nights.every((night) => stretch.includes(night));
    const hasEnd = !isBookable(addDays(stretch.at(-1) ?? startDate, 1));
    const min = limitOn(startDate, 'minNights');
    const max = limitOn(startDate, 'maxNights');
    const lead = limitOn(startDate, 'leadDays');
    const arrivals = limitOn(startDate, 'arrivalDays');
    const departures = limitOn(endDate, 'departureDays');
    const ahead = stretch.filter((night) => night >= today);
    const fills =
      rules.fillGaps && min !== null && nights.length < min && isWhole && hasEnd && ahead.join() === nights.join();

    const first: (string | false)[] = [
      !fills && arrivals !== null && !arrivals.some((code) => code === codeOf(startDate)) && 'arrivalDaysOnly',
      lead !== null && daysBetween(today, startDate) < lead && 'tooLittleNotice',
      rules.horizonMonths !== null && startDate > addMonths(today, rules.horizonMonths) && 'arrivalTooLate',
      isTooNear(stay) && 'noPreparation',
    ];
    const last: (string | false)[] = [
      !fills && min !== null && nights.length < min && 'tooFewNights',
      !fills && max !== null && nights.length > max && 'tooManyNights',
      !fills && departures !== null && !departures.some((code) => code === codeOf(endDate)) && 'departureDaysOnly',
      isWhole && countAlone(stay, stretch, hasEnd) > 0 && `nightsLeftAlone ${countAlone(stay, stretch, hasEnd)}`,
    ];
    const [startFault, endFault] = [first.find(Boolean), last.find(Boolean)];
    return { ...(startFault && { startDate: startFault }), ...(endFault && { endDate: endFault }) };
  }

  /** How many nights would be left in runs too short to book once the stay is booked. */
  function countAlone(stay: Stay, stretch: readonly LocalDate[], hasEnd: boolean): number {
    const booked: PlannedBooking = { ...stay, status: 'CONFIRMED', isBlocked: false };
    const left = stretch.filter((night) => canBook(night, [booked]));
    const before = left.filter((night) => night < stay.startDate);
    const after = left.filter((night) => night >= stay.endDate);
    const isRunBefore = stretch.length > 0 && (stretch[0] ?? '') >= today;
    return [isRunBefore ? before.length : 0, hasEnd ? after.length : 0]
      .filter((length) => length <= rules.orphanNights)
      .reduce((sum, length) => sum + length, 0);
  }

  return { faults, isFree, isBookable };
}

const option = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(fc.constant(undefined), fc.constant(null), value);
const weekdays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 5 });
const limits: fc.Arbitrary<Rules> = fc.record({
  minNights: option(fc.integer({ min: 1, max: 6 })),
  maxNights: option(fc.integer({ min: 6, max: 9 })),
  arrivalDays: option(weekdays),
  departureDays: option(weekdays),
  leadDays: option(fc.nat(9)),
});

/** Several disjoint ranges of days from a first one on, each with a value of its own. */
function ranges<Own>(own: fc.Arbitrary<Own>, most: number) {
  return fc.array(fc.tuple(fc.nat(9), fc.nat(9), own), { maxLength: most }).map((parts) => {
    let next = 0;
    return parts.map(([wait, length, value]) => {
      const from = next + wait;
      next = from + length + 1;
      return { from, to: from + length, value };
    });
  });
}

const bookingsAround = (today: LocalDate) =>
  fc
    .array(
      fc.tuple(
        fc.integer({ min: -20, max: 45 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('CONFIRMED', 'CONFIRMED', 'NOT_AVAILABLE', 'PENDING', 'REJECTED'),
      ),
      { maxLength: 7 },
    )
    .map((some) =>
      some.map(([wait, nights, status]): PlannedBooking => {
        const startDate = addDays(today, wait);
        const isBlocked = status === 'NOT_AVAILABLE';
        return { startDate, endDate: addDays(startDate, isBlocked ? nights - 1 : nights), status, isBlocked };
      }),
    );

/** Days close to leap days and to the ends of years and months. */
const todays = fc.oneof(
  fc.constantFrom('2027-12-20', '2028-02-10', '2027-02-10', '2028-02-29', '2027-08-31'),
  fc.nat(800).map((days) => addDays('2027-01-01', days)),
);

/** A day of the year, counted from a leap year if today is in one. */
function dayOfYear(today: LocalDate, later: number): string {
  return addDays(`2028-${today.slice(5)}`, later).slice(5);
}

const situations = todays.chain((today) =>
  fc
    .record({
      today: fc.constant(today),
      sameDayTurnover: fc.boolean(),
      bookings: bookingsAround(today),
      importedStays: fc.constantFrom<Stay[]>([], [{ startDate: addDays(today, 12), endDate: addDays(today, 15) }]),
      rules: fc.record({
        base: limits,
        seasons: ranges(limits, 4).map((some) =>
          some
            .map(({ from, to, value }) => ({
              ...value,
              from: dayOfYear(today, from - 3),
              to: dayOfYear(today, to - 3),
            }))
            .filter(({ from, to }) => from <= to),
        ),
        exceptions: ranges(limits, 4).map((some) =>
          some.map(({ from, to, value }) => ({
            ...value,
            startDate: addDays(today, from - 3),
            endDate: addDays(today, to - 3),
          })),
        ),
        horizonMonths: fc.oneof(fc.constant(null), fc.constantFrom(1, 2, 18)),
        preparationDays: fc.oneof(fc.constant(0), fc.nat(3)),
        fillGaps: fc.boolean(),
        orphanNights: fc.oneof(fc.constant(0), fc.nat(6)),
        requestHours: fc.constant(initialStayRules.requestHours),
      }),
    })
    .map(({ importedStays, bookings, ...rest }) => {
      // As the days of another calendar's stay are stored: with its departure, if nobody may arrive on it.
      const asBlocks = importedStays.map(
        ({ startDate, endDate }): PlannedBooking => ({
          startDate,
          endDate: rest.sameDayTurnover ? addDays(endDate, -1) : endDate,
          status: 'NOT_AVAILABLE',
          isBlocked: true,
        }),
      );
      return { ...rest, importedStays, bookings: [...bookings, ...asBlocks] };
    }),
);

/** The keys of the faults; of nights left alone also their computed number. */
function keysOf(faults: MessagesByName) {
  return Object.fromEntries(
    Object.entries(faults).map(([field, given]) => {
      if (typeof given !== 'object') return [field, given];
      const { key } = given;
      return [field, key === 'nightsLeftAlone' ? `${key} ${/\d+/.exec(formatMessage(given, italian))?.[0]}` : key];
    }),
  );
}

test('a stay is judged as the law, read day by day, judges it', () => {
  fc.assert(
    fc.property(
      situations,
      fc.integer({ min: -4, max: 45 }),
      fc.integer({ min: 1, max: 11 }),
      (facts, wait, nights) => {
        const startDate = addDays(facts.today, wait);
        const stay = { startDate, endDate: addDays(startDate, nights) };
        expect(keysOf(prepareStayRules(facts).findFaults(stay))).toEqual(createOracle(facts).faults(stay));
      },
    ),
    { numRuns: 500 },
  );
});

test('stays that fill what lies between two others are judged so too', () => {
  fc.assert(
    fc.property(situations, (facts) => {
      const checker = prepareStayRules(facts);
      const oracle = createOracle(facts);
      const days = listDays(facts.today, addDays(facts.today, 50));
      let from: LocalDate | undefined;
      for (const day of days) {
        const isBookable = oracle.isBookable(day);
        if (isBookable) from ??= day;
        if (isBookable || !from) continue;
        const stay = { startDate: from, endDate: day };
        expect(keysOf(checker.findFaults(stay))).toEqual(oracle.faults(stay));
        from = undefined;
      }
    }),
    { numRuns: 60 },
  );
});

test('a day is kept from arrivals where no stay from it is possible, and from departures where that one is not', () => {
  fc.assert(
    fc.property(situations, fc.integer({ min: 0, max: 40 }), (facts, wait) => {
      const checker = prepareStayRules(facts);
      const oracle = createOracle(facts);
      const startDate = addDays(facts.today, wait);
      const stays = listDays(addDays(startDate, 1), addDays(startDate, 40)).map((endDate) => ({ startDate, endDate }));
      const canArrive = stays.some((stay) => Object.keys(oracle.faults(stay)).length === 0 && oracle.isFree(stay));
      const fault = checker.findArrivalFault(startDate);
      if (canArrive) expect(fault).toBeUndefined();
      else if (oracle.isBookable(startDate)) expect(fault).toEqual(expect.anything());
      for (const { endDate } of stays.slice(0, 12)) {
        const faults = keysOf(checker.findFaults({ startDate, endDate }));
        const departureFault = checker.findDepartureFault(startDate, endDate);
        expect(departureFault !== undefined).toBe(Object.keys(faults).length > 0);
      }
    }),
    { numRuns: 60 },
  );
});
