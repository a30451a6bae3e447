import { priceSettings } from '@approdo/shared/contract/prices/price-rules';
import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { initialPriceRules, type PriceException, type PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { dayPricesOf, dayPricesRow } from './rates.repository.ts';
import type { PriceSettings } from './rates.table.ts';

/** Rules stored before linen per person and instant confirmation existed lack these fields. */
const storedSettings = priceSettings.extend({
  linenPer: priceSettings.shape.linenPer.default('STAY'),
  linenUntilDays: priceSettings.shape.linenUntilDays.default(0),
  instant: priceSettings.shape.instant.default(initialInstantRules),
});

const rulesColumn = jsonColumn('price_rules.rules', storedSettings);

/** All price rules beside the lists, as stored. */
export type StoredPriceRules = PriceSettings & Pick<PriceRules, 'exceptions'>;

/** The rules, or the initial ones if none were set; exceptions by date. */
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

/** Replaces the rules, if any. */
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
