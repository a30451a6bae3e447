import type { PriceList } from '@approdo/shared/domain/prices/price-years';
import type { DayPrices, Season } from '@approdo/shared/domain/prices/rates';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { DayPricesRow } from './rates.table.ts';

/** The year stored for the first list, which has none. */
const FIRST = 0;

export type StoredList = PriceList & { readonly validFrom: number | null };

/** All price lists by year, the first one first; seasons by date. */
export async function listPriceLists(reader: Reader): Promise<StoredList[]> {
  const lists = await reader.selectFrom('price_lists').selectAll().orderBy('valid_from').execute();
  const seasons = await reader.selectFrom('seasons').selectAll().orderBy('valid_from').orderBy('from_day').execute();
  const byList = Map.groupBy(seasons, ({ valid_from }) => valid_from);
  return lists.map(({ valid_from, cleaning_fee, linen_fee }) => ({
    validFrom: valid_from === FIRST ? null : valid_from,
    seasons: (byList.get(valid_from) ?? []).map((row) => ({
      from: row.from_day,
      to: row.to_day,
      ...dayPricesOf(row),
    })),
    cleaningFee: cleaning_fee,
    linenFee: linen_fee,
  }));
}

/** Inserts or replaces the list from that year on, or the first one. */
export async function putPriceList(trx: Trx, { validFrom, ...list }: PriceList): Promise<void> {
  const year = validFrom ?? FIRST;
  const row = { valid_from: year, cleaning_fee: list.cleaningFee, linen_fee: list.linenFee };
  await trx
    .insertInto('price_lists')
    .values(row)
    .onConflict((conflict) => conflict.column('valid_from').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('seasons').where('valid_from', '=', year).execute();
  await trx
    .insertInto('seasons')
    .values(list.seasons.map((season) => ({ valid_from: year, ...seasonRow(season) })))
    .execute();
}

/** Returns whether there was one. */
export async function deletePriceList(trx: Trx, year: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('price_lists').where('valid_from', '=', year).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Day prices of a row, without the keys that are null. */
export function dayPricesOf(row: DayPricesRow): DayPrices {
  return {
    weeklyPrice: row.weekly_price,
    ...(row.nightly_price !== null && { nightlyPrice: row.nightly_price }),
    ...(row.weekend_price !== null && { weekendPrice: row.weekend_price }),
    ...(row.by_night === 1 && { byNight: true as const }),
    ...(row.min_price !== null && { minPrice: row.min_price }),
  };
}

export function dayPricesRow(prices: DayPrices): DayPricesRow {
  return {
    weekly_price: prices.weeklyPrice,
    nightly_price: prices.nightlyPrice ?? null,
    weekend_price: prices.weekendPrice ?? null,
    by_night: prices.byNight ? 1 : 0,
    min_price: prices.minPrice ?? null,
  };
}

function seasonRow({ from, to, ...prices }: Season) {
  return { from_day: from, to_day: to, ...dayPricesRow(prices) };
}
