import { type TouristTaxTerms, touristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** The terms, and the first day that is declared from here; null while no nights are taxed. */
export type StoredTax = { readonly terms: TouristTaxTerms; readonly since: LocalDate | null };

const settingsColumn = jsonColumn('tourist_tax.settings', touristTaxTerms);

const INITIAL: TouristTaxTerms = {
  mode: 'NONE',
  text: '',
  tariffs: [],
  exemptions: [],
  period: 'QUARTER',
  due: { day: 15, monthsAfter: 1 },
  countBy: 'DEPARTURE',
  isCollected: true,
};

export async function getTouristTax(reader: Reader): Promise<StoredTax> {
  const row = await reader.selectFrom('tourist_tax').select(['settings', 'since']).executeTakeFirst();
  return row ? { terms: settingsColumn.read(row.settings), since: row.since } : { terms: INITIAL, since: null };
}

export async function putTouristTax(trx: Trx, { terms, since }: StoredTax): Promise<void> {
  const columns = { settings: settingsColumn.write(terms), since };
  await trx
    .insertInto('tourist_tax')
    .values({ only_row: 1, ...columns })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(columns))
    .execute();
}
