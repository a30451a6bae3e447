import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { findConfirmedEmail } from '../../base/people/index.ts';
import { type FilledLetter, type OutgoingLetter, queueOwnerLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, queueGuestLetter, type StayTransaction, writeStayCalendar } from '../../stays/stays/index.ts';
import { letterOf } from './letters.ts';

/**
 * Writes to whoever sent a request. Before the owner confirms, a request may name anybody's address, so the letter goes
 * to the confirmed address of the requesting account, and to nobody if that is gone.
 */
export async function notifyRequester(change: StayTransaction, stay: GuestStay, letter: FilledLetter): Promise<void> {
  const address = stay.userId === null ? undefined : await findConfirmedEmail(change.trx, stay.userId);
  if (!address) return;
  await queueGuestLetter(change, { stay: { ...stay, guestEmail: address } }, letter);
}

type LetterSubject = {
  readonly stay: GuestStay;
  readonly day?: string | undefined;
  readonly isByOwner?: boolean;
  readonly property?: PropertyDetails;
};

/** Writes to a confirmed stay's guest, with the calendar entry if the letter has one; pass `property` if known. */
export async function notifyGuest(
  change: StayTransaction,
  { property, ...about }: LetterSubject,
  letter: FilledLetter & Pick<OutgoingLetter, 'isHeld'>,
): Promise<void> {
  const { trx, clock, origin } = change;
  if (!letterOf(letter.kind).hasCalendar) return await queueGuestLetter(change, about, letter);
  const place = { property: property ?? (await getProperty(trx)), origin, now: clock.now() };
  await queueGuestLetter(change, about, { ...letter, calendar: await writeStayCalendar(trx, about.stay, place) });
}

/** Writes to the owner; a reply goes to the guest. */
export async function notifyOwner(change: StayTransaction, stay: GuestStay, letter: FilledLetter): Promise<void> {
  await queueOwnerLetter(change, { ...letter, replyTo: stay.guestEmail });
}
