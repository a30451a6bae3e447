import { daysBetween, type LocalDate } from '../date/local-date.ts';
import { findSeason, type Rates, type Season } from '../stay/rates.ts';
import { listNights, type Stay } from '../stay/stay.ts';

/** The nights of a stay that lie in one season, both named ones included, at its price in whole euros a week. */
export type NightsLine = {
  readonly kind: 'nights';
  readonly nights: number;
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly weeklyPrice: number;
};

/** What something costs in cents, by its kind: what it is called is a matter of language. */
export type QuoteLine = (NightsLine | { readonly kind: 'cleaning' } | { readonly kind: 'linen' }) & {
  readonly amount: number;
};

/** A priced stay in cents: the lines add up to the total; by agreement there is no total, and only the extras are lines. */
export type Quote = {
  readonly nights: number;
  readonly lines: readonly QuoteLine[];
  readonly total: number | null;
  readonly byAgreement: boolean;
};

/** Stays shorter than this are agreed with the owner (SPEC.md section 9). */
const MIN_PRICED_NIGHTS = 7;

/** Whether the list has a price for it. */
function isPriced(stay: Stay): boolean {
  return daysBetween(stay.startDate, stay.endDate) >= MIN_PRICED_NIGHTS;
}

/** The price of a stay with its extras. Throws on an empty stay, and where the seasons leave one of its nights out. */
export function quoteStay(stay: Stay, rates: Rates, { linen }: { readonly linen: boolean }): Quote {
  const nights = listNights(stay);
  const extras = listExtras(rates, linen);
  if (!isPriced(stay)) {
    return { nights: nights.length, lines: extras, total: null, byAgreement: true };
  }
  const lines = [...priceBySeason(groupBySeason(nights, rates.seasons)), ...extras];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return { nights: nights.length, lines, total, byAgreement: false };
}

/** What the list asks for a night, in cents, half up; null where it has no price. */
export function priceNight(seasons: readonly Season[], night: LocalDate): number | null {
  const season = findSeason(seasons, night);
  return season ? centsOfSevenths(season.weeklyPrice * 100) : null;
}

type SeasonNights = { readonly season: Season; readonly first: LocalDate; last: LocalDate; nights: number };

function groupBySeason(nights: readonly LocalDate[], seasons: readonly Season[]): SeasonNights[] {
  const groups: SeasonNights[] = [];
  for (const night of nights) {
    const season = findSeason(seasons, night);
    if (!season) throw new RangeError(`No season for the night of ${night}`);
    const current = groups.at(-1);
    if (current?.season === season && !isNewYear(night)) {
      current.last = night;
      current.nights += 1;
    } else {
      groups.push({ season, first: night, last: night, nights: 1 });
    }
  }
  return groups;
}

/** A season that lasts the whole year begins anew with it, so that a label never spans more than it says. */
function isNewYear(night: LocalDate): boolean {
  return night.endsWith('-01-01');
}

/** Each line is what the running total, rounded, grows by: so the lines add up to the stay rounded once. */
function priceBySeason(groups: readonly SeasonNights[]): QuoteLine[] {
  let sevenths = 0;
  return groups.map((group) => {
    const { season, first, last, nights } = group;
    const before = centsOfSevenths(sevenths);
    sevenths += seventhsOf(group);
    const amount = centsOfSevenths(sevenths) - before;
    return { kind: 'nights', nights, first, last, weeklyPrice: season.weeklyPrice, amount };
  });
}

function seventhsOf({ season, nights }: SeasonNights): number {
  return season.weeklyPrice * 100 * nights;
}

/** Half up; whole numbers throughout, so that it is exact. */
function centsOfSevenths(sevenths: number): number {
  const doubled = 2 * sevenths + 7;
  return (doubled - (doubled % 14)) / 14;
}

function listExtras(rates: Rates, linen: boolean): QuoteLine[] {
  const cleaning: QuoteLine = { kind: 'cleaning', amount: rates.cleaningFee * 100 };
  return linen ? [cleaning, { kind: 'linen', amount: rates.linenFee * 100 }] : [cleaning];
}
