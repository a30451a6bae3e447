import { addDays, type LocalDate } from '../base/date/local-date.ts';
import type { YearDays } from '../stays/seasons.ts';
import type { PriceException } from './price-rules.ts';
import type { DayPrices, Season } from './rates.ts';

type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** Any leap year: it has all days of a year, including 29 February. */
const LEAP_YEAR = '2028';

/**
 * Sets these days to these prices: overlapped seasons shrink, split or disappear, and a neighbour with equal prices is
 * merged. A complete year stays complete. The days must be real and in order.
 */
export function paintSeason(seasons: readonly Season[], { from, to }: YearDays, prices: DayPrices): Season[] {
  const dated = seasons.map((season) => ({ ...season, from: inYear(season.from), to: inYear(season.to) }));
  const painted = { ...prices, from: inYear(from), to: inYear(to) };
  const others = dated.flatMap((season) => giveWay(season, painted));
  const equal = others.filter((season) => touches(season, painted) && haveEqualPrices(season, painted));
  const whole = equal.reduce((sum, season) => span(sum, season), painted);
  return inOrder([...others.filter((season) => !equal.includes(season)), whole]).map((season) => ({
    ...season,
    from: season.from.slice(5),
    to: season.to.slice(5),
  }));
}

/** Adds an exception: others that it overlaps shrink, split or disappear. */
export function paintException(exceptions: readonly PriceException[], painted: PriceException): PriceException[] {
  const over = { from: painted.startDate, to: painted.endDate };
  const others = exceptions.flatMap(({ startDate, endDate, ...rest }) =>
    giveWay({ ...rest, from: startDate, to: endDate }, over),
  );
  return inOrder([...others, { ...painted, ...over }]).map(({ from, to, ...rest }) => ({
    ...rest,
    startDate: from,
    endDate: to,
  }));
}

/** The parts of a range before and after the painted days. */
function giveWay<Range extends Days>(range: Range, over: Days): Range[] {
  if (range.to < over.from || over.to < range.from) return [range];
  const before = range.from < over.from ? [{ ...range, to: addDays(over.from, -1) }] : [];
  const after = over.to < range.to ? [{ ...range, from: addDays(over.to, 1) }] : [];
  return [...before, ...after];
}

function touches(one: Days, other: Days): boolean {
  return addDays(one.to, 1) === other.from || addDays(other.to, 1) === one.from;
}

function span<Range extends Days>(range: Range, other: Days): Range {
  const [from = range.from] = [range.from, other.from].toSorted();
  const [, to = range.to] = [range.to, other.to].toSorted();
  return { ...range, from, to };
}

function haveEqualPrices(one: DayPrices, other: DayPrices): boolean {
  return PRICE_FIELDS.every((field) => one[field] === other[field]);
}

const PRICE_FIELDS = ['weeklyPrice', 'nightlyPrice', 'weekendPrice', 'byNight', 'minPrice'] as const;

function inOrder<Range extends Days>(ranges: readonly Range[]): Range[] {
  return ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

function inYear(day: string): LocalDate {
  return `${LEAP_YEAR}-${day}`;
}
