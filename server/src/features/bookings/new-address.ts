import { emailKey } from '@approdo/shared/domain/account/email';
import { isAhead } from '@approdo/shared/domain/stay/booking';
import type { NewEmail } from '../auth/auth.parts.ts';
import { getProperty } from '../property/property.service.ts';
import { dropTimedLetters } from '../stay-letters/tell-guest.ts';
import { type GuestStay, listStaysOfAccount, updateStay } from '../stays/index.ts';
import { stayConfirmedThere } from './bookings.mail.ts';
import { readStayFacts } from './letters/read-stay-facts.ts';
import { type Telling, tellGuestOfDates } from './tell-people.ts';

/** Another spelling of the same address is no new one. */
export function hasNewAddress(before: GuestStay, after: GuestStay): boolean {
  return emailKey(before.guestEmail) !== emailKey(after.guestEmail);
}

/**
 * What has not left for the address before is taken back, to go anew. A confirmed stay is told to its new one, since all
 * that follows goes there; a request is told to its account until the owner decides.
 */
export async function tellNewAddress(change: Telling, stay: GuestStay): Promise<void> {
  const { trx, clock } = change;
  await dropTimedLetters(trx, stay.id);
  if (stay.status !== 'CONFIRMED' || !isAhead(stay, clock.today())) return;
  const property = await getProperty(trx);
  const facts = await readStayFacts(trx, stay, { property });
  await tellGuestOfDates(change, stay, { letter: stayConfirmedThere(stay, facts), property });
}

/** What is ahead of the account's stays follows it to its new address, where it had the one before and no other. */
export async function followAccount(change: Telling, { userId, from, to }: NewEmail): Promise<void> {
  const { trx, clock } = change;
  const ahead = (await listStaysOfAccount(trx, userId)).filter((stay) => isAhead(stay, clock.today()));
  for (const stay of ahead.filter(({ guestEmail }) => emailKey(guestEmail) === emailKey(from))) {
    const moved = { ...stay, guestEmail: to };
    await updateStay(trx, moved);
    await tellNewAddress(change, moved);
  }
}
