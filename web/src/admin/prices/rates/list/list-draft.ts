import type { DayPricesSent } from '@approdo/shared/contract/prices/day-prices';
import { priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { rateList } from '@approdo/shared/contract/prices/rates';
import { listDays } from '@approdo/shared/domain/base/date/local-date';
import { findDayPriceFaults } from '@approdo/shared/domain/prices/night-price';
import { paintException, paintSeason } from '@approdo/shared/domain/prices/paint-season';
import type { PriceException, PriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { PriceList } from '@approdo/shared/domain/prices/price-years';
import type { DayPrices, Season } from '@approdo/shared/domain/prices/rates';
import { findSeason } from '@approdo/shared/domain/stays/seasons';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { withTypedWeek } from '../day-prices-draft.ts';
import { draftOf, draftSeason, feesForm, type RatesDraft, readSeason, type SeasonDraft } from '../rates-draft.ts';
import { isSound, type WrittenPrices } from './price-days.ts';
import { yearDaysOf } from './year-days.ts';

type WeekendNights = readonly WeekdayCode[];

/** A list as typed and painted, with the rules of all years that are edited beside it. */
export type ListDraft = RatesDraft & Pick<PriceRules, 'exceptions' | 'show'>;

/** Prices painted over days: of every year, or of these dates only. */
export type Painted = DayPrices & Stay & { readonly label?: string | undefined; readonly isEveryYear: boolean };

export const listDraft = rateList
  .omit({ currency: true })
  .extend(priceRulesSent.pick({ exceptions: true, show: true }).shape);

export function draftList(list: PriceList, { exceptions, show }: Pick<PriceRules, 'exceptions' | 'show'>): ListDraft {
  return { ...draftOf(list), exceptions, show };
}

/** Decodes the draft to what the contract accepts. */
export function readList({ seasons, exceptions, show, ...fees }: ListDraft, weekendNights: WeekendNights) {
  return {
    seasons: readSeasons(seasons, weekendNights),
    ...feesForm.decode(fees),
    exceptions,
    show,
  };
}

/** The seasons as typed, including incomplete ones. */
export function readSeasons(seasons: readonly SeasonDraft[], weekendNights: WeekendNights): Season[] {
  return seasons.map((season) => readSeason(withTypedWeek(season, weekendNights)));
}

/** Faults of season prices, by field name. */
export function findSeasonPriceFaults(seasons: readonly DayPricesSent[]): Record<string, string> {
  return Object.fromEntries(
    seasons.flatMap(({ nightlyPrice, weekendPrice, byNight }, index) =>
      Object.entries(
        findDayPriceFaults({
          nightlyPrice: nightlyPrice ?? undefined,
          weekendPrice: weekendPrice ?? undefined,
          byNight: byNight || undefined,
        }),
      ).map(([field, text]) => [`seasons.${index}.${field}`, text]),
    ),
  );
}

/** The draft with its complete seasons replaced; incomplete ones are preserved. */
export function replaceSound(
  seasons: readonly SeasonDraft[],
  weekendNights: WeekendNights,
  replace: (sound: readonly Season[]) => readonly Season[],
): SeasonDraft[] {
  const read = readSeasons(seasons, weekendNights);
  const unfinished = seasons.filter((_, place) => !read[place] || !isSound(read[place]));
  return [...replace(read.filter(isSound)).map(draftSeason), ...unfinished];
}

/** The draft with these days painted: in the list if for every year, else in the exceptions. */
export function paintDays(draft: ListDraft, painted: Painted, weekendNights: WeekendNights): Partial<ListDraft> {
  const { startDate, endDate, label, isEveryYear, ...prices } = painted;
  if (!isEveryYear) {
    const exception = { startDate, endDate, ...(label !== undefined && { label }), ...prices };
    return { exceptions: paintException(draft.exceptions, exception) };
  }
  return {
    seasons: replaceSound(draft.seasons, weekendNights, (sound) =>
      yearDaysOf({ startDate, endDate }).reduce((seasons, days) => paintSeason(seasons, days, prices), sound),
    ),
  };
}

/** The exceptions that overlap these dates. */
export function findExceptions(exceptions: readonly PriceException[], { startDate, endDate }: Stay): PriceException[] {
  return exceptions.filter((one) => one.startDate <= endDate && startDate <= one.endDate);
}

/** The seasons or exceptions that price these days, each once; without exceptions, those of every year. */
export function findInForce({ seasons, exceptions }: WrittenPrices, { startDate, endDate }: Stay) {
  const sound = seasons.filter(isSound);
  const inForce = listDays(startDate, endDate).map(
    (day) => exceptions.find((one) => one.startDate <= day && day <= one.endDate) ?? findSeason(sound, day),
  );
  return [...new Set(inForce)].filter((one) => one !== undefined);
}
