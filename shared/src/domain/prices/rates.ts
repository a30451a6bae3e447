import type { YearDays } from '../stays/seasons.ts';

/** Day prices in whole euros (PRICES.md section 2). */
export type DayPrices = {
  /** Seven nights; a night is a seventh. */
  readonly weeklyPrice: number;
  /** The price of a single night. */
  readonly nightlyPrice?: number | undefined;
  /** The price of a weekend night; `nightlyPrice` if left out. */
  readonly weekendPrice?: number | undefined;
  /** Whether stays of any length are priced by the night; `weeklyPrice` is then the sum of seven nights. */
  readonly byNight?: true | undefined;
  /** Minimum price of the nights of a stay arriving on these days. */
  readonly minPrice?: number | undefined;
};

/** Days of every year with their prices. */
export type Season = YearDays & DayPrices;

/** The price list: seasons that cover each day of a year once, and the fees of a stay in whole euros. */
export type Rates = {
  readonly seasons: readonly Season[];
  readonly cleaningFee: number;
  readonly linenFee: number;
  readonly currency: 'EUR';
};

/** The price list of an empty installation (SPEC.md section 9). */
export const initialRates: Rates = {
  seasons: [
    { from: '01-01', to: '04-30', weeklyPrice: 200 },
    { from: '05-01', to: '05-31', weeklyPrice: 300 },
    { from: '06-01', to: '06-15', weeklyPrice: 350 },
    { from: '06-16', to: '06-30', weeklyPrice: 500 },
    { from: '07-01', to: '07-15', weeklyPrice: 630 },
    { from: '07-16', to: '07-31', weeklyPrice: 690 },
    { from: '08-01', to: '08-08', weeklyPrice: 890 },
    { from: '08-09', to: '08-19', weeklyPrice: 1050 },
    { from: '08-20', to: '08-31', weeklyPrice: 890 },
    { from: '09-01', to: '09-30', weeklyPrice: 690 },
    { from: '10-01', to: '10-15', weeklyPrice: 630 },
    { from: '10-16', to: '10-31', weeklyPrice: 500 },
    { from: '11-01', to: '12-31', weeklyPrice: 200 },
  ],
  cleaningFee: 30,
  linenFee: 20,
  currency: 'EUR',
};
