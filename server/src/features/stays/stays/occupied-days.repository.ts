import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sql } from 'kysely';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** Whether another booking occupies a day from `first` to `last`: one index seek, however many days there are. */
export async function isAnyDayOccupied(
  reader: Reader,
  question: { readonly first: LocalDate; readonly last: LocalDate; readonly exceptId: string },
): Promise<boolean> {
  return (await listOthersDays(reader, question)).length > 0;
}

const listOthersDays = rememberQuery(
  (reader, { first, last, exceptId }) =>
    reader
      .selectFrom('occupied_days')
      .select('day')
      .where('day', '>=', first)
      .where('day', '<=', last)
      .where('booking_id', '!=', exceptId)
      .limit(sql.lit(1)),
  'first',
  'last',
  'exceptId',
);

/** Fails with a unique violation if another booking has one of the days. */
export async function insertOccupiedDays(trx: Trx, bookingId: string, days: readonly LocalDate[]): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day) => ({ day, booking_id: bookingId }));
  await trx.insertInto('occupied_days').values(rows).execute();
}

export async function deleteOccupiedDays(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('occupied_days').where('booking_id', '=', bookingId).execute();
}

/** The days from `since` on that are both one confirmed stay's departure and occupied by another booking. */
export async function listTouchingDays(reader: Reader, since: LocalDate): Promise<LocalDate[]> {
  const rows = await reader
    .selectFrom('bookings')
    .innerJoin('occupied_days', 'occupied_days.day', 'bookings.end_date')
    .select('occupied_days.day')
    .where('bookings.status', '=', 'CONFIRMED')
    .where('bookings.end_date', '>=', since)
    .whereRef('occupied_days.booking_id', '!=', 'bookings.id')
    .orderBy('occupied_days.day')
    .execute();
  return rows.map((row) => row.day);
}

/** Adds the day of departure to each confirmed stay that ends on `since` or later. */
export async function insertDeparturesOfStays(trx: Trx, since: LocalDate): Promise<void> {
  await trx
    .insertInto('occupied_days')
    .columns(['day', 'booking_id'])
    .expression(
      trx
        .selectFrom('bookings')
        .select(['end_date', 'id'])
        .where('status', '=', 'CONFIRMED')
        .where('end_date', '>=', since),
    )
    .onConflict((conflict) => conflict.columns(['day']).doNothing())
    .execute();
}

/** Removes the day of departure from each confirmed stay that ends on `since` or later. */
export async function deleteDeparturesOfStays(trx: Trx, since: LocalDate): Promise<void> {
  const departures = daysHeld(trx, since)
    .where('bookings.status', '=', 'CONFIRMED')
    .whereRef('bookings.end_date', '=', 'held.day');
  await trx.deleteFrom('occupied_days').where('day', 'in', departures).execute();
}

/** Frees all days that channels hold from `since` on. */
export async function deleteImportedDays(trx: Trx, since: LocalDate): Promise<void> {
  const imported = daysHeld(trx, since).where('bookings.channel_id', 'is not', null);
  await trx.deleteFrom('occupied_days').where('day', 'in', imported).execute();
}

function daysHeld(trx: Trx, since: LocalDate) {
  return trx
    .selectFrom('occupied_days as held')
    .innerJoin('bookings', 'bookings.id', 'held.booking_id')
    .select('held.day')
    .where('held.day', '>=', since);
}
