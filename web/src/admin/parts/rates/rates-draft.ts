import { formatDayMonth, type MonthDay } from '@approdo/shared/domain/date/local-date';
import { describeSeasonFaults, findSeasonFaults, type Rates, type Season } from '@approdo/shared/domain/stay/rates';
import { readNumber } from '../../form/read-number.ts';

/** A season as it is typed; the days are `gg/mm`. */
export type SeasonDraft = Readonly<Record<'from' | 'to' | 'weeklyPrice', string>>;

export type RatesDraft = {
  readonly seasons: readonly SeasonDraft[];
  readonly cleaningFee: string;
  readonly linenFee: string;
};

export function draftOf({ seasons, cleaningFee, linenFee }: Rates): RatesDraft {
  return {
    seasons: seasons.map(({ from, to, weeklyPrice }) => ({
      from: formatDayMonth(from),
      to: formatDayMonth(to),
      weeklyPrice: String(weeklyPrice),
    })),
    cleaningFee: String(cleaningFee),
    linenFee: String(linenFee),
  };
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

export function readSeason({ from, to, weeklyPrice }: SeasonDraft): Season {
  return { from: readDay(from), to: readDay(to), weeklyPrice: readNumber(weeklyPrice) };
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
