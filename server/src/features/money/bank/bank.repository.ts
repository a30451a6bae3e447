import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { layoutRecord, matchRecord, type StoredLayout, type StoredMatch } from './bank.table.ts';

export const { update: updateMatch } = describeRows<StoredMatch>(matchRecord);

export async function findMatch(reader: Reader, by: 'id' | 'key', value: string): Promise<StoredMatch | undefined> {
  const row = await reader.selectFrom('bank_matches').selectAll().where(by, '=', value).executeTakeFirst();
  return row && matchRecord.recordOf(row);
}

/** The matches of a year, undone ones too, by day. */
export async function listMatches(reader: Reader, year: number): Promise<StoredMatch[]> {
  const rows = await reader
    .selectFrom('bank_matches')
    .selectAll()
    .where('date', '>=', `${year}-01-01`)
    .where('date', '<=', `${year}-12-31`)
    .orderBy('date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => matchRecord.recordOf(row));
}

/** All matches that were not undone. */
export async function listLiveMatches(reader: Reader): Promise<StoredMatch[]> {
  const rows = await reader.selectFrom('bank_matches').selectAll().where('undone_at', 'is', null).execute();
  return rows.map((row) => matchRecord.recordOf(row));
}

/** Resolves with false, and writes nothing, where the line is matched already. */
export async function insertMatch(trx: Trx, match: StoredMatch): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bank_matches')
    .values(matchRecord.rowOf(match))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The transfers in the ledger on these days, without those that were reversed or reverse another. */
export async function listTransfers(
  reader: Reader,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
) {
  return await reader
    .selectFrom('entries as entry')
    .leftJoin('entries as counter', 'counter.reverses', 'entry.id')
    .select(['entry.id', 'entry.booking_id as bookingId', 'entry.direction', 'entry.amount', 'entry.date'])
    .where('entry.method', '=', 'BANK')
    .where('entry.reverses', 'is', null)
    .where('entry.date', '>=', from)
    .where('entry.date', '<=', to)
    .where('counter.id', 'is', null)
    .orderBy('entry.date')
    .orderBy('entry.id')
    .execute();
}

/** Which of these entries were reversed. */
export async function listReversed(reader: Reader, entryIds: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (entryIds.length === 0) return new Set();
  const rows = await reader.selectFrom('entries').select('reverses').where('reverses', 'in', entryIds).execute();
  return new Set(rows.map(({ reverses }) => reverses));
}

export async function findLayout(reader: Reader, header: string): Promise<StoredLayout | undefined> {
  const row = await reader.selectFrom('bank_layouts').selectAll().where('header', '=', header).executeTakeFirst();
  return row && layoutRecord.recordOf(row);
}

/** Layouts beyond these are forgotten, the oldest first. */
const MAX_LAYOUTS = 20;

export async function keepLayout(trx: Trx, layout: StoredLayout): Promise<void> {
  const row = layoutRecord.rowOf(layout);
  await trx
    .insertInto('bank_layouts')
    .values(row)
    .onConflict((conflict) => conflict.column('header').doUpdateSet(row))
    .execute();
  const rows = await trx.selectFrom('bank_layouts').select('header').orderBy('used_at', 'desc').execute();
  const old = rows.slice(MAX_LAYOUTS).map(({ header }) => header);
  if (old.length > 0) await trx.deleteFrom('bank_layouts').where('header', 'in', old).execute();
}
