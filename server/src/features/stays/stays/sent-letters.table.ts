import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const sentLetter = z.object({
  letter: z.string(),
  /** For a timed letter, the arrival or departure that it was for. */
  day: z.string().nullable(),
  /** Null if it was skipped. */
  mailId: z.string().nullable(),
  queuedAt: z.string().nullable(),
  sentAt: z.string().nullable(),
});
export const sentLetterRecord = describeRecord('booking_letters', sentLetter);

/** The last letter of its kind to the guest of a booking, sent or skipped. */
export type SentLetter = Readonly<z.output<typeof sentLetter>>;

type SentLettersTables = {
  booking_letters: RowOf<SentLetter> & { booking_id: string };
  letter_pauses: { booking_id: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends SentLettersTables {}
}
