/** Days as MM-dd, prices in whole euros. */
type SeasonsTable = { from_day: string; to_day: string; weekly_price: number };

type FeesTable = { only_row: 1; cleaning_fee: number; linen_fee: number };

type RatesTables = { seasons: SeasonsTable; fees: FeesTable };

declare module '../../db/schema.ts' {
  interface Schema extends RatesTables {}
}
