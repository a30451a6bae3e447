import type { MessageSide } from '@approdo/shared/contract/messages/conversations';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { bookingMessageRecord, type StoredBookingMessage } from './conversations.table.ts';

/** All messages of a booking, oldest first. */
export async function listMessages(reader: Reader, bookingId: string): Promise<StoredBookingMessage[]> {
  const rows = await reader
    .selectFrom('booking_messages')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  return rows.map(bookingMessageRecord.recordOf);
}

/** The messages of one side that the other has not read, oldest first. */
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

/** The number of unread messages by booking, without zeros; only of one account's bookings if `userId` is given. */
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

/** The number of guests' messages that wait for the owner, by booking, without zeros. */
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

/** The number of messages of a booking; single messages are never deleted, so it also gives the next position. */
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
  /** The id of the last message read; all if left out. */
  readonly upTo?: string | undefined;
};

/** Marks one side's messages as read by the other; those already read keep their instant. */
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

/** Marks the guest's messages that the owner has read as answered; unread ones go on waiting. */
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

/** Marks messages as mailed to the other side. */
export async function markNotified(trx: Trx, ids: readonly string[], toldAt: string): Promise<void> {
  await trx.updateTable('booking_messages').set({ told_at: toldAt }).where('id', 'in', ids).execute();
}

export type UnannouncedSide = Pick<StoredBookingMessage, 'bookingId' | 'side'>;

/** The bookings and sides with messages that were neither read nor mailed. */
export async function listUnannouncedSides(reader: Reader): Promise<UnannouncedSide[]> {
  return await reader
    .selectFrom('booking_messages')
    .select(['booking_id as bookingId', 'side'])
    .distinct()
    .where('read_at', 'is', null)
    .where('told_at', 'is', null)
    .execute();
}

/** The bookings with messages, with their guests. */
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

/** Deletes the messages of stays that ended by that day. */
export async function deleteMessagesOfStaysUntil(trx: Trx, day: LocalDate): Promise<void> {
  await trx
    .deleteFrom('booking_messages')
    .where('booking_id', 'in', ({ selectFrom }) => selectFrom('bookings').select('id').where('end_date', '<=', day))
    .execute();
}

/** All messages of these bookings, oldest first in each. */
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

/** Deletes the messages of these bookings up to an instant; returns how many. */
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
