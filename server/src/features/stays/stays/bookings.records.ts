import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { makeId } from '../../../adapters/random.ts';
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

/** The origin of a stay that was entered here: no file brought it. */
const NOT_MOVED = {
  portal: null,
  commission: null,
  movedFrom: null,
  wasOver: false,
} as const satisfies Partial<GuestStay>;

/** The origin of a stay that a guest requested on the site. */
export const REQUESTED_ON_SITE = {
  source: 'SITE',
  cleaningNote: null,
  entryKey: null,
  requestKey: null,
  wasGiven: false,
  ...NOT_MOVED,
} as const satisfies Partial<GuestStay>;

/** What a stay has at first that the owner enters, which is confirmed at once. */
export function enterConfirmed(now: string) {
  return {
    id: makeId(),
    status: 'CONFIRMED',
    isBlocked: false,
    source: 'OWNER',
    requestKey: null,
    foundBy: null,
    cleaningNote: null,
    ...NOT_MOVED,
    ...NO_STATUS_DETAILS,
    confirmedAt: now,
    createdAt: now,
    changedAt: now,
    sequence: 0,
    revision: 0,
  } as const satisfies Partial<GuestStay>;
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

/** The bookings of these rows, each stay with its extras. */
export async function bookingsOf(reader: Reader, rows: readonly BookingsTable[]): Promise<StoredBooking[]> {
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
