import type { StayLetter } from '@approdo/shared/contract/stay/stay-letters';

/** The last letter of its kind to the guest of a booking, or that it was passed over. */
export type SentLetter = {
  readonly letter: StayLetter['kind'];
  /** The arrival or departure that a timed one was for. */
  readonly day: string | null;
  /** Null where it was passed over. */
  readonly mailId: string | null;
  readonly queuedAt: string | null;
  readonly sentAt: string | null;
};

type BookingLettersTable = {
  booking_id: string;
  letter: string;
  day: string | null;
  mail_id: string | null;
  queued_at: string | null;
  sent_at: string | null;
};

export type SentLettersTables = { booking_letters: BookingLettersTable };

declare module '../../db/schema.ts' {
  interface Schema extends SentLettersTables {}
}
