import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RegisteredStay } from '@approdo/shared/domain/law/register/guest';
import { datesOf } from '@approdo/shared/domain/law/register/stay-segments';
import type { Trx } from '../../../../db/transaction.ts';
import type { SealedGuest } from '../register.table.ts';
import { listReportedArrivals } from '../reported-arrivals.records.ts';
import { listSealedGuests, updateGuests } from './guests.records.ts';
import { makeIdswh } from './make-idswh.ts';

type Moved = {
  readonly id: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** The stay and its guests before the change. */
  readonly before: RegisteredStay;
};

/** A stay before it is changed. */
export async function readBeforeMove(
  trx: Trx,
  { id, startDate, endDate }: Omit<Moved, 'before'>,
): Promise<RegisteredStay> {
  return { arrival: startDate, departure: endDate, guests: await listSealedGuests(trx, [id]) };
}

/**
 * A guest whose arrival moves away from the reported day gets a new identifier in statistics: the corrected file of the
 * reported day then eliminates the former one.
 */
export async function renewMovedIdentifiers(trx: Trx, { before, ...stay }: Moved): Promise<void> {
  const reported = await listReportedArrivals(trx, [stay.id]);
  const reportedArrivals = new Map(
    reported.filter(({ kind }) => kind === 'REGIONAL').map((each) => [each.guestId, each.arrival]),
  );
  if (reportedArrivals.size === 0) return;
  const guests = await listSealedGuests(trx, [stay.id]);
  const registered = { arrival: stay.startDate, departure: stay.endDate, guests };
  const formerArrivals = new Map(before.guests.map((guest) => [guest.id, datesOf(guest, before).arrival]));
  const hasMoved = (guest: SealedGuest) => {
    const { arrival } = datesOf(guest, registered);
    return [reportedArrivals.get(guest.id), formerArrivals.get(guest.id)].every(
      (day) => day !== undefined && day !== arrival,
    );
  };
  await updateGuests(
    trx,
    guests.filter(hasMoved).map(({ id }) => ({ id, idswh: makeIdswh() })),
  );
}
