import { WORDS } from '@approdo/shared/words/words';
import type { Trx } from '../../../db/transaction.ts';
import type { GuestStay, OnStayChange } from '../../stays/stays/index.ts';
import { dropGuests } from './guests/drop-guests.ts';
import { fitGuestDates } from './guests/fit-dates.ts';
import { readBeforeMove, renewMovedNames } from './guests/renew-names.ts';
import { endCheckInLink, moveCheckInLink } from './links/check-in-links.ts';
import { insertAddedStay } from './stays.records.ts';
import { listToldArrivals } from './told-arrivals.records.ts';

/**
 * Updates the register after a booking changed: unreported guests are deleted with it, reported ones keep a stay of
 * their own, and guests move with its dates.
 */
export const followRegister: OnStayChange = async ({ trx, clock, before, after }) => {
  if (!before) return;
  if (after?.status === 'CONFIRMED') return await follow(trx, before, after);
  const isLeftBehind = await dropUntold(trx, before.id);
  if (before.status === 'CONFIRMED') await endCheckInLink(trx, before.id);
  if (after === null && isLeftBehind) await keepStay(trx, before, clock.now());
};

async function follow(trx: Trx, before: GuestStay, after: GuestStay): Promise<void> {
  if (before.startDate === after.startDate && before.endDate === after.endDate) return;
  const { id, startDate, endDate } = after;
  const moved = { id, startDate, endDate, before: await readBeforeMove(trx, before) };
  await fitGuestDates(trx, moved);
  await renewMovedNames(trx, moved);
  await moveCheckInLink(trx, after.id, after.startDate);
}

/** Resolves with whether any guest of the stay was reported. */
async function dropUntold(trx: Trx, stayId: string): Promise<boolean> {
  const told = new Set((await listToldArrivals(trx, [stayId])).map(({ guestId }) => guestId));
  await dropGuests(trx, stayId, told);
  return told.size > 0;
}

async function keepStay(trx: Trx, stay: GuestStay, now: Date): Promise<void> {
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
