import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Instalment } from '@approdo/shared/domain/money/instalments';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { PaymentPlan, PaymentsTables } from './payments.table.ts';

/** In which parts a stay is paid; undefined before it is confirmed, and where it has no price. */
export async function findPlan(reader: Reader, bookingId: string): Promise<PaymentPlan | undefined> {
  const row = await reader
    .selectFrom('payment_plans')
    .select(['reference', 'since'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { ...row, instalments: await listInstalments(reader, bookingId) };
}

/** False, and nothing written, where the reference is another stay's. */
export async function insertPlan(
  trx: Trx,
  bookingId: string,
  { reference, since }: Omit<PaymentPlan, 'instalments'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_plans')
    .values({ booking_id: bookingId, reference, since })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Puts these in the place of those that there were. */
export async function replaceInstalments(
  trx: Trx,
  bookingId: string,
  instalments: readonly Instalment[],
): Promise<void> {
  await trx.deleteFrom('instalments').where('booking_id', '=', bookingId).execute();
  if (instalments.length === 0) return;
  const rows = instalments.map(({ kind, amount, dueDate }, position) => ({
    booking_id: bookingId,
    position,
    kind,
    amount,
    due_date: dueDate,
  }));
  await trx.insertInto('instalments').values(rows).execute();
}

/** The instalments of each confirmed stay of which one falls due by then, with whose it is. */
export async function listPlansDueBy(reader: Reader, day: LocalDate) {
  const due = reader.selectFrom('instalments').select('booking_id').where('due_date', '<=', day);
  const rows = await reader
    .selectFrom('instalments')
    .innerJoin('bookings', 'bookings.id', 'instalments.booking_id')
    .select(['booking_id', 'guest_name', 'kind', 'amount', 'due_date'])
    .where('bookings.status', '=', 'CONFIRMED')
    .where('booking_id', 'in', due)
    .orderBy('due_date')
    .orderBy('booking_id')
    .execute();
  const byBooking = Map.groupBy(rows, ({ booking_id }) => booking_id);
  return [...byBooking].map(([bookingId, own]) => ({
    bookingId,
    guestName: own[0]?.guest_name ?? '',
    instalments: own.map(instalmentOf),
  }));
}

/** What each stay that was confirmed is paid in. */
export async function listAllInstalments(reader: Reader): Promise<ReadonlyMap<string, readonly Instalment[]>> {
  const rows = await reader.selectFrom('instalments').select(['booking_id', 'kind', 'amount', 'due_date']).execute();
  const byBooking = Map.groupBy(rows, ({ booking_id }) => booking_id);
  return new Map([...byBooking].map(([bookingId, own]) => [bookingId, own.map(instalmentOf)]));
}

/** On which of these days something falls due for which confirmed stay, the earliest first. */
export async function listDueDays(
  reader: Reader,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<{ readonly bookingId: string; readonly dueDate: LocalDate }[]> {
  return await reader
    .selectFrom('instalments')
    .innerJoin('bookings', 'bookings.id', 'instalments.booking_id')
    .select(['booking_id as bookingId', 'due_date as dueDate'])
    .distinct()
    .where('bookings.status', '=', 'CONFIRMED')
    .where('due_date', '>=', from)
    .where('due_date', '<=', to)
    .orderBy('due_date')
    .orderBy('booking_id')
    .execute();
}

async function listInstalments(reader: Reader, bookingId: string): Promise<Instalment[]> {
  const rows = await reader
    .selectFrom('instalments')
    .select(['kind', 'amount', 'due_date'])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  return rows.map(instalmentOf);
}

function instalmentOf(row: Pick<PaymentsTables['instalments'], 'kind' | 'amount' | 'due_date'>): Instalment {
  return { kind: row.kind, amount: row.amount, dueDate: row.due_date };
}

/** Which reminder of what falls due on a day: before it, or after. */
export type ReminderStep = 'SOON' | 'LATE_2' | 'LATE_7';

type Reminded = { readonly bookingId: string; readonly dueDate: LocalDate };

/** The reminders that a stay has had, as far as these days are due. */
export async function hasBeenReminded(
  reader: Reader,
  { bookingId, dueDate }: Reminded,
  step: ReminderStep,
): Promise<boolean> {
  const row = await reader
    .selectFrom('payment_reminders')
    .select('step')
    .where('booking_id', '=', bookingId)
    .where('due_date', '=', dueDate)
    .where('step', '=', step)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteReminder(trx: Trx, { bookingId, dueDate }: Reminded, step: ReminderStep): Promise<void> {
  await trx.insertInto('payment_reminders').values({ booking_id: bookingId, due_date: dueDate, step }).execute();
}
