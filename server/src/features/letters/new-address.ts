import { emailKey } from '@approdo/shared/domain/account/email';
import { isAhead } from '@approdo/shared/domain/stay/booking';
import { dropTimedLetters, type GuestStay, type StayChange } from '../stays/index.ts';
import { stayConfirmedThere } from './bookings.mail.ts';
import { readStayFacts } from './read-stay-facts.ts';
import { tellGuestOfDates } from './tell-people.ts';

/** Another spelling of the same address is no new one. */
export function hasNewAddress(before: GuestStay, after: GuestStay): boolean {
  return emailKey(before.guestEmail) !== emailKey(after.guestEmail);
}

/**
 * What has not left for the address before is taken back, to go anew. A confirmed stay is told to its new one, since all
 * that follows goes there; a request is told to its account until the owner decides.
 */
export async function tellNewAddress(change: StayChange, stay: GuestStay): Promise<void> {
  const { trx, clock, property } = change;
  await dropTimedLetters(trx, stay.id);
  if (stay.status !== 'CONFIRMED' || !isAhead(stay, clock.today())) return;
  const facts = await readStayFacts(trx, stay, { property });
  await tellGuestOfDates(change, stay, { letter: stayConfirmedThere(stay, facts), property });
}
