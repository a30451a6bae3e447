import type { BookingStatus } from '@approdo/shared/domain/booking';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import type { Stay } from '@approdo/shared/domain/stay';
import type { Reader, Trx } from '../../db/transaction.ts';
import { type HttpProblem, notFound } from '../../http/problems.ts';
import type { BookingsTable } from './bookings.table.ts';

/** A guest's request and what became of it. */
export type GuestStay = Stay & {
  readonly id: string;
  /** The account that asked; null once it is deleted. */
  readonly userId: string | null;
  readonly status: Exclude<BookingStatus, 'NOT_AVAILABLE'>;
  readonly isBlocked: false;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly numberOfGuests: number;
  readonly note: string | null;
  readonly createdAt: string;
};

/** Days that the owner closed. */
export type DateBlock = Stay & {
  readonly id: string;
  readonly status: 'NOT_AVAILABLE';
  readonly isBlocked: true;
  readonly reason: string | null;
  readonly createdAt: string;
};

export type StoredBooking = GuestStay | DateBlock;

/** Every booking that ends on a day or later, all where none is named, by the day it starts. */
export async function listBookings(reader: Reader, from?: LocalDate): Promise<StoredBooking[]> {
  const all = reader.selectFrom('bookings').selectAll();
  const rows = await (from === undefined ? all : all.where('end_date', '>=', from))
    .orderBy('start_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(bookingOf);
}

async function findBooking(reader: Reader, id: string): Promise<StoredBooking | undefined> {
  const row = await reader.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && bookingOf(row);
}

/** Throws 404 where there is none. */
export async function getBooking(reader: Reader, id: string): Promise<StoredBooking> {
  const booking = await findBooking(reader, id);
  if (!booking) throw bookingNotFound();
  return booking;
}

/** One text for what does not exist and for what is not the caller's, so that neither is told from the other. */
export function bookingNotFound(): HttpProblem {
  return notFound('Prenotazione non trovata');
}

export async function insertBooking(trx: Trx, booking: StoredBooking): Promise<void> {
  await trx.insertInto('bookings').values(rowOf(booking)).execute();
}

/** Writes what may change of a stay: its status, dates and number of guests. */
export async function updateStay(trx: Trx, stay: GuestStay): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({
      status: stay.status,
      start_date: stay.startDate,
      end_date: stay.endDate,
      number_of_guests: stay.numberOfGuests,
    })
    .where('id', '=', stay.id)
    .execute();
}

/** Its occupied days go with it. */
export async function deleteBooking(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('bookings').where('id', '=', id).execute();
}

function bookingOf(row: BookingsTable): StoredBooking {
  const { status } = row;
  const common = { id: row.id, startDate: row.start_date, endDate: row.end_date, createdAt: row.created_at };
  if (status === 'NOT_AVAILABLE') return { ...common, status, isBlocked: true, reason: row.reason };
  return {
    ...common,
    status,
    isBlocked: false,
    userId: row.user_id,
    guestName: row.guest_name ?? '',
    guestEmail: row.guest_email ?? '',
    numberOfGuests: row.number_of_guests ?? 1,
    note: row.note,
  };
}

function rowOf(booking: StoredBooking): BookingsTable {
  const stay = booking.isBlocked ? undefined : booking;
  return {
    id: booking.id,
    user_id: stay?.userId ?? null,
    start_date: booking.startDate,
    end_date: booking.endDate,
    status: booking.status,
    guest_name: stay?.guestName ?? null,
    guest_email: stay?.guestEmail ?? null,
    number_of_guests: stay?.numberOfGuests ?? null,
    note: stay?.note ?? null,
    reason: booking.isBlocked ? booking.reason : null,
    created_at: booking.createdAt,
  };
}
