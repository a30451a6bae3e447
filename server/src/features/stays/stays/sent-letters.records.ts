import type { Reader, Trx } from '../../../db/transaction.ts';
import { type SentLetter, sentLetterRecord } from './sent-letters.table.ts';

export async function listSentLetters(reader: Reader, bookingId: string): Promise<SentLetter[]> {
  const rows = await reader
    .selectFrom('booking_letters')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('queued_at')
    .orderBy('letter')
    .execute();
  return rows.map((row) => sentLetterRecord.recordOf(row));
}

/** The ids of the mails that carried letters about these bookings. */
export async function listMailIds(reader: Reader, bookingIds: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('booking_letters')
    .select('mail_id')
    .where('booking_id', 'in', bookingIds)
    .execute();
  return rows.flatMap(({ mail_id }) => mail_id ?? []);
}

export async function findSentLetter(
  reader: Reader,
  bookingId: string,
  letter: string,
): Promise<SentLetter | undefined> {
  const row = await reader
    .selectFrom('booking_letters')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('letter', '=', letter)
    .executeTakeFirst();
  return row && sentLetterRecord.recordOf(row);
}

/** Replaces an earlier letter of the same kind. */
export async function putSentLetter(trx: Trx, bookingId: string, letter: Omit<SentLetter, 'sentAt'>): Promise<void> {
  const columns = { ...sentLetterRecord.rowOf(letter), sent_at: null };
  await trx
    .insertInto('booking_letters')
    .values({ booking_id: bookingId, ...columns })
    .onConflict((conflict) => conflict.columns(['booking_id', 'letter']).doUpdateSet(columns))
    .execute();
}

export async function deleteSentLetter(trx: Trx, bookingId: string, letter: string): Promise<void> {
  await trx.deleteFrom('booking_letters').where('booking_id', '=', bookingId).where('letter', '=', letter).execute();
}

export async function putSentAt(trx: Trx, mailId: string, sentAt: string): Promise<void> {
  await trx.updateTable('booking_letters').set({ sent_at: sentAt }).where('mail_id', '=', mailId).execute();
}

/** Whether the owner lets no letter go by itself to the guest of a stay. */
export async function isPaused(reader: Reader, bookingId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('letter_pauses')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function putPause(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .insertInto('letter_pauses')
    .values({ booking_id: bookingId })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
}

export async function deletePause(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('letter_pauses').where('booking_id', '=', bookingId).execute();
}
