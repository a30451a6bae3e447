import type { rateList } from '@approdo/shared/contract/stay/rates';
import type { Rates } from '@approdo/shared/domain/stay/rates';
import type { z } from 'zod';
import type { Reader, Trx } from '../../db/transaction.ts';

export async function getRates(reader: Reader): Promise<z.output<typeof rateList>> {
  const seasons = await reader.selectFrom('seasons').selectAll().orderBy('from_day').execute();
  const fees = await reader.selectFrom('fees').selectAll().executeTakeFirstOrThrow();
  return {
    seasons: seasons.map((row) => ({ from: row.from_day, to: row.to_day, weeklyPrice: row.weekly_price })),
    cleaningFee: fees.cleaning_fee,
    linenFee: fees.linen_fee,
    currency: 'EUR',
  };
}

/** Puts this price list in the place of the one there was, if any. */
export async function putRates(trx: Trx, rates: Rates): Promise<void> {
  const seasons = rates.seasons.map(({ from, to, weeklyPrice }) => ({
    from_day: from,
    to_day: to,
    weekly_price: weeklyPrice,
  }));
  const fees = { only_row: 1, cleaning_fee: rates.cleaningFee, linen_fee: rates.linenFee } as const;
  await trx.deleteFrom('seasons').execute();
  await trx.insertInto('seasons').values(seasons).execute();
  await trx
    .insertInto('fees')
    .values(fees)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(fees))
    .execute();
}
