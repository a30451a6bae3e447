import { z } from 'zod';
import { describeRecord } from '../../../db/record.ts';

/** A feed event that is not over; if it takes nights, a booking has its id. */
const storedEvent = z.object({
  startDate: z.string(),
  endDate: z.string(),
  id: z.string(),
  channelId: z.string(),
  uid: z.string(),
  as: z.enum(['STAY', 'CLOSURE', 'EDGE', 'ECHO', 'FREE']),
  isOwnersWord: z.boolean(),
  /** Whether an echo may also be a guest of the portal, until the owner decides. */
  isInDoubt: z.boolean(),
  /** Whether the last reading had it: MISSED once, UNREAD if incomplete, SUSPECT, or KEPT as the owner decided. */
  presence: z.enum(['THERE', 'MISSED', 'UNREAD', 'SUSPECT', 'KEPT']),
  /** When the first complete reading lacked it; null unless it is MISSED. */
  missedAt: z.string().nullable(),
  /** Which parts of it could not be read. */
  leftOut: z.array(z.enum(['END', 'REPETITION', 'DATES', 'EXCEPTIONS'])).readonly(),
  createdAt: z.string(),
});
export type StoredEvent = Readonly<z.output<typeof storedEvent>>;

export const eventRecord = describeRecord('channel_events', storedEvent);
