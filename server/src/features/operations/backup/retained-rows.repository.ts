import type { Reader, Trx } from '../../../db/transaction.ts';
import type { RetainedTable } from './retained-tables.ts';

/** A row of any table. */
export type TableRow = { readonly [column: string]: unknown };

/** The database with any table name allowed. */
function anyTableOf(reader: Reader) {
  return reader.$extendTables<Record<string, TableRow>>();
}

/** The first rows of a table, by key, after `last`. */
export async function listRowsAfter(
  reader: Reader,
  { table, key, portion, last }: RetainedTable & { readonly last: unknown },
): Promise<TableRow[]> {
  const all = anyTableOf(reader).selectFrom(table).selectAll().orderBy(key).limit(portion);
  return await (last === undefined ? all : all.where(key, '>', last)).execute();
}

/** Replaces the rows with the same keys, and deletes their parts. */
export async function putRows(
  copy: Trx,
  { table, key, parts }: Pick<RetainedTable, 'table' | 'key' | 'parts'>,
  tableRows: readonly TableRow[],
) {
  const open = anyTableOf(copy);
  const keys = tableRows.map((tableRow) => tableRow[key]);
  if (parts) await open.deleteFrom(parts.table).where(parts.key, 'in', keys).execute();
  await open.deleteFrom(table).where(key, 'in', keys).execute();
  await open
    .insertInto(table)
    .values([...tableRows])
    .execute();
}
