import { TIMED_LETTERS } from '@approdo/shared/domain/stay/timed-letters';
import type { Clock } from '../../adapters/clock.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import { type AddressedLetter, type QueueLetter, takeBackMail } from '../mail/index.ts';
import { deleteToldLetter, listMailIds, listToldLetters, putToldLetter } from './sent-letters.records.ts';

type Telling = { readonly trx: Trx; readonly clock: Clock; readonly queueLetter: QueueLetter };

/** Whose stay a letter is about, and for which day of it a timed one is. */
type About = { readonly bookingId: string; readonly day?: string };

/** Puts a letter about a booking into the outbox, and keeps of it that it went, as long as the booking is there. */
export async function queueStayLetter(
  { trx, clock, queueLetter }: Telling,
  { bookingId, day = undefined }: About,
  addressed: AddressedLetter,
): Promise<void> {
  const mailId = await queueLetter(trx, addressed);
  const told = { letter: addressed.kind, day: day ?? null, mailId, queuedAt: clock.now().toISOString() };
  await putToldLetter(trx, bookingId, told);
}

/** Takes back what went by the calendar and has not left yet: its stay is another, or none. What is to go then goes anew. */
export async function dropTimedLetters(trx: Trx, bookingId: string): Promise<void> {
  const timed: readonly string[] = TIMED_LETTERS;
  for (const { letter, mailId } of await listToldLetters(trx, bookingId)) {
    if (mailId === null || !timed.includes(letter)) continue;
    if (await takeBackMail(trx, mailId)) await deleteToldLetter(trx, bookingId, letter);
  }
}

/** The mails by which letters about these bookings went, whether the outbox still knows them or not. */
export async function listMailOfStays(reader: Reader, bookingIds: readonly string[]): Promise<readonly string[]> {
  return await listMailIds(reader, bookingIds);
}
