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
export function takeSeasons(sent: readonly SeasonSent[], before: readonly Season[]): Season[] {
  const kept = new Map(before.map((season) => [daysOf(season), season]));
  const seasons = sent.map(({ from, to, ...prices }) => ({
    from,
    to,
    ...takeDayPrices(prices, kept.get(daysOf({ from, to }))),
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
export function takeDayPrices(sent: DayPricesSent, before?: DayPrices): DayPrices {
  const nightlyPrice = taken(sent.nightlyPrice, before?.nightlyPrice);
  const weekendPrice = taken(sent.weekendPrice, before?.weekendPrice);
  const byNight = taken(sent.byNight, before?.byNight);
  const minPrice = taken(sent.minPrice, before?.minPrice);
  return {
    weeklyPrice: sent.weeklyPrice ?? 0,
    ...(nightlyPrice !== undefined && { nightlyPrice }),
    ...(weekendPrice !== undefined && { weekendPrice }),
    ...(byNight && { byNight: true as const }),
    ...(minPrice !== undefined && { minPrice }),
  };
}

function taken<Value>(sent: Value | null | undefined, before: Value | undefined): Value | undefined {
  return sent === undefined ? before : (sent ?? undefined);
}

function daysOf({ from, to }: YearDays): string {
  return `${from}/${to}`;
}
