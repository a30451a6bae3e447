import { findConfirmedEmail, listOwnerAddresses } from '../../base/people/index.ts';
import type { FilledLetter } from '../../content/mail/index.ts';
import {
  type GuestStay,
  type Place,
  queueGuestLetter,
  type StayTransaction,
  writeStayCalendar,
} from '../../stays/stays/index.ts';

/**
 * Until the owner confirms, anyone may have written any address and name into a request: what is told of it goes to the
 * confirmed address of the account that asked, and to nobody where that is gone.
 */
export async function tellAsker(change: StayTransaction, stay: GuestStay, letter: FilledLetter): Promise<void> {
  const address = stay.userId === null ? undefined : await findConfirmedEmail(change.trx, stay.userId);
  if (!address) return;
  await queueGuestLetter(change, { stay: { ...stay, guestEmail: address } }, letter);
}

/** For what follows the owner's confirmation. */
export async function tellGuest(change: StayTransaction, stay: GuestStay, letter: FilledLetter): Promise<void> {
  await queueGuestLetter(change, { stay }, letter);
}

/** The same with the stay as it now is for her calendar. */
export async function tellGuestOfDates(
  change: StayTransaction,
  stay: GuestStay,
  { letter, property }: { readonly letter: FilledLetter; readonly property: Place },
): Promise<void> {
  const { trx, clock, origin } = change;
  const calendar = await writeStayCalendar(trx, stay, { property, origin, now: clock.now() });
  await queueGuestLetter(change, { stay }, { ...letter, calendar });
}

/** Of what several guests asked for. */
export async function tellOwnerOfAll(change: StayTransaction, letter: FilledLetter): Promise<void> {
  const { trx, ownerEmail } = change;
  for (const to of await listOwnerAddresses(trx, ownerEmail)) await change.queueLetter(trx, { ...letter, to });
}

/** Answering the message writes to the guest. */
export async function tellOwner(change: StayTransaction, stay: GuestStay, letter: FilledLetter): Promise<void> {
  const { trx, ownerEmail } = change;
  for (const to of await listOwnerAddresses(trx, ownerEmail)) {
    await change.queueLetter(trx, { ...letter, to, ...(stay.guestEmail !== null && { replyTo: stay.guestEmail }) });
  }
}
