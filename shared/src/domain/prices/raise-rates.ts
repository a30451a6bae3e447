import type { DayPrices } from './rates.ts';

type Raise = {
  /** Below 0 it is lowered. */
  readonly percent: number;
  /** Whole euros that prices are rounded to. */
  readonly step: number;
};

/** A price in whole euros, so much dearer and half up to the step: at least a step, and 0 stays 0. */
export function raiseRates(price: number, { percent, step }: Raise): number {
  if (price === 0) return 0;
  const doubled = 2 * price * (100 + percent) + 100 * step;
  const unit = 200 * step;
  return Math.max(step, ((doubled - (doubled % unit)) / unit) * step);
}

/** The same of each price that days have; what else is known of them stays. */
export function raiseDayPrices<Prices extends DayPrices>(prices: Prices, raise: Raise): Prices {
  const { weeklyPrice, nightlyPrice, weekendPrice, minPrice } = prices;
  return {
    ...prices,
    weeklyPrice: raiseRates(weeklyPrice, raise),
    ...(nightlyPrice !== undefined && { nightlyPrice: raiseRates(nightlyPrice, raise) }),
    ...(weekendPrice !== undefined && { weekendPrice: raiseRates(weekendPrice, raise) }),
    ...(minPrice !== undefined && { minPrice: raiseRates(minPrice, raise) }),
  };
}
