import type { PropertyDetails } from '@approdo/shared/contract/property';
import type { Reader, Trx } from '../../db/transaction.ts';
import { propertyRecord } from './property.table.ts';

export async function readProperty(reader: Reader): Promise<PropertyDetails> {
  return propertyRecord.recordOf(await reader.selectFrom('property').selectAll().executeTakeFirstOrThrow());
}

/** Writes the one row there is, new or anew. */
export async function putProperty(trx: Trx, property: PropertyDetails): Promise<void> {
  const row = { only_row: 1, ...propertyRecord.rowOf(property) } as const;
  await trx
    .insertInto('property')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
