import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import {
  BOOKING_COLUMNS,
  type BookingsTable,
  blockRecord,
  type GuestStay,
  type StoredBooking,
  stayRecord,
} from './bookings.table.ts';
import { changeSearchRevision } from './searchable-stays.records.ts';
import { insertTakenExtras, readTakenExtras } from './taken-extras.records.ts';

/** The status details of a stay that has none yet. */
export const NO_STATUS_DETAILS = {
  outcome: null,
  closedAt: null,
  confirmedAt: null,
  isInstant: false,
  heldUntil: null,
  heldAtMost: null,
  expiresAt: null,
  expiryWarningAt: null,
  cancellationAskedAt: null,
} as const satisfies Partial<GuestStay>;

/** The origin of a stay that a guest requested on the site. */
export const REQUESTED_ON_SITE = {
  source: 'SITE',
  cleaningNote: null,
  entryKey: null,
  requestKey: null,
  wasGiven: false,
} as const satisfies Partial<GuestStay>;

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

/** The stays that guests requested between these days in UTC, both included. */
export async function listStaysRequestedBetween(reader: Reader, from: LocalDate, to: LocalDate): Promise<GuestStay[]> {
  const rows = await reader
    .selectFrom('bookings')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', addDays(to, 1))
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

/** The next stay of a status that starts on that day or later. */
export async function findUpcomingStay(
  reader: Reader,
  status: GuestStay['status'],
  from: LocalDate,
): Promise<GuestStay | undefined> {
  const row = await reader
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', status)
    .where('start_date', '>=', from)
    .orderBy('start_date')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return await stayOf(reader, row);
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

export async function findBooking(reader: Reader, id: string): Promise<StoredBooking | undefined> {
  const [booking] = await bookingsOf(reader, await listBookingsById(reader, { id }));
  return booking;
}

/** The stay that the owner entered by hand with that key. */
export async function findBookingByEntryKey(reader: Reader, key: string): Promise<GuestStay | undefined> {
  const row = await reader.selectFrom('bookings').selectAll().where('entry_key', '=', key).executeTakeFirst();
  return await stayOf(reader, row);
}

/** The stay that an account requested with that key. */
export async function findBookingByRequestKey(
  reader: Reader,
  userId: string,
  key: string,
): Promise<GuestStay | undefined> {
  const row = await reader
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return await stayOf(reader, row);
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

type Placed = Pick<StoredBooking, 'id' | 'startDate' | 'createdAt'>;

/** The pending or confirmed stay next to a booking, ordered by arrival, then creation, then id. */
export async function findNeighbour(
  reader: Reader,
  { id, startDate, createdAt }: Placed,
  side: 'previous' | 'next',
): Promise<GuestStay | undefined> {
  const [beyond, order] = side === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const row = await reader
    .selectFrom('bookings')
    .selectAll()
    .where('status', 'in', ['PENDING', 'CONFIRMED'])
    .where('start_date', side === 'previous' ? '<=' : '>=', startDate)
    .where(({ and, or, eb }) =>
      or([
        eb('start_date', beyond, startDate),
        and([eb('start_date', '=', startDate), eb('created_at', beyond, createdAt)]),
        and([eb('start_date', '=', startDate), eb('created_at', '=', createdAt), eb('id', beyond, id)]),
      ]),
    )
    .orderBy('start_date', order)
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
  return await stayOf(reader, row);
}

const listBookingsById = rememberQuery(
  (reader, { id }) => reader.selectFrom('bookings').select(BOOKING_COLUMNS).where('id', '=', id),
  'id',
);

export async function insertBooking(trx: Trx, booking: StoredBooking): Promise<void> {
  await trx
    .insertInto('bookings')
    .values(booking.isBlocked ? blockRecord.rowOf(booking) : stayRecord.rowOf(booking))
    .execute();
  if (!booking.isBlocked) await insertTakenExtras(trx, booking.id, booking.extras);
  await changeSearchRevision(trx);
}

/** Saves all of a stay that may change, except the extras taken with it. */
export async function updateStay(trx: Trx, { id, ...stay }: GuestStay): Promise<void> {
  await trx.updateTable('bookings').set(stayRecord.rowOf(stay)).where('id', '=', id).execute();
  await changeSearchRevision(trx);
}

/** Deletes a booking, and with it its occupied days. */
export async function deleteBooking(trx: Trx, id: string): Promise<void> {
  await deleteBookingsById(trx, { id });
  await changeSearchRevision(trx);
}

const deleteBookingsById = rememberQuery((reader, { id }) => reader.deleteFrom('bookings').where('id', '=', id), 'id');

async function bookingsOf(reader: Reader, rows: readonly BookingsTable[]): Promise<StoredBooking[]> {
  const stays = rows.filter(({ status }) => status !== 'NOT_AVAILABLE').map(({ id }) => id);
  const taken = await readTakenExtras(reader, stays);
  return rows.map((row) =>
    row.status === 'NOT_AVAILABLE'
      ? { ...blockRecord.recordOf({ ...row, status: row.status }), isBlocked: true }
      : {
          ...stayRecord.recordOf({ ...row, status: row.status }),
          isBlocked: false,
          extras: taken.get(row.id) ?? NO_EXTRAS,
        },
  );
}

async function stayOf(reader: Reader, row: BookingsTable | undefined): Promise<GuestStay | undefined> {
  const [booking] = row ? await bookingsOf(reader, [row]) : [];
  return booking?.isBlocked ? undefined : booking;
}

const NO_EXTRAS: GuestStay['extras'] = [];

/** The confirmed stays that touch these days, both included, each with its guest. */
export async function listStaysTouching(reader: Reader, { from, to }: Days) {
  const rows = await reader
    .selectFrom('bookings')
    .select(['id', 'start_date', 'end_date', 'user_id', 'guest_name', 'guest_email', 'number_of_guests', 'source'])
    .where('status', '=', 'CONFIRMED')
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
  }));
}

/** How many requests of an account are pending. */
export async function countOpenRequests(reader: Reader, userId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return count;
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
