import type { DayPricesSent } from '@approdo/shared/contract/prices/day-prices';
import { formatDayMonth, type MonthDay } from '@approdo/shared/domain/base/date/local-date';
import type { Rates, Season } from '@approdo/shared/domain/prices/rates';
import { describeSeasonFaults, findSeasonFaults } from '@approdo/shared/domain/stays/seasons';
import { readNumber } from '../../kit/form/read-number.ts';
import { type DayPricesDraft, draftDayPrices, readDayPrices, sendDayPrices } from './day-prices-draft.ts';

/** A season as it is typed; the days are `gg/mm`. */
export type SeasonDraft = DayPricesDraft & { readonly from: string; readonly to: string };

export type RatesDraft = {
  readonly seasons: readonly SeasonDraft[];
  readonly cleaningFee: string;
  readonly linenFee: string;
};

export function draftOf({ seasons, cleaningFee, linenFee }: Omit<Rates, 'currency'>): RatesDraft {
  return {
    seasons: seasons.map(draftSeason),
    cleaningFee: String(cleaningFee),
    linenFee: String(linenFee),
  };
}

export function draftSeason(season: Season): SeasonDraft {
  return { from: formatDayMonth(season.from), to: formatDayMonth(season.to), ...draftDayPrices(season) };
}

/** From what is typed to what the server takes. */
export function readRates({ seasons, cleaningFee, linenFee }: RatesDraft) {
  return {
    seasons: seasons.map(readSeason),
    cleaningFee: readNumber(cleaningFee),
    linenFee: readNumber(linenFee),
    currency: 'EUR',
  };
}

export function readSeason(season: SeasonDraft): Season {
  return { from: readDay(season.from), to: readDay(season.to), ...readDayPrices(season) };
}

/** A list as it is sent: the prices that a season no longer has are cleared. */
export function sendList<List extends { readonly seasons: readonly DayPricesSent[] }>(list: List) {
  return { ...list, seasons: list.seasons.map(sendDayPrices) };
}

/** What is wrong with the year as it stands, in words; a season that is not typed to its end is not there yet. */
export function describeYear(seasons: readonly Season[]): string {
  return describeSeasonFaults(findSeasonFaults(seasons.filter(({ from, to }) => from !== '' && to !== '')));
}

/** `5/6` and `05/06` are 5 June; what is no day and month is nothing. */
export function readDay(typed: string): MonthDay {
  const [, day, month] = /^\s*(\d{1,2})[/.-](\d{1,2})\s*$/.exec(typed) ?? [];
  return day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}
