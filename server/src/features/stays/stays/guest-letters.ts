import { TIMED_LETTERS } from '@approdo/shared/domain/messages/timed-letters';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type FilledLetter, type OutgoingLetter, type QueueLetter, withdrawMail } from '../../content/mail/index.ts';
import type { GuestStay } from './bookings.table.ts';
import { deleteSentLetter, isPaused, listMailIds, listSentLetters, putSentLetter } from './sent-letters.records.ts';

type LetterContext = {
  readonly trx: Trx;
  readonly clock: Clock;
  readonly queueLetter: QueueLetter;
  /** The address for the guest's reply. */
  readonly ownerEmail: string | undefined;
};

/** The stay that a letter is about and, for a timed letter, its day; whether the owner herself sends it now. */
type About = { readonly stay: GuestStay; readonly day?: string | undefined; readonly isByOwner?: boolean };

/**
 * Puts a letter to the guest of a stay into the outbox, in the language of the booking, and records that it went. If
 * the guest has no address, only records that it was skipped; so too if the stay was brought from elsewhere and its
 * letters are paused, unless the owner sends it.
 */
export async function queueGuestLetter(
  { trx, clock, queueLetter, ownerEmail }: LetterContext,
  { stay, day, isByOwner = false }: About,
  letter: FilledLetter & Pick<OutgoingLetter, 'calendar' | 'isHeld'>,
): Promise<void> {
  const { guestName: name, guestEmail: address } = stay;
  const entry = { letter: letter.kind, day: day ?? null };
  const isSilent = stay.movedFrom !== null && !isByOwner && (await isPaused(trx, stay.id));
  if (address === null || isSilent) {
    return await putSentLetter(trx, stay.id, { ...entry, mailId: null, queuedAt: null });
  }
  const replyTo = ownerEmail === undefined ? {} : { replyTo: ownerEmail };
  const mailId = await queueLetter(trx, { ...letter, language: stay.language, ...replyTo, to: { name, address } });
  await putSentLetter(trx, stay.id, { ...entry, mailId, queuedAt: clock.now().toISOString() });
}

/** Withdraws unsent timed letters of a stay that changed or ended; those still due are then queued anew. */
export async function withdrawTimedLetters(trx: Trx, bookingId: string): Promise<void> {
  const timed: readonly string[] = TIMED_LETTERS;
  for (const { letter, mailId } of await listSentLetters(trx, bookingId)) {
    if (mailId === null || !timed.includes(letter)) continue;
    if (await withdrawMail(trx, mailId)) await deleteSentLetter(trx, bookingId, letter);
  }
}

/** The ids of the mails that carried letters about these bookings, still in the outbox or not. */
export async function listMailOfStays(reader: Reader, bookingIds: readonly string[]): Promise<readonly string[]> {
  return await listMailIds(reader, bookingIds);
}
