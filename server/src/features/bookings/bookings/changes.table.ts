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
  /** The name of its author at the time; null if no person made it. */
  by: z.string().nullable(),
  field: z.enum(CHANGED_FIELDS),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export const bookingChangeRecord = describeRecord('booking_changes', bookingChange);

/** One field changed by an edit. Dates are `from/to`, guests with children `4/1`, linen `1` or `0`. */
export type BookingFieldChange = Readonly<z.output<typeof bookingChange>>;

type ChangesTables = { booking_changes: RowOf<BookingFieldChange> & { booking_id: string; position: number } };

declare module '../../../db/schema.ts' {
  interface Schema extends ChangesTables {}
}
