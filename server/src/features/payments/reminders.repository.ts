import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Reader, Trx } from '../../db/transaction.ts';

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
