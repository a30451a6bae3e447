import { createPriceBook, type PriceBook } from '@approdo/shared/domain/prices/price-book';
import type { Reader } from '../../../db/transaction.ts';
import { getPriceRules } from './price-rules.repository.ts';
import { listPriceLists } from './rates.repository.ts';

/** Everything that stays are currently priced by. */
export async function readPriceBook(reader: Reader): Promise<PriceBook> {
  return createPriceBook({ lists: await listPriceLists(reader), rules: await getPriceRules(reader) });
}

/** The age below which children do not pay as persons; null if the owner set none. */
export async function readChildAge(reader: Reader): Promise<number | null> {
  return (await getPriceRules(reader)).childAge;
}

/** Guests may choose linen until this many days before arrival. */
export async function readLinenUntilDays(reader: Reader): Promise<number> {
  return (await getPriceRules(reader)).linenUntilDays;
}
