import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { datesOf } from '@approdo/shared/domain/register/stay-segments';
import type { Trx } from '../../db/transaction.ts';
import { listSealedGuests, updateGuests } from './guests/guests.records.ts';
import { makeIdswh } from './guests/make-idswh.ts';
import type { SealedGuest } from './register.table.ts';
import { listToldArrivals } from './stays/told-arrivals.records.ts';

type Moved = { readonly id: string; readonly startDate: LocalDate; readonly endDate: LocalDate };

/**
 * Whoever arrives on another day than the region was told has another name in statistics from then on: the file of the day that was
 * told eliminates the former one.
 */
export async function renewMovedNames(trx: Trx, stay: Moved): Promise<void> {
  const told = await listToldArrivals(trx, [stay.id]);
  const toldOf = new Map(told.filter(({ kind }) => kind === 'REGIONAL').map((each) => [each.guestId, each.arrival]));
  if (toldOf.size === 0) return;
  const guests = await listSealedGuests(trx, [stay.id]);
  const registered = { arrival: stay.startDate, departure: stay.endDate, guests };
  const hasMoved = (guest: SealedGuest) =>
    (toldOf.get(guest.id) ?? datesOf(guest, registered).arrival) !== datesOf(guest, registered).arrival;
  await updateGuests(
    trx,
    guests.filter(hasMoved).map(({ id }) => ({ id, idswh: makeIdswh() })),
  );
}
