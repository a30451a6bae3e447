import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { Reader } from '../../../db/transaction.ts';
import { bookingsOf } from './bookings.records.ts';
import type { GuestStay, StoredBooking } from './bookings.table.ts';

/** The bookings that end on that day or later, or all of them, by start date. */
export async function listBookings(reader: Reader, from?: LocalDate): Promise<StoredBooking[]> {
  const all = reader.selectFrom('bookings').selectAll();
  const rows = await (from === undefined ? all : all.where('end_date', '>=', from))
    .orderBy('start_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return await bookingsOf(reader, rows);
}

/** The stays requested or entered between these days in UTC, both included; none that were brought from elsewhere. */
export async function listStaysRequestedBetween(reader: Reader, from: LocalDate, to: LocalDate): Promise<GuestStay[]> {
  const rows = await reader
    .selectFrom('bookings')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', addDays(to, 1))
    .where('moved_from', 'is', null)
    .execute();
  return (await bookingsOf(reader, rows)).filter((booking) => !booking.isBlocked);
}

export type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** The confirmed stays that arrive on these days, and those that depart on those. */
export async function listConfirmedAround(
  reader: Reader,
  { arrivals, departures }: { readonly arrivals: Days; readonly departures: Days },
): Promise<GuestStay[]> {
  const confirmed = reader.selectFrom('bookings').selectAll().where('status', '=', 'CONFIRMED');
  const arriving = confirmed.where('start_date', '>=', arrivals.from).where('start_date', '<=', arrivals.to);
  const departing = confirmed.where('end_date', '>=', departures.from).where('end_date', '<=', departures.to);
  const rows = [...(await arriving.execute()), ...(await departing.execute())];
  const stays = (await bookingsOf(reader, rows)).filter((booking) => !booking.isBlocked);
  return [...new Map(stays.map((stay) => [stay.id, stay])).values()];
}

/** The stays that an account requested, whatever their status, in order. */
export async function listStaysOfAccount(reader: Reader, userId: string): Promise<GuestStay[]> {
  const rows = await reader
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('start_date')
    .orderBy('id')
    .execute();
  return (await bookingsOf(reader, rows)).filter((booking) => !booking.isBlocked);
}

/** The ids of the pending requests whose given instant has come, the earliest first. */
export async function listDueIds(
  reader: Reader,
  column: 'expires_at' | 'expiry_warning_at',
  until: Date,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'PENDING')
    .where(column, '<=', until.toISOString())
    .orderBy(column)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stays that the owner entered, that never belonged to an account, and whose guest has an address. */
export async function listUnclaimedStays(reader: Reader): Promise<GuestStay[]> {
  const rows = await reader
    .selectFrom('bookings')
    .selectAll()
    .where('source', '=', 'OWNER')
    .where('user_id', 'is', null)
    .where('was_given', '=', 0)
    .where('guest_email', 'is not', null)
    .orderBy('start_date')
    .orderBy('id')
    .execute();
  return (await bookingsOf(reader, rows)).filter((booking) => !booking.isBlocked);
}

/** The confirmed stays that touch these days, both included, each with its guest; none that were over when brought. */
export async function listStaysTouching(reader: Reader, { from, to }: Days) {
  const rows = await reader
    .selectFrom('bookings')
    .select(['id', 'start_date', 'end_date', 'user_id', 'guest_name', 'guest_email', 'number_of_guests', 'source'])
    .select('confirmed_at')
    .where('status', '=', 'CONFIRMED')
    .where('was_over', '=', 0)
    .where('end_date', '>=', from)
    .where('start_date', '<=', to)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startDate: row.start_date,
    endDate: row.end_date,
    userId: row.user_id,
    guestName: row.guest_name ?? '',
    guestEmail: row.guest_email ?? '',
    numberOfGuests: row.number_of_guests ?? 1,
    source: row.source,
    confirmedAt: row.confirmed_at,
  }));
}

/** The stays in channel calendars that hold days, up to the day of departure, in order. */
export async function listImportedStays(reader: Reader): Promise<Stay[]> {
  const rows = await reader
    .selectFrom('channel_events')
    .innerJoin('bookings', 'bookings.id', 'channel_events.id')
    .select(['channel_events.start_date', 'channel_events.end_date'])
    .where('channel_events.as', '=', 'STAY')
    .orderBy('channel_events.start_date')
    .orderBy('channel_events.end_date')
    .execute();
  return rows.map((row) => ({ startDate: row.start_date, endDate: row.end_date }));
}
