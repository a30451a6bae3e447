import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type AddedStay, addedStayRecord } from './register.table.ts';

/** Both included. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** Stays that the owner added, or left of deleted bookings, that touch these days. */
export async function listAddedStays(reader: Reader, { from, to }: Days): Promise<AddedStay[]> {
  const rows = await reader
    .selectFrom('register_stays')
    .select(addedStayRecord.columns)
    .where('end_date', '>=', from)
    .where('start_date', '<=', to)
    .execute();
  return rows.map((row) => addedStayRecord.recordOf(row));
}

export async function findAddedStay(
  reader: Reader,
  by: 'id' | 'request_key' | 'booking_id',
  value: string,
): Promise<AddedStay | undefined> {
  const row = await reader
    .selectFrom('register_stays')
    .select(addedStayRecord.columns)
    .where(by, '=', value)
    .executeTakeFirst();
  return row && addedStayRecord.recordOf(row);
}

/** The ids of these bookings that a stay was made from. */
export async function listBookingsAdded(reader: Reader, bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await inPortions(bookingIds, (portion) =>
    reader
      .selectFrom('register_stays')
      .select('booking_id')
      .where('booking_id', 'in', [...portion])
      .execute(),
  );
  return new Set(rows.flatMap(({ booking_id }) => (booking_id === null ? [] : [booking_id])));
}

export async function insertAddedStay(trx: Trx, stay: AddedStay): Promise<void> {
  await trx.insertInto('register_stays').values(addedStayRecord.rowOf(stay)).execute();
}

export async function updateAddedStay(trx: Trx, { id, ...stay }: AddedStay): Promise<void> {
  await trx.updateTable('register_stays').set(addedStayRecord.rowOf(stay)).where('id', '=', id).execute();
}

export async function deleteAddedStay(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('register_stays').where('id', '=', id).execute();
}

/** When a stay's check-in link expires, by stay; expired links are left out. */
export async function listLinks(
  reader: Reader,
  stayIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await inPortions(stayIds, (portion) =>
    reader
      .selectFrom('register_links')
      .select(['stay_id', 'expires_at'])
      .where('stay_id', 'in', [...portion])
      .where('expires_at', '>', now.toISOString())
      .execute(),
  );
  return new Map(rows.map(({ stay_id, expires_at }) => [stay_id, expires_at]));
}
