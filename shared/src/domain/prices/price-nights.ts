import type { LocalDate } from '../base/date/local-date.ts';
import { centsOfSevenths, isWeekendNight, pricePerNight, seventhsOfNight } from './night-price.ts';
import type { PriceBook, PricedDays } from './price-book.ts';
import type { PriceRules } from './price-rules.ts';
import type { NightsLine } from './quote-line.ts';

/** Shorter stays are priced by the owner's rule (SPEC.md section 9). */
const LONG_STAY_NIGHTS = 7;

/** Maximum lines of nights; the last one then holds the rest. */
const MAX_NIGHT_LINES = 20;

const SEVENTHS_OF_EURO = 700;

export type PricedNights = NightsLine & { readonly amount: number };

/** How a stay is priced: whether always by the night, and with what percentage on top. */
type PricingMode = { readonly byNight: boolean; readonly percent: number };

/** The pricing mode of a stay of this length; undefined if it is by agreement. */
export function findPricingMode(nights: number, { shortStays }: PriceRules): PricingMode | undefined {
  if (nights >= LONG_STAY_NIGHTS) return { byNight: false, percent: 0 };
  if (shortStays.rule === 'AGREEMENT') return undefined;
  if (shortStays.rule === 'NIGHT') return { byNight: true, percent: 0 };
  const percent = shortStays.percents[nights - 1] ?? null;
  return percent === null ? undefined : { byNight: false, percent };
}

/**
 * One line for adjacent nights of the same season or exception; undefined if a night must be priced by the night but
 * has no such price. Throws if the lists do not cover a night.
 */
export function priceNights(
  nights: readonly LocalDate[],
  book: PriceBook,
  { byNight }: Pick<PricingMode, 'byNight'>,
): PricedNights[] | undefined {
  const groups = groupNights(nights, book);
  if (byNight && groups.some(({ prices }) => prices.nightlyPrice === undefined)) return undefined;
  const priced = groups.map((group) => ({ ...group, isPricedByNight: byNight || group.prices.byNight === true }));
  const lines = roundTogether(priced);
  const isVaried = priced.some(
    ({ prices, isPricedByNight }) => isPricedByNight || prices.isException || hasNightlyPrice(prices),
  );
  return isVaried ? mergeNightLines(lines) : lines;
}

/** Limits the lines of nights to twenty, since a price has at most forty: the last one holds the rest. */
export function mergeNightLines(lines: readonly PricedNights[]): PricedNights[] {
  return lines.length > MAX_NIGHT_LINES ? joinRest(lines) : [...lines];
}

/** Whether days have a nightly price, used in this stay or not. */
function hasNightlyPrice({ nightlyPrice }: PricedDays): boolean {
  return nightlyPrice !== undefined;
}

/** The price of a night in a long stay, in cents, half up; null if the lists do not cover it. */
export function priceNight({ findPrices, rules }: PriceBook, night: LocalDate): number | null {
  const prices = findPrices(night);
  return prices ? centsOfSevenths(seventhsOfNight(prices, isWeekendNight(night, rules.weekendNights))) : null;
}

type NightGroup = {
  readonly prices: PricedDays;
  readonly first: LocalDate;
  last: LocalDate;
  nights: number;
  weekendNights: number;
};

function groupNights(nights: readonly LocalDate[], { findPrices, rules }: PriceBook): NightGroup[] {
  const groups: NightGroup[] = [];
  for (const night of nights) {
    const prices = findPrices(night);
    if (!prices) throw new RangeError(`No season for the night of ${night}`);
    const isWeekend = isWeekendNight(night, rules.weekendNights);
    const current = groups.at(-1);
    if (current?.prices === prices && !isNewYear(night)) {
      current.last = night;
      current.nights += 1;
      current.weekendNights += Number(isWeekend);
    } else {
      groups.push({ prices, first: night, last: night, nights: 1, weekendNights: Number(isWeekend) });
    }
  }
  return groups;
}

/** A year-round season starts a new line with the year, so that a label never spans more than it says. */
function isNewYear(night: LocalDate): boolean {
  return night.endsWith('-01-01');
}

type PricedGroup = NightGroup & { readonly isPricedByNight: boolean };

/** Each line is the growth of the rounded running total, so the lines add up to the stay rounded once. */
function roundTogether(groups: readonly PricedGroup[]): PricedNights[] {
  let sevenths = 0;
  return groups.map((group) => {
    const { prices, first, last, nights } = group;
    const before = centsOfSevenths(sevenths);
    sevenths += seventhsOf(group);
    const amount = centsOfSevenths(sevenths) - before;
    const { weeklyPrice } = prices;
    const priced = group.isPricedByNight && { byNight: pricesByNight(group) };
    return { kind: 'nights', nights, first, last, weeklyPrice, ...priced, amount };
  });
}

function seventhsOf({ prices, nights, weekendNights, isPricedByNight }: PricedGroup): number {
  if (!isPricedByNight) return prices.weeklyPrice * 100 * nights;
  const ofWeek = (pricePerNight(prices, false) ?? 0) * (nights - weekendNights);
  return (ofWeek + (pricePerNight(prices, true) ?? 0) * weekendNights) * SEVENTHS_OF_EURO;
}

/** Two prices only if there are nights of both kinds with different prices. */
function pricesByNight({ prices, nights, weekendNights }: NightGroup): NightsLine['byNight'] {
  const price = pricePerNight(prices, weekendNights === nights) ?? 0;
  const weekendPrice = pricePerNight(prices, true) ?? 0;
  if (weekendNights === 0 || weekendPrice === price) return { price };
  return { price, weekend: { nights: weekendNights, price: weekendPrice } };
}

function joinRest(lines: readonly PricedNights[]): PricedNights[] {
  const rest = lines.slice(MAX_NIGHT_LINES - 1);
  const [head] = rest;
  const tail = rest.at(-1);
  if (!head || !tail) return [...lines];
  const nights = rest.reduce((sum, line) => sum + line.nights, 0);
  const amount = rest.reduce((sum, line) => sum + line.amount, 0);
  const { kind, first, weeklyPrice } = head;
  const joined: PricedNights = { kind, nights, first, last: tail.last, weeklyPrice, isMixed: true, amount };
  return [...lines.slice(0, MAX_NIGHT_LINES - 1), joined];
}
