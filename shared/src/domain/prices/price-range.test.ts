import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDate } from '../base/date/local-date.ts';
import { listOccupiedDays } from '../stays/availability.ts';
import { prepareStayRules, type StayFacts } from '../stays/rule-faults.ts';
import { initialStayRules, type StayRules } from '../stays/stay-rules.ts';
import { createPriceBook } from './price-book.ts';
import { findPriceRange, type WeekFacts } from './price-range.ts';
import { initialPriceRules, type PriceRules } from './price-rules.ts';
import { quoteStay } from './quote.ts';
import { type DayPrices, initialRates } from './rates.ts';

const TODAY = '2027-06-01';
const CHEAP = { startDate: '2027-06-10', endDate: '2027-06-16', weeklyPrice: 150 };
const NIGHTS = { rule: 'NIGHT', percents: initialPriceRules.shortStays.percents } as const;

type Options = {
  /** Prices of every season, beside its weekly one. */
  readonly season?: Partial<DayPrices>;
  readonly price?: Partial<PriceRules>;
  readonly facts?: Omit<WeekFacts, 'today'>;
};

function bookOf({ season, price }: Options) {
  const seasons = initialRates.seasons.map((one) => ({ ...one, ...season }));
  return createPriceBook({ lists: [{ ...initialRates, seasons }], rules: { ...initialPriceRules, ...price } });
}

function rangeOf(options: Options = {}) {
  return findPriceRange(bookOf(options), { today: TODAY, ...options.facts });
}

function rulesOf(rules: Partial<StayRules>, facts: Partial<StayFacts> = {}): WeekFacts['rules'] {
  const all = { ...initialStayRules, ...rules };
  return prepareStayRules({ rules: all, today: TODAY, bookings: [], sameDayTurnover: false, ...facts });
}

const limited = (limits: StayRules['base']) => ({ base: { ...initialStayRules.base, ...limits } });

describe('what a week costs', () => {
  it('is told by the week: seven nights in a row, each as it counts, rounded up', () => {
    expect(rangeOf()).toEqual({ lowest: 200, highest: 1050, per: 'WEEK' });
    expect(rangeOf({ price: { exceptions: [CHEAP] } })).toEqual({ lowest: 150, highest: 1050, per: 'WEEK' });
    const night = { ...CHEAP, endDate: CHEAP.startDate, weeklyPrice: 71 };
    expect(rangeOf({ price: { exceptions: [night] } })?.lowest).toBe(200);
    const dearer = { ...CHEAP, nightlyPrice: 90, byNight: true as const };
    expect(rangeOf({ price: { exceptions: [dearer] } })?.lowest).toBe(200);
  });

  it('is told by the night where each is sold as one, and is then what a night of such a week comes to', () => {
    expect(rangeOf({ season: { nightlyPrice: 60, weekendPrice: 90, byNight: true } })).toEqual({
      lowest: 69,
      highest: 69,
      per: 'NIGHT',
    });
    const season = { nightlyPrice: 60, byNight: true } as const;
    const threeNights = { ...CHEAP, endDate: '2027-06-12', nightlyPrice: 20, byNight: true } as const;
    expect(rangeOf({ season, price: { exceptions: [threeNights] } })).toMatchObject({ lowest: 43, per: 'NIGHT' });
    expect(rangeOf({ season: { nightlyPrice: 60 }, price: { shortStays: NIGHTS } })).toEqual({
      lowest: 29,
      highest: 150,
      per: 'NIGHT',
    });
  });

  it('is told by the week where a night has no price of its own, or no stay is sold by it', () => {
    const price = { shortStays: NIGHTS, exceptions: [CHEAP] };
    expect(rangeOf({ season: { nightlyPrice: 60 }, price })).toMatchObject({ lowest: 150, per: 'WEEK' });
    expect(rangeOf({ season: { nightlyPrice: 60 } })).toMatchObject({ lowest: 200, per: 'WEEK' });
  });

  it('is at least the minimum price of its day of arrival', () => {
    expect(rangeOf({ season: { minPrice: 330 } })).toMatchObject({ lowest: 330, highest: 1050 });
  });

  it('does not look beyond a year', () => {
    const far = { startDate: '2028-05-31', endDate: '2028-06-05', weeklyPrice: 1 };
    expect(rangeOf({ price: { exceptions: [far] } })?.lowest).toBe(200);
    expect(rangeOf({ price: { exceptions: [{ ...far, startDate: '2028-05-24' }] } })?.lowest).toBe(1);
  });
});

describe('a week that cannot be had is not told', () => {
  const price = { exceptions: [CHEAP] };
  const lowestWith = (facts: NonNullable<Options['facts']>) => rangeOf({ price, facts })?.lowest;

  it('where one of its nights is taken', () => {
    expect(lowestWith({ occupied: new Set(['2027-06-13']) })).toBeGreaterThan(150);
  });

  it('where another stay arrives as it ends, unless both may on one day', () => {
    const occupied = new Set(['2027-06-17', '2027-06-18']);
    expect(lowestWith({ occupied })).toBeGreaterThan(150);
    expect(lowestWith({ occupied, sameDayTurnover: true })).toBe(150);
  });

  it('where only six nights are free between any two stays: there is no price at all', () => {
    const everySeventh = Array.from({ length: 60 }, (_, week) => addDays(TODAY, 7 * week + 6));
    for (const sameDayTurnover of [true, false]) {
      expect(rangeOf({ price, facts: { occupied: new Set(everySeventh), sameDayTurnover } })).toBeUndefined();
    }
  });

  it.each([
    ['is shorter than the minimum stay of its season', { seasons: [{ from: '06-01', to: '06-30', minNights: 8 }] }],
    ['is longer than stays may be', limited({ maxNights: 6 })],
    ['begins on a day on which nobody may arrive', limited({ arrivalDays: ['SAT'] })],
    ['begins too soon', limited({ leadDays: 10 })],
    ['leaves nights alone before the next stay', { orphanNights: 2 }],
    ['is too near the next stay', { preparationDays: 3 }],
  ] as const)('where it %s', (_, rules) => {
    const booking = { startDate: '2027-06-19', endDate: '2027-07-31', status: 'CONFIRMED', isBlocked: false } as const;
    const facts = { bookings: [booking], sameDayTurnover: true };
    expect(lowestWith({ rules: rulesOf({}, facts) })).toBe(150);
    expect(lowestWith({ rules: rulesOf(rules, facts) }) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(150);
  });

  it('where no rule lets one stay a week: there is no price at all', () => {
    expect(rangeOf({ facts: { rules: rulesOf(limited({ minNights: 8 })) } })).toBeUndefined();
    expect(rangeOf({ facts: { rules: rulesOf({ horizonMonths: 1 }) } })?.lowest).toBe(350);
  });
});

it('the lowest price is what the cheapest of all weeks that can be had is quoted at', () => {
  const day = fc.integer({ min: 0, max: 365 });
  const exception = fc.record({ start: day, length: fc.nat(12), weeklyPrice: fc.integer({ min: 50, max: 900 }) });
  const limits = fc.record({
    minNights: fc.option(fc.integer({ min: 5, max: 8 })),
    arrivalDays: fc.constantFrom(null, ['SAT'] as const, ['MON', 'THU'] as const),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(day, { maxLength: 40 }),
      exception,
      limits,
      fc.boolean(),
      (taken, one, base, turnover) => {
        const { start, length, weeklyPrice } = one;
        const startDate = addDays(TODAY, start);
        const exceptions = [{ startDate, endDate: addDays(startDate, length), weeklyPrice, minPrice: 100 }];
        const occupied = new Set(taken.map((days) => addDays(TODAY, days)));
        const facts = { occupied, sameDayTurnover: turnover, rules: rulesOf(limited(base)) };
        const options = { price: { exceptions }, facts };
        const prices = Array.from({ length: 359 }, (_, days) => quoteWeek(addDays(TODAY, days), options)).flat();
        expect(rangeOf(options)?.lowest).toBe(prices.length > 0 ? Math.ceil(Math.min(...prices) / 100) : undefined);
      },
    ),
    { numRuns: 20 },
  );
});

/** The price of the nights of a week in cents, as it is quoted; none if it cannot be had. */
function quoteWeek(startDate: LocalDate, options: Required<Pick<Options, 'price' | 'facts'>>): number[] {
  const { occupied, sameDayTurnover = false, rules } = options.facts;
  const stay = { startDate, endDate: addDays(startDate, 7) };
  const days = listOccupiedDays({ ...stay, status: 'CONFIRMED', isBlocked: false }, { sameDayTurnover });
  const faults = rules?.findFaults(stay);
  if (days.some((one) => occupied?.has(one)) || faults?.startDate || faults?.endDate) return [];
  const { lines } = quoteStay({ ...stay, linen: false }, bookOf(options), { asOf: TODAY });
  const ofNights = lines.filter(({ kind }) => kind === 'nights' || kind === 'minimum');
  return [ofNights.reduce((sum, { amount }) => sum + amount, 0)];
}
