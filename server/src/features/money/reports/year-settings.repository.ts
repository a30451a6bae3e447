import { yearTerms } from '@approdo/shared/contract/money/year-settings';
import { z } from 'zod';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** How the owner is taxed. */
export type YearTerms = z.output<typeof yearTerms>;

const INITIAL: YearTerms = { regime: 'NONE', homes: 1, isChosen: true, certificates: [] };

/** Fills in defaults for terms that an older row lacks. */
const settings = z
  .record(z.string(), z.unknown())
  .transform((stored) => ({ ...INITIAL, ...stored }))
  .pipe(yearTerms);
const settingsColumn = jsonColumn('year_settings.settings', settings);

export async function getYearTerms(reader: Reader): Promise<YearTerms> {
  const row = await reader.selectFrom('year_settings').select('settings').executeTakeFirst();
  return row ? settingsColumn.read(row.settings) : INITIAL;
}

export async function putYearTerms(trx: Trx, terms: YearTerms): Promise<void> {
  const settings = settingsColumn.write(terms);
  await trx
    .insertInto('year_settings')
    .values({ only_row: 1, settings })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ settings }))
    .execute();
}
