import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { type FirstItems, firstItemsOf } from '../../../db/first-items.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { Days } from './booking-lists.records.ts';

/** What the owner must know to decide about a stay. */
export type WaitingStay = {
  readonly id: string;
  readonly guestName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly numberOfGuests: number;
  readonly createdAt: string;
};

const WAITING_COLUMNS = ['id', 'guest_name', 'start_date', 'end_date', 'number_of_guests', 'created_at'] as const;

/** The pending requests: those that expire first, then those that do not expire, by creation. */
export async function listOpenRequests(
  reader: Reader,
  most: number,
): Promise<FirstItems<WaitingStay & { readonly expiresAt: string | null }>> {
  const rows = await reader
    .selectFrom('bookings')
    .select([...WAITING_COLUMNS, 'expires_at'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('status', '=', 'PENDING')
    .orderBy(({ eb }) => eb.case().when('expires_at', 'is', null).then(1).else(0).end())
    .orderBy('expires_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return firstItemsOf(rows, (row) => ({ ...waitingOf(row), expiresAt: row.expires_at }));
}

/** The stays whose guests ask for a cancellation that the owner has not decided on. */
export async function listRequestedCancellations(
  reader: Reader,
  most: number,
): Promise<FirstItems<WaitingStay & { readonly requestedAt: string | null }>> {
  const rows = await reader
    .selectFrom('bookings')
    .select([...WAITING_COLUMNS, 'cancellation_asked_at'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('status', '=', 'CONFIRMED')
    .where('cancellation_asked_at', 'is not', null)
    .orderBy('cancellation_asked_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return firstItemsOf(rows, (row) => ({ ...waitingOf(row), requestedAt: row.cancellation_asked_at }));
}

/** The confirmed stays with guests in the property on these days, by arrival, found by the days they hold. */
export async function listStaysDuring(reader: Reader, { from, to }: Days) {
  const rows = await reader
    .selectFrom('bookings')
    .select([...WAITING_COLUMNS, 'guest_phone', 'linen'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('occupied_days')
        .select('booking_id')
        // The last day held may be the night before the departure.
        .where('day', '>=', addDays(from, -1))
        .where('day', '<=', to),
    )
    .where('status', '=', 'CONFIRMED')
    .where('end_date', '>=', from)
    .where('start_date', '<=', to)
    .orderBy('start_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...waitingOf(row), guestPhone: row.guest_phone, linen: row.linen === 1 }));
}

/** The stays of portals' guests on these days, by arrival: of them the portal's name is all that is known. */
export async function listPortalStaysDuring(reader: Reader, { from, to }: Days) {
  const rows = await reader
    .selectFrom('channel_events')
    .innerJoin('bookings', 'bookings.id', 'channel_events.id')
    .innerJoin('channels', 'channels.id', 'channel_events.channel_id')
    .select(['channel_events.id', 'channel_events.start_date', 'channel_events.end_date', 'channels.name'])
    .where('channel_events.as', '=', 'STAY')
    .where('channel_events.end_date', '>=', from)
    .where('channel_events.start_date', '<=', to)
    .orderBy('channel_events.start_date')
    .orderBy('channel_events.id')
    .execute();
  return rows.map((row) => ({ id: row.id, startDate: row.start_date, endDate: row.end_date, guestName: row.name }));
}

type WaitingRow = {
  readonly id: string;
  readonly guest_name: string | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly number_of_guests: number | null;
  readonly created_at: string;
};

function waitingOf(row: WaitingRow): WaitingStay {
  return {
    id: row.id,
    guestName: row.guest_name ?? '',
    startDate: row.start_date,
    endDate: row.end_date,
    numberOfGuests: row.number_of_guests ?? 0,
    createdAt: row.created_at,
  };
}
