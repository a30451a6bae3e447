import type { DayPricesSent } from '@approdo/shared/contract/prices/day-prices';
import { findDayPriceFaults } from '@approdo/shared/domain/prices/night-price';
import type { DayPrices, Season } from '@approdo/shared/domain/prices/rates';
import type { YearDays } from '@approdo/shared/domain/stays/seasons';
import { refuseFaults } from '../../../http/problems.ts';

type SeasonSent = YearDays & DayPricesSent;

/**
 * Seasons as stored. In one with the same days as before, keys unknown to older apps are preserved if left out; null
 * clears them. Throws 400 naming what is missing.
 */
export function acceptSeasons(sent: readonly SeasonSent[], before: readonly Season[]): Season[] {
  const previous = new Map(before.map((season) => [daysOf(season), season]));
  const seasons = sent.map(({ from, to, ...prices }) => ({
    from,
    to,
    ...acceptDayPrices(prices, previous.get(daysOf({ from, to }))),
  }));
  refuseFaults(
    Object.fromEntries(
      seasons.flatMap((season, index) =>
        Object.entries(findDayPriceFaults(season)).map(([field, text]) => [`seasons.${index}.${field}`, text]),
      ),
    ),
  );
  return seasons;
}

/** Day prices as stored, with previous ones preserved. The week of days priced by the night is computed when read. */
export function acceptDayPrices(sent: DayPricesSent, before?: DayPrices): DayPrices {
  const nightlyPrice = merged(sent.nightlyPrice, before?.nightlyPrice);
  const weekendPrice = merged(sent.weekendPrice, before?.weekendPrice);
  const byNight = merged(sent.byNight, before?.byNight);
  const minPrice = merged(sent.minPrice, before?.minPrice);
  return {
    weeklyPrice: sent.weeklyPrice ?? 0,
    ...(nightlyPrice !== undefined && { nightlyPrice }),
    ...(weekendPrice !== undefined && { weekendPrice }),
    ...(byNight && { byNight: true as const }),
    ...(minPrice !== undefined && { minPrice }),
  };
}

function merged<Value>(sent: Value | null | undefined, before: Value | undefined): Value | undefined {
  return sent === undefined ? before : (sent ?? undefined);
}

function daysOf({ from, to }: YearDays): string {
  return `${from}/${to}`;
}
