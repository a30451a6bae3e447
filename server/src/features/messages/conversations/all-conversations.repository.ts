import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { OPEN_DAYS } from '@approdo/shared/domain/messages/conversation';
import { sql } from 'kysely';
import { type FirstItems, firstItemsOf } from '../../../db/first-items.ts';
import type { Reader } from '../../../db/transaction.ts';

export type WaitingConversation = {
  readonly bookingId: string;
  readonly guestName: string;
  /** When the oldest waiting message was written. */
  readonly since: string;
  readonly unanswered: number;
};

/**
 * The conversations in which a guest waits for the owner, longest first: for an answer while both may write, then to be
 * read. Scans unanswered messages only, however many there ever were.
 */
export async function listWaitingConversations(
  reader: Reader,
  { today, most }: { readonly today: LocalDate; readonly most: number },
): Promise<FirstItems<WaitingConversation>> {
  const rows = await reader
    .selectFrom('booking_messages as messages')
    .innerJoin('bookings', 'bookings.id', 'messages.booking_id')
    .select(({ fn }) => [
      'bookings.id as bookingId',
      'bookings.guest_name as guestName',
      fn.min('messages.created_at').as('since'),
      fn.countAll<number>().as('unanswered'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    // A literal, not a parameter: the partial index serves only queries that name this value.
    .where('messages.side', '=', sql.lit('GUEST' as const))
    .where('messages.answered_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('messages.read_at', 'is', null),
        and([
          eb('bookings.end_date', '>=', addDays(today, -OPEN_DAYS)),
          or([
            eb('bookings.status', '=', 'CONFIRMED'),
            and([eb('bookings.status', '=', 'PENDING'), eb('bookings.user_id', 'is not', null)]),
          ]),
        ]),
      ]),
    )
    .groupBy(['bookings.id', 'bookings.guest_name'])
    .orderBy('since')
    .orderBy('bookings.id')
    .limit(most)
    .execute();
  return firstItemsOf(rows, ({ total: _, unanswered, guestName, ...row }) => ({
    ...row,
    guestName: guestName ?? '',
    unanswered: Number(unanswered),
  }));
}

/** The ids of the bookings with the latest messages, latest first, at most `most`, and of those that are named. */
export async function listLatestBookingIds(reader: Reader, most: number) {
  const rows = await reader
    .selectFrom('booking_messages')
    .select(({ fn }) => ['booking_id as bookingId', fn.max('created_at').as('latest')])
    .groupBy('booking_id')
    .orderBy('latest', 'desc')
    .orderBy('booking_id')
    .limit(most)
    .execute();
  return rows.map(({ bookingId }) => bookingId);
}

/** Each of these bookings with its last message. */
export async function listLastMessages(reader: Reader, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return [];
  return await reader
    .selectFrom('booking_messages as messages')
    .innerJoin('bookings', 'bookings.id', 'messages.booking_id')
    .select([
      'bookings.id as bookingId',
      'bookings.guest_name as guestName',
      'bookings.start_date as startDate',
      'bookings.end_date as endDate',
      'bookings.status',
      'messages.side',
      'messages.text',
      'messages.created_at as createdAt',
    ])
    .where('messages.booking_id', 'in', bookingIds)
    .where('messages.position', '=', ({ selectFrom }) =>
      selectFrom('booking_messages as later')
        .select(({ fn }) => fn.max('later.position').as('last'))
        .whereRef('later.booking_id', '=', 'messages.booking_id'),
    )
    .execute();
}
