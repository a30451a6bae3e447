import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';

type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** What a calendar shows of a stay, request or block. */
export type PlannedStay = Awaited<ReturnType<typeof listPlannedStays>>[number];

/**
 * Requests, confirmed stays and closed days that touch these days, by start, then by creation. Past bookings are
 * excluded first, by the index of end dates: with that of start dates, all earlier years would be read.
 */
export async function listPlannedStays(reader: Reader, { from, to }: Days) {
  const rows = await reader
    .with(
      (cte) => cte('not_over').materialized(),
      (db) => db.selectFrom('bookings').selectAll().where('end_date', '>=', from),
    )
    .selectFrom('not_over')
    .leftJoin('channels', 'channels.id', 'not_over.channel_id')
    .select(['not_over.id', 'start_date', 'end_date', 'status', 'guest_name', 'number_of_guests', 'expires_at'])
    .select(['reason', 'portal', 'was_over', 'channels.name'])
    .where('status', 'in', ['PENDING', 'CONFIRMED', 'NOT_AVAILABLE'])
    .where('start_date', '<=', to)
    .orderBy('start_date')
    .orderBy('not_over.created_at')
    .orderBy('not_over.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startDate: row.start_date,
    endDate: row.end_date,
    status: row.status,
    guestName: row.guest_name ?? '',
    numberOfGuests: row.number_of_guests,
    expiresAt: row.expires_at,
    reason: row.reason,
    /** Where a stay brought from elsewhere was booked. */
    portal: row.portal,
    /** Whether it was over when it was brought. */
    wasOver: row.was_over === 1,
    /** Null unless it comes from a channel. */
    channelName: row.name,
  }));
}

/** The occupied days among these, in order. */
export async function listOccupiedBetween(reader: Reader, { from, to }: Days): Promise<LocalDate[]> {
  const rows = await reader
    .selectFrom('occupied_days')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}
