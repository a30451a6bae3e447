import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import type { TurnoverOptions } from '@approdo/shared/domain/stays/availability';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { propertyRecord } from './property.table.ts';

export async function readProperty(reader: Reader): Promise<PropertyDetails> {
  return propertyRecord.recordOf(await reader.selectFrom('property').selectAll().executeTakeFirstOrThrow());
}

const listTurnover = rememberQuery((reader) => reader.selectFrom('property').select('same_day_turnover'));

export async function readTurnover(reader: Reader): Promise<TurnoverOptions> {
  const [row] = await listTurnover(reader, {});
  if (!row) throw new Error('a site has a property');
  return { sameDayTurnover: row.same_day_turnover === 1 };
}

/** Inserts or updates the single row. */
export async function putProperty(trx: Trx, property: PropertyDetails): Promise<void> {
  const row = { only_row: 1, ...propertyRecord.rowOf(property) } as const;
  await trx
    .insertInto('property')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
