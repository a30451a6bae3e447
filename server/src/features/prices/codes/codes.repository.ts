import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { codeRecord, type StoredCode } from './codes.table.ts';

const rows = describeRows<StoredCode>(codeRecord);

export const { find: findCode, insert: insertCode, update: updateCode, remove: deleteCode } = rows;

/** All codes, newest first. */
export function listCodes(reader: Reader): Promise<StoredCode[]> {
  return rows.list(reader, ['created_at', 'desc'], ['id']);
}

export async function countCodes(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('discount_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findCodeByKey(reader: Reader, key: string): Promise<StoredCode | undefined> {
  const row = await reader.selectFrom('discount_codes').selectAll().where('code_key', '=', key).executeTakeFirst();
  return row && codeRecord.recordOf(row);
}

export async function findCodeOfBooking(reader: Reader, bookingId: string): Promise<StoredCode | undefined> {
  const row = await reader
    .selectFrom('code_uses')
    .innerJoin('discount_codes', 'discount_codes.id', 'code_uses.code_id')
    .selectAll('discount_codes')
    .where('code_uses.booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && codeRecord.recordOf(row);
}

/** How many pending or confirmed bookings use each code; unused codes are left out. */
export async function countUses(reader: Reader, codeId?: string): Promise<ReadonlyMap<string, number>> {
  const counts = await reader
    .selectFrom('code_uses')
    .innerJoin('bookings', 'bookings.id', 'code_uses.booking_id')
    .select(({ fn }) => ['code_uses.code_id', fn.countAll<number>().as('count')])
    .where('bookings.status', 'in', ['PENDING', 'CONFIRMED'])
    .$if(codeId !== undefined, (all) => all.where('code_uses.code_id', '=', codeId ?? ''))
    .groupBy('code_uses.code_id')
    .execute();
  return new Map(counts.map(({ code_id, count }) => [code_id, count]));
}

export async function insertUse(trx: Trx, bookingId: string, codeId: string): Promise<void> {
  await trx.insertInto('code_uses').values({ booking_id: bookingId, code_id: codeId }).execute();
}

export async function deleteUse(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('code_uses').where('booking_id', '=', bookingId).execute();
}

/** Codes that are on and usable on that day, whether used up or not. */
export async function listCodesOn(reader: Reader, today: LocalDate): Promise<Pick<StoredCode, 'id' | 'uses'>[]> {
  return await reader
    .selectFrom('discount_codes')
    .select(['id', 'uses'])
    .where('is_on', '=', 1)
    .where(({ eb, or }) => or([eb('is_for_account', '=', 0), eb('user_id', 'is not', null)]))
    .where(({ eb, or }) => or([eb('book_from', 'is', null), eb('book_from', '<=', today)]))
    .where(({ eb, or }) => or([eb('book_to', 'is', null), eb('book_to', '>=', today)]))
    .execute();
}
