import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import {
  fileRecord,
  rowRecord,
  type StoredFile,
  type StoredRow,
  type StoredStay,
  stayRecord,
} from './payouts.table.ts';

const files = describeRows<StoredFile>(fileRecord);

export const { find: findFile, insert: insertFile, update: updateFile } = files;

/** Newest first. */
export async function listFiles(reader: Reader): Promise<StoredFile[]> {
  return await files.list(reader, ['created_at', 'desc'], ['id']);
}

export const { insert: insertRow } = describeRows<StoredRow>(rowRecord);

export const { list: listStoredStays } = describeRows<StoredStay>(stayRecord);

/** The rows of files that were not withdrawn, by day. */
export async function listLiveRows(reader: Reader): Promise<StoredRow[]> {
  const rows = await reader
    .selectFrom('portal_rows')
    .innerJoin('portal_files', 'portal_files.id', 'file_id')
    .selectAll('portal_rows')
    .where('withdrawn_at', 'is', null)
    .orderBy('day')
    .orderBy('portal_rows.id')
    .execute();
  return rows.map((row) => rowRecord.recordOf(row));
}

/** Adds a stay, unless it is known. */
export async function putStay(trx: Trx, stay: StoredStay): Promise<void> {
  await trx
    .insertInto('portal_stays')
    .values(stayRecord.rowOf(stay))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes a stay; what it is linked to, a stay of a file that was withdrawn is not any more. */
export async function updateStay(trx: Trx, id: string, change: Partial<StoredStay>): Promise<void> {
  const { bookingId } = change;
  if (typeof bookingId === 'string') {
    await trx.updateTable('portal_stays').set({ booking_id: null }).where('booking_id', '=', bookingId).execute();
  }
  await trx.updateTable('portal_stays').set(stayRecord.rowOf(change)).where('id', '=', id).execute();
}

/** The confirmed stays that were brought from elsewhere, with how marks know them. */
export async function listMovedStays(reader: Reader) {
  return await reader
    .selectFrom('move_marks')
    .innerJoin('bookings', 'bookings.id', 'thing_id')
    .select(['move_marks.source', 'source_key as code', 'thing_id as bookingId'])
    .where('move_marks.kind', '=', 'booking')
    .where('bookings.status', '=', 'CONFIRMED')
    .execute();
}
