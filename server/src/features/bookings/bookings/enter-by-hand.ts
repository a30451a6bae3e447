import type { stayByHand } from '@approdo/shared/contract/bookings/booking-requests';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { findStayFaults } from '@approdo/shared/domain/stays/stay';
import type { z } from 'zod';
import { getProperty } from '../../content/property/index.ts';
import { judgeChoice, NOTHING_TAKEN } from '../../prices/extras/index.ts';
import { readChildAge, readLinenUntilDays } from '../../prices/rates/index.ts';
import {
  enterConfirmed,
  findBookingByEntryKey,
  type GuestStay,
  insertBooking,
  occupyDays,
} from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';
import { findHolder } from './give-to-account.ts';
import { findChildrenFault, findGuestsFault, requireNoFaults } from './require-no-faults.ts';

/** Enters a stay agreed by telephone, confirmed at once. Requests for its days stay pending: the owner answers each. */
export async function enterByHand(
  change: BookingChange,
  siteLanguage: Language,
  { key, total, tellGuest, extras: wishes, language = siteLanguage, ...input }: z.output<typeof stayByHand>,
): Promise<GuestStay> {
  const { trx, clock } = change;
  const existing = await findBookingByEntryKey(trx, key);
  if (existing) return existing;
  const entry = (await readChildAge(trx)) === null ? { ...input, children: 0 } : input;
  const property = await getProperty(trx);
  const today = clock.today();
  const choice = await judgeChoice(trx, {
    before: NOTHING_TAKEN,
    wished: { linen: entry.linen, extras: wishes },
    arrival: entry.startDate,
    today,
    isOwner: true,
    linenUntilDays: await readLinenUntilDays(trx),
    language: siteLanguage,
  });
  requireNoFaults({
    ...choice.faults,
    ...findStayFaults(entry, today),
    ...findGuestsFault(entry.numberOfGuests, property.maxGuests),
    ...findChildrenFault(entry),
  });
  const stay: GuestStay = {
    ...entry,
    ...(await findHolder(trx, entry.guestEmail)),
    ...enterConfirmed(clock.now().toISOString()),
    entryKey: key,
    extras: choice.extras,
    language,
  };
  await insertBooking(trx, stay);
  await occupyDays(trx, stay, property);
  const isGuestNotified = tellGuest ?? stay.guestEmail !== null;
  await follow(change, { kind: 'ENTERED', before: null, after: stay, property, total, isGuestNotified });
  return stay;
}
