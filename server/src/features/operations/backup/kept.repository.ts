import type { Reader, Trx } from '../../../db/transaction.ts';
import type { KeptTable } from './kept-tables.ts';

/** A row of any table. */
export type KeptLine = { readonly [column: string]: unknown };

/** The database with any table name allowed. */
function anyTableOf(reader: Reader) {
  return reader.$extendTables<Record<string, KeptLine>>();
}

/** The first rows of a table, by key, after `last`. */
export async function listAfter(
  reader: Reader,
  { table, key, portion, last }: KeptTable & { readonly last: unknown },
): Promise<KeptLine[]> {
  const all = anyTableOf(reader).selectFrom(table).selectAll().orderBy(key).limit(portion);
  return await (last === undefined ? all : all.where(key, '>', last)).execute();
}

/** Replaces the rows with the same keys, and deletes their parts. */
export async function putLines(
  copy: Trx,
  { table, key, parts }: Pick<KeptTable, 'table' | 'key' | 'parts'>,
  lines: readonly KeptLine[],
) {
  const open = anyTableOf(copy);
  const keys = lines.map((line) => line[key]);
  if (parts) await open.deleteFrom(parts.table).where(parts.key, 'in', keys).execute();
  await open.deleteFrom(table).where(key, 'in', keys).execute();
  await open
    .insertInto(table)
    .values([...lines])
    .execute();
}
