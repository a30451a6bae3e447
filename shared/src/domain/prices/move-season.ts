import { addDays, type LocalDate, type MonthDay } from '../base/date/local-date.ts';
import type { YearDays } from '../stays/seasons.ts';
import { paintSeason } from './paint-season.ts';
import type { DayPrices, Season } from './rates.ts';

/** Any leap year: it has all days of a year, including 29 February. */
const LEAP_YEAR = '2028';

/**
 * Moves the ends of a season: it takes days from its neighbours, and those it gives up go to the neighbour on that side
 * (before 1 January: the last of the year). A complete year stays complete; without a neighbour to take the days,
 * nothing changes. The days must be real and in order.
 */
export function moveSeason(seasons: readonly Season[], season: Season, { from, to }: YearDays): readonly Season[] {
  const { from: first, to: last, ...prices } = season;
  const [before, after] = [findNeighbour(seasons, first, -1), findNeighbour(seasons, last, 1)];
  const given = [
    ...(first < from ? [{ from: first, to: dayBeside(from, -1), neighbour: before }] : []),
    ...(to < last ? [{ from: dayBeside(to, 1), to: last, neighbour: after }] : []),
  ];
  let moved = seasons;
  for (const { neighbour, ...days } of given) {
    if (!neighbour) return seasons;
    moved = paintSeason(moved, days, pricesOf(neighbour));
  }
  return paintSeason(moved, { from, to }, prices);
}

function findNeighbour(seasons: readonly Season[], day: MonthDay, by: 1 | -1): Season | undefined {
  const beside = dayBeside(day, by);
  return seasons.find(({ from, to }) => from <= beside && beside <= to);
}

function pricesOf({ from: _from, to: _to, ...prices }: Season): DayPrices {
  return prices;
}

/** The day before or after; the year wraps around. */
function dayBeside(day: MonthDay, by: 1 | -1): MonthDay {
  const beside: LocalDate = addDays(`${LEAP_YEAR}-${day}`, by);
  return beside.slice(5);
}
