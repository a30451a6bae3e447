import { type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { listOccupiedDays, type TurnoverOptions } from '@approdo/shared/domain/stays/availability';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { say } from '@approdo/shared/words/say';
import { isUniqueViolation } from '../../../db/faults.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { conflict, type HttpProblem } from '../../../http/problems.ts';
import type { DateBlock, StoredBooking } from './bookings.table.ts';
import { deleteOccupiedDays, insertOccupiedDays, isAnyDayOccupied } from './occupied-days.repository.ts';

/** One that was over when it was brought takes no day. */
type RequestedStay = Stay & { readonly id: string; readonly wasOver?: boolean };

/** Throws 409 if another booking occupies a day that the stay would take. */
export async function requireFreeDays(reader: Reader, stay: RequestedStay, options: TurnoverOptions): Promise<void> {
  if (!(await areDaysFree(reader, stay, options))) throw datesTaken();
}

/** Whether no other booking occupies a day that the stay would take. */
export async function areDaysFree(reader: Reader, stay: RequestedStay, options: TurnoverOptions): Promise<boolean> {
  const days = stay.wasOver ? [] : listOccupiedDays({ ...stay, status: 'CONFIRMED', isBlocked: false }, options);
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return true;
  return !(await isAnyDayOccupied(reader, { first, last, exceptId: stay.id }));
}

/** Replaces the days that a booking occupies; throws 409 if another booking has one of them. */
export async function occupyDays(trx: Trx, booking: StoredBooking, options: TurnoverOptions): Promise<void> {
  await deleteOccupiedDays(trx, booking.id);
  if (!booking.isBlocked && booking.wasOver) return;
  await takeDays(trx, booking.id, listOccupiedDays(booking, options));
}

/** Occupies all days of a new block, even if one could arrive on its last day. */
export async function occupyBlockedDays(trx: Trx, { id, startDate, endDate }: DateBlock): Promise<void> {
  await takeDays(trx, id, listDays(startDate, endDate));
}

async function takeDays(trx: Trx, bookingId: string, days: readonly LocalDate[]): Promise<void> {
  try {
    await insertOccupiedDays(trx, bookingId, days);
  } catch (error) {
    throw isUniqueViolation(error) ? datesTaken() : error;
  }
}

function datesTaken(): HttpProblem {
  return conflict(say('datesTaken'));
}
