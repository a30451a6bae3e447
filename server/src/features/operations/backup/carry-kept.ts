import { withoutRefusals } from '../../../db/sqlite/without-refusals.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { listAfter, putLines } from './kept.repository.ts';
import { KEPT_TABLES, type KeptTable } from './kept-tables.ts';

/** What is asked of the database that a restore replaces, once nobody writes there any more; undefined where it cannot be read. */
export type AskPresent = <Result>(ask: (reader: Reader) => Promise<Result>) => Promise<Result | undefined>;

/** Puts what the law wants kept of the present database into the copy that takes its place, line by line where it stands. */
export async function carryKept(copy: Trx, askPresent: AskPresent): Promise<void> {
  const tables = KEPT_TABLES.map(({ table }) => table);
  await withoutRefusals(copy, tables, async () => {
    for (const kept of KEPT_TABLES) await carryTable(copy, askPresent, kept);
  });
}

async function carryTable(copy: Trx, askPresent: AskPresent, kept: KeptTable): Promise<void> {
  let last: unknown;
  for (let isMore = true; isMore; ) {
    const lines = (await askPresent((reader) => listAfter(reader, { ...kept, last }))) ?? [];
    if (lines.length > 0) await putLines(copy, kept, lines);
    last = lines.at(-1)?.[kept.key];
    isMore = lines.length === kept.portion;
  }
}
