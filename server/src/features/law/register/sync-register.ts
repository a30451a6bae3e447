import { WORDS } from '@approdo/shared/words/words';
import type { Trx } from '../../../db/transaction.ts';
import type { GuestStay, OnStayChange } from '../../stays/stays/index.ts';
import { alignGuestDates } from './guests/align-dates.ts';
import { dropGuests } from './guests/drop-guests.ts';
import { readBeforeMove, renewMovedIdentifiers } from './guests/renew-identifiers.ts';
import { endCheckInLink, moveCheckInLink } from './links/check-in-links.ts';
import { listReportedArrivals } from './reported-arrivals.records.ts';
import { insertAddedStay } from './stays.records.ts';

/**
 * Updates the register after a booking changed: unreported guests are deleted with it, reported ones keep a stay of
 * their own, and guests move with its dates.
 */
export const syncRegister: OnStayChange = async ({ trx, clock, before, after }) => {
  if (!before) return;
  if (after?.status === 'CONFIRMED') return await moveGuests(trx, before, after);
  const isLeftBehind = await dropUnreported(trx, before.id);
  if (before.status === 'CONFIRMED') await endCheckInLink(trx, before.id);
  if (after === null && isLeftBehind) await storeFormerStay(trx, before, clock.now());
};

async function moveGuests(trx: Trx, before: GuestStay, after: GuestStay): Promise<void> {
  if (before.startDate === after.startDate && before.endDate === after.endDate) return;
  const { id, startDate, endDate } = after;
  const moved = { id, startDate, endDate, before: await readBeforeMove(trx, before) };
  await alignGuestDates(trx, moved);
  await renewMovedIdentifiers(trx, moved);
  await moveCheckInLink(trx, after.id, after.startDate);
}

/** Resolves with whether any guest of the stay was reported. */
async function dropUnreported(trx: Trx, stayId: string): Promise<boolean> {
  const reported = new Set((await listReportedArrivals(trx, [stayId])).map(({ guestId }) => guestId));
  await dropGuests(trx, stayId, reported);
  return reported.size > 0;
}

async function storeFormerStay(trx: Trx, stay: GuestStay, now: Date): Promise<void> {
  await insertAddedStay(trx, {
    id: stay.id,
    requestKey: stay.id,
    bookingId: null,
    source: stay.source,
    // Without the guest's name, so that erasing finds nothing here.
    title: WORDS.it.formerGuest,
    startDate: stay.startDate,
    endDate: stay.endDate,
    numberOfGuests: stay.numberOfGuests,
    createdAt: now.toISOString(),
  });
}
