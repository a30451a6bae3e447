import { listOwnerAddresses } from '../auth/owner.service.ts';
import type { Tidings } from '../mail/letter.ts';
import { queueLetter } from '../mail/mail.service.ts';
import type { BookingChange } from './booking-change.ts';
import type { GuestStay } from './bookings.repository.ts';

export async function tellGuest({ trx, clock }: BookingChange, stay: GuestStay, tidings: Tidings): Promise<void> {
  await queueLetter(trx, clock, { ...tidings, to: { name: stay.guestName, address: stay.guestEmail } });
}

/** Answering the message writes to the guest. */
export async function tellOwner(change: BookingChange, stay: GuestStay, tidings: Tidings): Promise<void> {
  const { trx, clock, ownerEmail } = change;
  for (const to of await listOwnerAddresses(trx, ownerEmail)) {
    await queueLetter(trx, clock, { ...tidings, to, replyTo: stay.guestEmail });
  }
}
