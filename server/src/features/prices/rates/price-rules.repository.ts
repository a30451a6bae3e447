import { priceSettings } from '@approdo/shared/contract/prices/price-rules';
import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { initialPriceRules, type PriceException, type PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { dayPricesOf, dayPricesRow } from './rates.repository.ts';
import type { PriceSettings } from './rates.table.ts';

/** Rules from before linen could be paid by person, or some stays be confirmed at once, do without. */
const keptSettings = priceSettings.extend({
  linenPer: priceSettings.shape.linenPer.default('STAY'),
  linenUntilDays: priceSettings.shape.linenUntilDays.default(0),
  instant: priceSettings.shape.instant.default(initialInstantRules),
});

const rulesColumn = jsonColumn('price_rules.rules', keptSettings);

/** All that is set beside the lists, as it is kept. */
export type StoredPriceRules = PriceSettings & Pick<PriceRules, 'exceptions'>;

/** What holds where nothing was ever set; the exceptions by their days. */
export async function getPriceRules(reader: Reader): Promise<StoredPriceRules> {
  const row = await reader.selectFrom('price_rules').selectAll().executeTakeFirst();
  const exceptions = await reader.selectFrom('price_exceptions').selectAll().orderBy('start_date').execute();
  const { exceptions: _, ...initial } = initialPriceRules;
  return {
    ...(row ? rulesColumn.read(row.rules) : initial),
    exceptions: exceptions.map(({ start_date, end_date, label, ...prices }) => ({
      startDate: start_date,
      endDate: end_date,
      ...(label !== null && { label }),
      ...dayPricesOf(prices),
    })),
  };
}

/** Puts these rules in the place of those there were, if any. */
export async function putPriceRules(trx: Trx, { exceptions, ...settings }: StoredPriceRules): Promise<void> {
  const row = { only_row: 1, rules: rulesColumn.write(settings) } as const;
  await trx.deleteFrom('price_exceptions').execute();
  if (exceptions.length > 0) await trx.insertInto('price_exceptions').values(exceptions.map(exceptionRow)).execute();
  await trx
    .insertInto('price_rules')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

function exceptionRow({ startDate, endDate, label, ...prices }: PriceException) {
  return { start_date: startDate, end_date: endDate, label: label || null, ...dayPricesRow(prices) };
}
