import { z } from 'zod';
import { findDayPriceFaults } from '../../domain/prices/night-price.ts';

const WHOLE_EUROS = 'Il prezzo deve essere un numero intero di euro, da 0 in su';

/** Whole euros, up to the maximum weekly price. */
export const wholeEuros = z.number(WHOLE_EUROS).int(WHOLE_EUROS).min(0, WHOLE_EUROS).max(1_000_000, WHOLE_EUROS);

const eurosANight = wholeEuros.max(100_000, WHOLE_EUROS);

const ON_OR_OFF = 'Scegli true o false';

/** Day prices in answers, without keys that are not set. */
export const dayPrices = {
  /** Seven nights; for days priced by the night, the sum of seven. */
  weeklyPrice: wholeEuros,
  nightlyPrice: eurosANight.optional(),
  weekendPrice: eurosANight.optional(),
  /** Whether stays of any length are priced by the night. */
  byNight: z.literal(true).optional(),
  /** Minimum price of the nights of a stay arriving on these days. */
  minPrice: wholeEuros.optional(),
};

/** Day prices in requests: the weekly price may be left out for days priced by the night, and null clears a field. */
export const dayPricesSent = {
  weeklyPrice: wholeEuros.optional(),
  nightlyPrice: eurosANight.nullable().optional(),
  weekendPrice: eurosANight.nullable().optional(),
  byNight: z.boolean(ON_OR_OFF).nullable().optional(),
  minPrice: wholeEuros.nullable().optional(),
};

export type DayPricesSent = {
  readonly [Field in keyof typeof dayPricesSent]?: z.output<(typeof dayPricesSent)[Field]>;
};

/** The fault of prices with neither a weekly nor nightly pricing; undefined if there is one. */
export function findWeekFault({
  weeklyPrice,
  byNight,
}: Pick<DayPricesSent, 'weeklyPrice' | 'byNight'>): string | undefined {
  return weeklyPrice === undefined && !byNight ? WHOLE_EUROS : undefined;
}

/** Faults of complete prices: a weekend price or pricing by the night without a nightly price. */
export function findNightFault({
  nightlyPrice,
  weekendPrice,
  byNight,
}: Pick<DayPricesSent, 'nightlyPrice' | 'weekendPrice' | 'byNight'>): string | undefined {
  const faults = findDayPriceFaults({
    nightlyPrice: nightlyPrice ?? undefined,
    weekendPrice: weekendPrice ?? undefined,
    byNight: byNight || undefined,
  });
  return faults.weekendPrice ?? faults.byNight;
}
