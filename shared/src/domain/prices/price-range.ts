import { addDays, type LocalDate, listDays } from '../base/date/local-date.ts';
import type { TurnoverOptions } from '../stays/availability.ts';
import type { StayRuleChecker } from '../stays/rule-faults.ts';
import { centsOfSevenths, isWeekendNight, seventhsOfNight } from './night-price.ts';
import type { PriceBook, PricedDays } from './price-book.ts';
import type { PriceRules } from './price-rules.ts';

const NIGHTS_AHEAD = 365;
const DAYS_OF_WEEK = 7;
const CENTS_OF_EURO = 100;

/** The price range of a week, in whole euros, per night where stays are sold by the night. */
export type PriceRange = { readonly lowest: number; readonly highest: number; readonly per: 'NIGHT' | 'WEEK' };

/** What a week must meet besides having a price; without facts every week can be had. */
export type WeekFacts = Partial<TurnoverOptions> & {
  readonly today: LocalDate;
  /** The days that bookings occupy. */
  readonly occupied?: ReadonlySet<LocalDate>;
  /** The check of the owner's rules; undefined if none can prevent a stay. */
  readonly rules?: Pick<StayRuleChecker, 'findFaults'> | undefined;
};

type PricedNight = { readonly night: LocalDate; readonly prices: PricedDays; readonly sevenths: number };

/**
 * The lowest and the highest price at which seven nights in a row among the next 365 can be had: free, and a stay that
 * breaks no rule. Rounded up to whole euros, so that no price is promised below what the week costs. Per night only if
 * each night is sold as one. Undefined if there is no such week. One pass over the nights.
 */
export function findPriceRange(book: PriceBook, facts: WeekFacts): PriceRange | undefined {
  const nights = listDays(facts.today, addDays(facts.today, NIGHTS_AHEAD - 1)).map((night) => readNight(night, book));
  const weeks = listWeeks(nights, book, facts);
  if (weeks.length === 0) return undefined;
  const per = areSoldByNight(nights, book.rules) ? 'NIGHT' : 'WEEK';
  const unit = per === 'NIGHT' ? DAYS_OF_WEEK * CENTS_OF_EURO : CENTS_OF_EURO;
  return { lowest: Math.ceil(Math.min(...weeks) / unit), highest: Math.ceil(Math.max(...weeks) / unit), per };
}

function readNight(night: LocalDate, { findPrices, rules }: PriceBook): PricedNight | undefined {
  const prices = findPrices(night);
  return prices && { night, prices, sevenths: seventhsOfNight(prices, isWeekendNight(night, rules.weekendNights)) };
}

/** Whether each night is sold as one: in stays of any length, or in short ones. */
function areSoldByNight(
  nights: readonly (PricedNight | undefined)[],
  { shortStays }: Pick<PriceRules, 'shortStays'>,
): boolean {
  return nights.every((night) => {
    if (!night) return true;
    const { nightlyPrice, byNight } = night.prices;
    return nightlyPrice !== undefined && (byNight || shortStays.rule === 'NIGHT');
  });
}

/** The price in cents of each week that can be had: its nights, and what is missing to the minimum price. */
function listWeeks(
  nights: readonly (PricedNight | undefined)[],
  { minPriceOn }: PriceBook,
  facts: WeekFacts,
): number[] {
  const isFree = createFreeCheck(facts);
  return nights.flatMap((arrival, first) => {
    if (!arrival || !isFree(arrival.night)) return [];
    const week = nights.slice(first, first + DAYS_OF_WEEK).filter((night) => night !== undefined);
    if (week.length < DAYS_OF_WEEK || breaksRules(arrival.night, facts)) return [];
    const cents = centsOfSevenths(week.reduce((sum, { sevenths }) => sum + sevenths, 0));
    return Math.max(cents, minPriceOn(arrival.night) * CENTS_OF_EURO);
  });
}

/** Whether the days of a week from that day on are free; without same-day turnover also that of the departure. */
function createFreeCheck({ today, occupied, sameDayTurnover }: WeekFacts): (arrival: LocalDate) => boolean {
  if (!occupied || occupied.size === 0) return () => true;
  const needed = DAYS_OF_WEEK + (sameDayTurnover ? 0 : 1);
  const freeFrom = new Set<LocalDate>();
  let run = 0;
  for (const day of listDays(today, addDays(today, NIGHTS_AHEAD)).toReversed()) {
    run = occupied.has(day) ? 0 : run + 1;
    if (run >= needed) freeFrom.add(day);
  }
  return (arrival) => freeFrom.has(arrival);
}

function breaksRules(startDate: LocalDate, { rules }: WeekFacts): boolean {
  if (!rules) return false;
  const faults = rules.findFaults({ startDate, endDate: addDays(startDate, DAYS_OF_WEEK) });
  return faults.startDate !== undefined || faults.endDate !== undefined;
}
