import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Trx } from '../../../../db/transaction.ts';
import type { SealedGuest } from '../register.table.ts';
import { listSealedGuests, updateGuests } from './guests.records.ts';

type Moved = { readonly id: string; readonly startDate: LocalDate; readonly endDate: LocalDate };

/** Aligns guests with their stay's new dates: own dates outside of it are cleared until somebody checks them. */
export async function alignGuestDates(trx: Trx, stay: Moved): Promise<void> {
  const guests = await listSealedGuests(trx, [stay.id]);
  await updateGuests(
    trx,
    guests.flatMap((guest) => alignGuest(guest, stay)),
  );
}

function alignGuest({ id, arrival, departure }: SealedGuest, { startDate, endDate }: Moved) {
  const comesLate = arrival !== null && (arrival < startDate || arrival >= endDate);
  const leavesOutside = departure !== null && (departure <= startDate || departure > endDate);
  const isBackwards = !comesLate && !leavesOutside && arrival !== null && departure !== null && departure <= arrival;
  const isArrivalLost = comesLate || isBackwards;
  const isDepartureLost = leavesOutside || isBackwards;
  if (!isArrivalLost && !isDepartureLost) return [];
  return [
    {
      id,
      ...(isArrivalLost && { arrival: null, isArrivalLost }),
      ...(isDepartureLost && { departure: null, isDepartureLost }),
    },
  ];
}
