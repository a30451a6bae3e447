import type { priceSettings } from '@approdo/shared/contract/prices/price-rules';
import type { z } from 'zod';

/** Day prices in whole euros; null for prices not set. */
export type DayPricesRow = {
  weekly_price: number;
  nightly_price: number | null;
  weekend_price: number | null;
  by_night: 0 | 1;
  min_price: number | null;
};

/** The year from which a list holds, 0 for the first one; fees in whole euros. */
type PriceListsTable = { valid_from: number; cleaning_fee: number; linen_fee: number };

/** Days as MM-dd. */
type SeasonsTable = { valid_from: number; from_day: string; to_day: string } & DayPricesRow;

type PriceExceptionsTable = { start_date: string; end_date: string; label: string | null } & DayPricesRow;

/** All but the exceptions, as JSON. */
type PriceRulesTable = { only_row: 1; rules: string };

/** The price rules without the exceptions. */
export type PriceSettings = z.output<typeof priceSettings>;

type RatesTables = {
  price_lists: PriceListsTable;
  seasons: SeasonsTable;
  price_exceptions: PriceExceptionsTable;
  price_rules: PriceRulesTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends RatesTables {}
}
