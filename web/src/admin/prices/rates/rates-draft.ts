import type { DayPricesSent } from '@approdo/shared/contract/prices/day-prices';
import type { Rates, Season } from '@approdo/shared/domain/prices/rates';
import { describeSeasonFaults, findSeasonFaults } from '@approdo/shared/domain/stays/seasons';
import { z } from 'zod';
import { number, yearDay } from '../../kit/form/fields.ts';
import { type DayPricesDraft, draftDayPrices, readDayPrices, sendDayPrices } from './day-prices-draft.ts';

/** A season as it is typed; the days are `gg/mm`. */
export type SeasonDraft = DayPricesDraft & { readonly from: string; readonly to: string };

export type RatesDraft = { readonly seasons: readonly SeasonDraft[] } & z.input<typeof feesForm>;

/** What is asked for beside the nights, once for a stay. */
export const feesForm = z.object({ cleaningFee: number, linenFee: number });

export function draftOf({ seasons, ...fees }: Omit<Rates, 'currency'>): RatesDraft {
  return { seasons: seasons.map(draftSeason), ...feesForm.encode(fees) };
}

export function draftSeason(season: Season): SeasonDraft {
  return { from: yearDay.encode(season.from), to: yearDay.encode(season.to), ...draftDayPrices(season) };
}

/** From what is typed to what the server takes. */
export function readRates({ seasons, ...fees }: RatesDraft) {
  return { seasons: seasons.map(readSeason), ...feesForm.decode(fees), currency: 'EUR' };
}

export function readSeason(season: SeasonDraft): Season {
  return { from: yearDay.decode(season.from), to: yearDay.decode(season.to), ...readDayPrices(season) };
}

/** A list as it is sent: the prices that a season no longer has are cleared. */
export function sendList<List extends { readonly seasons: readonly DayPricesSent[] }>(list: List) {
  return { ...list, seasons: list.seasons.map(sendDayPrices) };
}

/** What is wrong with the year as it stands, in words; a season that is not typed to its end is not there yet. */
export function describeYear(seasons: readonly Season[]): string {
  return describeSeasonFaults(findSeasonFaults(seasons.filter(({ from, to }) => from !== '' && to !== '')));
}
