import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const sentLetter = z.object({
  letter: z.string(),
  /** The arrival or departure that a timed one was for. */
  day: z.string().nullable(),
  /** Null where it was passed over. */
  mailId: z.string().nullable(),
  queuedAt: z.string().nullable(),
  sentAt: z.string().nullable(),
});
export const sentLetterRecord = describeRecord('booking_letters', sentLetter);

/** The last letter of its kind to the guest of a booking, or that it was passed over. */
export type SentLetter = Readonly<z.output<typeof sentLetter>>;

type SentLettersTables = { booking_letters: RowOf<SentLetter> & { booking_id: string } };

declare module '../../../db/schema.ts' {
  interface Schema extends SentLettersTables {}
}
