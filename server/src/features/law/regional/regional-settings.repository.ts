import { regionalTerms } from '@approdo/shared/contract/law/regional';
import { initialRegionalTerms, type RegionalTerms } from '@approdo/shared/domain/law/regional/regional-terms';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { getProperty } from '../../content/property/index.ts';

const settingsColumn = jsonColumn('regional_settings.settings', regionalTerms);

/** By default the property has as many beds as it takes guests. */
export async function getRegionalTerms(reader: Reader): Promise<RegionalTerms> {
  const row = await reader.selectFrom('regional_settings').select('settings').executeTakeFirst();
  return row ? settingsColumn.read(row.settings) : initialRegionalTerms((await getProperty(reader)).maxGuests);
}

export async function putRegionalTerms(trx: Trx, terms: RegionalTerms): Promise<void> {
  const settings = settingsColumn.write({ ...terms, closed: [...terms.closed] });
  await trx
    .insertInto('regional_settings')
    .values({ only_row: 1, settings })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ settings }))
    .execute();
}
