import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type BookingFieldChange, bookingChangeRecord } from './changes.table.ts';

/** What edits changed of a booking, the first of them first. */
export async function listChanges(reader: Reader, bookingId: string): Promise<BookingFieldChange[]> {
  const rows = await reader
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  return rows.map((row) => bookingChangeRecord.recordOf(row));
}

export async function addChanges(trx: Trx, bookingId: string, changes: readonly BookingFieldChange[]): Promise<void> {
  const { last } = await trx
    .selectFrom('booking_changes')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const rows = changes.map((change, index) => ({
    ...bookingChangeRecord.rowOf(change),
    booking_id: bookingId,
    position: (last ?? 0) + index + 1,
  }));
  await trx.insertInto('booking_changes').values(rows).execute();
}

const OF_A_GUEST = ['NAME', 'PHONE', 'EMAIL'] as const;

/** Removes guest identity from the history of these bookings, and these names as authors of changes. */
export async function eraseNamesInChanges(
  trx: Trx,
  bookingIds: readonly string[],
  names: readonly string[],
): Promise<void> {
  await inPortions(bookingIds, async (ids) => {
    await trx.deleteFrom('booking_changes').where('booking_id', 'in', ids).where('field', 'in', OF_A_GUEST).execute();
    await trx
      .updateTable('booking_changes')
      .set({ by: null })
      .where('booking_id', 'in', ids)
      .where('by', 'in', names)
      .execute();
    return [];
  });
}
