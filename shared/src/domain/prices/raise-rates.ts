import type { DayPrices } from './rates.ts';

type Raise = {
  /** Negative to lower prices. */
  readonly percent: number;
  /** Prices are rounded to multiples of this, in whole euros. */
  readonly step: number;
};

/** A price in whole euros, raised and rounded half up to the step: at least one step, and 0 stays 0. */
export function raiseRates(price: number, { percent, step }: Raise): number {
  if (price === 0) return 0;
  const doubled = 2 * price * (100 + percent) + 100 * step;
  const unit = 200 * step;
  return Math.max(step, ((doubled - (doubled % unit)) / unit) * step);
}

/** The same for every price of some days; other fields are unchanged. */
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
