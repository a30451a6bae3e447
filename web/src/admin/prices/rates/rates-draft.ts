import type { DayPricesSent } from '@approdo/shared/contract/prices/day-prices';
import type { Rates, Season } from '@approdo/shared/domain/prices/rates';
import { describeSeasonFaults, findSeasonFaults } from '@approdo/shared/domain/stays/seasons';
import { z } from 'zod';
import { number, yearDay } from '../../kit/form/fields.ts';
import { type DayPricesDraft, draftDayPrices, readDayPrices, sendDayPrices } from './day-prices-draft.ts';

/** A season as typed; days are `gg/mm`. */
export type SeasonDraft = DayPricesDraft & { readonly from: string; readonly to: string };

export type RatesDraft = { readonly seasons: readonly SeasonDraft[] } & z.input<typeof feesForm>;

/** The fees of a stay. */
export const feesForm = z.object({ cleaningFee: number, linenFee: number });

export function draftOf({ seasons, ...fees }: Omit<Rates, 'currency'>): RatesDraft {
  return { seasons: seasons.map(draftSeason), ...feesForm.encode(fees) };
}

export function draftSeason(season: Season): SeasonDraft {
  return { from: yearDay.encode(season.from), to: yearDay.encode(season.to), ...draftDayPrices(season) };
}

/** Decodes the draft to what the server accepts. */
export function readRates({ seasons, ...fees }: RatesDraft) {
  return { seasons: seasons.map(readSeason), ...feesForm.decode(fees), currency: 'EUR' };
}

export function readSeason(season: SeasonDraft): Season {
  return { from: yearDay.decode(season.from), to: yearDay.decode(season.to), ...readDayPrices(season) };
}

/** The request body of a list: missing prices are sent as null, to clear them. */
export function sendList<List extends { readonly seasons: readonly DayPricesSent[] }>(list: List) {
  return { ...list, seasons: list.seasons.map(sendDayPrices) };
}

/** Faults of the seasons over the year, in words; incomplete seasons are ignored. */
export function describeYear(seasons: readonly Season[]): string {
  return describeSeasonFaults(findSeasonFaults(seasons.filter(({ from, to }) => from !== '' && to !== '')));
}
