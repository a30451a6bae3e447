import { withoutRefusals } from '../../db/sqlite/without-refusals.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import { KEPT_TABLES, type KeptTable } from './kept-tables.ts';

/** What is asked of the database that a restore replaces, once nobody writes there any more; undefined where it cannot be read. */
export type AskPresent = <Result>(ask: (reader: Reader) => Promise<Result>) => Promise<Result | undefined>;

type Line = { readonly [column: string]: unknown };

/** A database in which any table may be named. */
function anyTableOf(reader: Reader) {
  return reader.$extendTables<Record<string, Line>>();
}

/** Puts what the law wants kept of the present database into the copy that takes its place, line by line where it stands. */
export async function carryKept(copy: Trx, askPresent: AskPresent): Promise<void> {
  const tables = KEPT_TABLES.map(({ table }) => table);
  await withoutRefusals(copy, tables, async () => {
    for (const kept of KEPT_TABLES) await carryTable(copy, askPresent, kept);
  });
}

async function carryTable(copy: Trx, askPresent: AskPresent, { table, key, portion }: KeptTable): Promise<void> {
  let last: unknown;
  for (let isMore = true; isMore; ) {
    const lines = (await askPresent((reader) => listAfter(reader, { table, key, portion, last }))) ?? [];
    if (lines.length > 0) await putLines(copy, { table, key }, lines);
    last = lines.at(-1)?.[key];
    isMore = lines.length === portion;
  }
}

async function listAfter(reader: Reader, { table, key, portion, last }: KeptTable & { readonly last: unknown }) {
  const all = anyTableOf(reader).selectFrom(table).selectAll().orderBy(key).limit(portion);
  return await (last === undefined ? all : all.where(key, '>', last)).execute();
}

async function putLines(copy: Trx, { table, key }: Pick<KeptTable, 'table' | 'key'>, lines: readonly Line[]) {
  const open = anyTableOf(copy);
  await open
    .deleteFrom(table)
    .where(
      key,
      'in',
      lines.map((line) => line[key]),
    )
    .execute();
  await open.insertInto(table).values([...lines]).execute();
}
