import { createPriceBook, type PriceBook } from '@approdo/shared/domain/prices/price-book';
import type { Reader } from '../../../db/transaction.ts';
import { getPriceRules } from './price-rules.repository.ts';
import { listPriceLists } from './rates.repository.ts';

/** All that stays are priced by, as it is now. */
export async function readPriceBook(reader: Reader): Promise<PriceBook> {
  return createPriceBook({ lists: await listPriceLists(reader), rules: await getPriceRules(reader) });
}

/** The age below which children pay no person; null where the owner set none. */
export async function readChildAge(reader: Reader): Promise<number | null> {
  return (await getPriceRules(reader)).childAge;
}

/** Until how many days before the arrival guests may choose linen. */
export async function readLinenUntilDays(reader: Reader): Promise<number> {
  return (await getPriceRules(reader)).linenUntilDays;
}
