import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';

export async function findDoorCode(reader: Reader, bookingId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('door_codes')
    .select('code')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.code;
}

export async function putDoorCode(trx: Trx, bookingId: string, code: string): Promise<void> {
  await trx
    .insertInto('door_codes')
    .values({ booking_id: bookingId, code })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ code }))
    .execute();
}

export async function deleteDoorCode(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('door_codes').where('booking_id', '=', bookingId).execute();
}

/** Deletes the codes of stays that ended on that day or before. */
export async function deleteDoorCodesUntil(trx: Trx, day: LocalDate): Promise<void> {
  await trx
    .deleteFrom('door_codes')
    .where('booking_id', 'in', ({ selectFrom }) => selectFrom('bookings').select('id').where('end_date', '<=', day))
    .execute();
}
