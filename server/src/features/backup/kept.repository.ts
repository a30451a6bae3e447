import type { Reader, Trx } from '../../db/transaction.ts';
import type { KeptTable } from './kept-tables.ts';

/** A line of whatever table. */
export type KeptLine = { readonly [column: string]: unknown };

/** A database in which any table may be named. */
function anyTableOf(reader: Reader) {
  return reader.$extendTables<Record<string, KeptLine>>();
}

/** The first lines of a table, by its key, after `last`. */
export async function listAfter(
  reader: Reader,
  { table, key, portion, last }: KeptTable & { readonly last: unknown },
): Promise<KeptLine[]> {
  const all = anyTableOf(reader).selectFrom(table).selectAll().orderBy(key).limit(portion);
  return await (last === undefined ? all : all.where(key, '>', last)).execute();
}

/** Puts lines in the place of those that have their keys. */
export async function putLines(
  copy: Trx,
  { table, key }: Pick<KeptTable, 'table' | 'key'>,
  lines: readonly KeptLine[],
) {
  const open = anyTableOf(copy);
  await open
    .deleteFrom(table)
    .where(
      key,
      'in',
      lines.map((line) => line[key]),
    )
    .execute();
  await open
    .insertInto(table)
    .values([...lines])
    .execute();
}
