import { z } from 'zod';
import { findDayPriceFaults } from '../../domain/prices/night-price.ts';

const WHOLE_EUROS = 'Il prezzo deve essere un numero intero di euro, da 0 in su';

/** Whole euros, up to what a week may cost. */
export const wholeEuros = z.number(WHOLE_EUROS).int(WHOLE_EUROS).min(0, WHOLE_EUROS).max(1_000_000, WHOLE_EUROS);

const eurosANight = wholeEuros.max(100_000, WHOLE_EUROS);

const ON_OR_OFF = 'Scegli true o false';

/** What days cost, as it is answered: the keys that they have. */
export const dayPrices = {
  /** Seven nights; of days that are counted by the night, what seven of them come to. */
  weeklyPrice: wholeEuros,
  nightlyPrice: eurosANight.optional(),
  weekendPrice: eurosANight.optional(),
  /** Whether stays of any length count nights. */
  byNight: z.literal(true).optional(),
  /** The least that the nights of a stay cost that arrives on these days. */
  minPrice: wholeEuros.optional(),
};

/** The same as it is sent: the week may be left out of days that are counted by the night, and null clears. */
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

/** What is wrong where neither a week nor nights are priced; undefined where one is. */
export function findWeekFault({
  weeklyPrice,
  byNight,
}: Pick<DayPricesSent, 'weeklyPrice' | 'byNight'>): string | undefined {
  return weeklyPrice === undefined && !byNight ? WHOLE_EUROS : undefined;
}

/** What is wrong with prices that are sent whole: a weekend without nights, nights to be counted without a price. */
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
