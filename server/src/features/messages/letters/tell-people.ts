import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { findConfirmedEmail } from '../../base/people/index.ts';
import { type AddressedLetter, type FilledLetter, queueOwnerLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, queueGuestLetter, type StayTransaction, writeStayCalendar } from '../../stays/stays/index.ts';
import { letterOf } from './letters.ts';

/**
 * Until the owner confirms, anyone may have written any address and name into a request: what is told of it goes to the
 * confirmed address of the account that asked, and to nobody where that is gone.
 */
export async function tellAsker(change: StayTransaction, stay: GuestStay, letter: FilledLetter): Promise<void> {
  const address = stay.userId === null ? undefined : await findConfirmedEmail(change.trx, stay.userId);
  if (!address) return;
  await queueGuestLetter(change, { stay: { ...stay, guestEmail: address } }, letter);
}

type About = {
  readonly stay: GuestStay;
  readonly day?: string | undefined;
  readonly property?: PropertyDetails;
};

/** For what follows the owner's confirmation, with the stay as it now is for her calendar where that goes with such a letter; what is known of the house is not read again. */
export async function tellGuest(
  change: StayTransaction,
  { property, ...about }: About,
  letter: FilledLetter & Pick<AddressedLetter, 'isHeld'>,
): Promise<void> {
  const { trx, clock, origin } = change;
  if (!letterOf(letter.kind).hasCalendar) return await queueGuestLetter(change, about, letter);
  const place = { property: property ?? (await getProperty(trx)), origin, now: clock.now() };
  await queueGuestLetter(change, about, { ...letter, calendar: await writeStayCalendar(trx, about.stay, place) });
}

/** Answering the message writes to the guest. */
export async function tellOwner(change: StayTransaction, stay: GuestStay, letter: FilledLetter): Promise<void> {
  await queueOwnerLetter(change, { ...letter, replyTo: stay.guestEmail });
}
