import type { MessageSide } from '@approdo/shared/contract/messages/conversations';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { bookingMessageRecord, type StoredBookingMessage } from './conversations.table.ts';

/** All of a booking, oldest first. */
export async function listMessages(reader: Reader, bookingId: string): Promise<StoredBookingMessage[]> {
  const rows = await reader
    .selectFrom('booking_messages')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  return rows.map(bookingMessageRecord.recordOf);
}

/** What one side wrote of a booking and the other has not read, oldest first. */
export async function listUnread(
  reader: Reader,
  bookingId: string,
  side: MessageSide,
): Promise<StoredBookingMessage[]> {
  const rows = await reader
    .selectFrom('booking_messages')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('side', '=', side)
    .where('read_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(bookingMessageRecord.recordOf);
}

/** How much of it there is, of each booking where there is any; of one account's where one is named. */
export async function countUnread(
  reader: Reader,
  side: MessageSide,
  userId?: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('booking_messages as messages')
    .innerJoin('bookings', 'bookings.id', 'messages.booking_id')
    .select(({ fn }) => ['messages.booking_id as bookingId', fn.countAll<number>().as('total')])
    .where('messages.side', '=', side)
    .where('messages.read_at', 'is', null)
    .$if(userId !== undefined, (all) => all.where('bookings.user_id', '=', userId ?? ''))
    .groupBy('messages.booking_id')
    .execute();
  return new Map(rows.map(({ bookingId, total }) => [bookingId, Number(total)]));
}

/** How much guests wrote that waits for the owner, of each booking where there is any. */
export async function countUnanswered(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('booking_messages')
    .select(({ fn }) => ['booking_id as bookingId', fn.countAll<number>().as('total')])
    .where('side', '=', 'GUEST')
    .where('answered_at', 'is', null)
    .groupBy('booking_id')
    .execute();
  return new Map(rows.map(({ bookingId, total }) => [bookingId, Number(total)]));
}

export async function findMessageByKey(
  reader: Reader,
  { bookingId, side, key }: Pick<StoredBookingMessage, 'bookingId' | 'side'> & { readonly key: string },
): Promise<StoredBookingMessage | undefined> {
  const row = await reader
    .selectFrom('booking_messages')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('side', '=', side)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && bookingMessageRecord.recordOf(row);
}

/** How many were written of a booking: none is ever taken out of the middle. */
export async function countMessages(reader: Reader, bookingId: string): Promise<number> {
  const { last } = await reader
    .selectFrom('booking_messages')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function insertMessage(trx: Trx, message: StoredBookingMessage): Promise<void> {
  await trx.insertInto('booking_messages').values(bookingMessageRecord.rowOf(message)).execute();
}

type Reading = {
  readonly bookingId: string;
  readonly side: MessageSide;
  readonly readAt: string;
  /** The id of the last that was read; all where left out. */
  readonly upTo?: string | undefined;
};

/** What that side wrote has been read by the other; what was before keeps its instant. */
export async function markRead(trx: Trx, { bookingId, side, readAt, upTo }: Reading): Promise<void> {
  await trx
    .updateTable('booking_messages')
    .set({ read_at: readAt })
    .where('booking_id', '=', bookingId)
    .where('side', '=', side)
    .where('read_at', 'is', null)
    .$if(upTo !== undefined, (all) =>
      all.where('position', '<=', ({ selectFrom }) =>
        selectFrom('booking_messages as last')
          .select('last.position')
          .where('last.booking_id', '=', bookingId)
          .where('last.id', '=', upTo ?? ''),
      ),
    )
    .execute();
}

/** Settles what the guest wrote and the owner has read; what she has not seen yet goes on waiting. */
export async function markAnswered(trx: Trx, bookingId: string, answeredAt: string): Promise<void> {
  await trx
    .updateTable('booking_messages')
    .set({ answered_at: answeredAt })
    .where('booking_id', '=', bookingId)
    .where('side', '=', 'GUEST')
    .where('answered_at', 'is', null)
    .where('read_at', 'is not', null)
    .execute();
}

/** A letter has taken these to the other side. */
export async function markTold(trx: Trx, ids: readonly string[], toldAt: string): Promise<void> {
  await trx.updateTable('booking_messages').set({ told_at: toldAt }).where('id', 'in', ids).execute();
}

export type Untold = Pick<StoredBookingMessage, 'bookingId' | 'side'>;

/** Where something was written that neither the other side nor a letter to it has seen. */
export async function listUntold(reader: Reader): Promise<Untold[]> {
  return await reader
    .selectFrom('booking_messages')
    .select(['booking_id as bookingId', 'side'])
    .distinct()
    .where('read_at', 'is', null)
    .where('told_at', 'is', null)
    .execute();
}

/** The bookings of which anything was written, with their guests. */
export async function listConversations(reader: Reader) {
  const rows = await reader
    .selectFrom('bookings')
    .select(['id as bookingId', 'guest_name', 'guest_email'])
    .where('id', 'in', ({ selectFrom }) => selectFrom('booking_messages').select('booking_id'))
    .orderBy('start_date')
    .execute();
  return rows.map(({ bookingId, guest_name, guest_email }) => ({
    bookingId,
    guestName: guest_name ?? '',
    guestEmail: guest_email ?? '',
  }));
}

export async function deleteConversation(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('booking_messages').where('booking_id', '=', bookingId).execute();
}

/** Of stays that ended by that day. */
export async function deleteMessagesOfStaysUntil(trx: Trx, day: LocalDate): Promise<void> {
  await trx
    .deleteFrom('booking_messages')
    .where('booking_id', 'in', ({ selectFrom }) => selectFrom('bookings').select('id').where('end_date', '<=', day))
    .execute();
}

/** All that was written of these bookings, the oldest first in each. */
export async function listMessagesOf(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<readonly StoredBookingMessage[]> {
  const rows = await inPortions(bookingIds, (ids) =>
    reader
      .selectFrom('booking_messages')
      .selectAll()
      .where('booking_id', 'in', ids)
      .orderBy('booking_id')
      .orderBy('position')
      .execute(),
  );
  return rows.map(bookingMessageRecord.recordOf);
}

/** Deletes what was written of these bookings up to an instant; how much there was. */
export async function deleteMessagesOf(trx: Trx, bookingIds: readonly string[], until: string): Promise<number> {
  const gone = await inPortions(bookingIds, async (ids) => [
    await trx
      .deleteFrom('booking_messages')
      .where('booking_id', 'in', ids)
      .where('created_at', '<=', until)
      .executeTakeFirst(),
  ]);
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
