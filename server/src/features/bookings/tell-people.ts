import { findConfirmedEmail } from '../auth/accounts.service.ts';
import { listOwnerAddresses } from '../auth/owner.service.ts';
import type { FilledLetter } from '../mail/letter.ts';
import { queueLetter } from '../mail/mail.service.ts';
import type { BookingChange } from './booking-change.ts';
import type { GuestStay } from './bookings.table.ts';

/**
 * Until the owner confirms, anyone may have written any address and name into a request: what is told of it goes to the
 * confirmed address of the account that asked, and to nobody where that is gone.
 */
export async function tellAsker(change: BookingChange, stay: GuestStay, letter: FilledLetter): Promise<void> {
  const address = stay.userId === null ? undefined : await findConfirmedEmail(change.trx, stay.userId);
  if (address) await queueLetter(change.trx, change, { ...letter, to: { name: stay.guestName, address } });
}

/** For what follows the owner's confirmation. */
export async function tellGuest(change: BookingChange, stay: GuestStay, letter: FilledLetter): Promise<void> {
  await queueLetter(change.trx, change, { ...letter, to: { name: stay.guestName, address: stay.guestEmail } });
}

/** Answering the message writes to the guest. */
export async function tellOwner(change: BookingChange, stay: GuestStay, letter: FilledLetter): Promise<void> {
  const { trx, ownerEmail } = change;
  for (const to of await listOwnerAddresses(trx, ownerEmail)) {
    await queueLetter(trx, change, { ...letter, to, replyTo: stay.guestEmail });
  }
}
