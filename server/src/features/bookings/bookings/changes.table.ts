import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const CHANGED_FIELDS = [
  'DATES',
  'GUESTS',
  'LINEN',
  'EXTRAS',
  'NAME',
  'PHONE',
  'EMAIL',
  'LANGUAGE',
  'CLEANING_NOTE',
] as const;

const bookingChange = z.object({
  at: z.string(),
  /** The name of whoever made it, as it was then; null where nobody here did. */
  by: z.string().nullable(),
  field: z.enum(CHANGED_FIELDS),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export const bookingChangeRecord = describeRecord('booking_changes', bookingChange);

/** What an edit changed of a booking; of dates `from/to`, of guests with children `4/1`, of linen `1` or `0`. */
export type BookingFieldChange = Readonly<z.output<typeof bookingChange>>;

type ChangesTables = { booking_changes: RowOf<BookingFieldChange> & { booking_id: string; position: number } };

declare module '../../../db/schema.ts' {
  interface Schema extends ChangesTables {}
}
