import { z } from 'zod';
import { describeRecord } from '../../../db/record.ts';

/** An event of a feed that is not over; where it takes nights, a booking has its id. */
const storedEvent = z.object({
  startDate: z.string(),
  endDate: z.string(),
  id: z.string(),
  channelId: z.string(),
  uid: z.string(),
  as: z.enum(['STAY', 'CLOSURE', 'EDGE', 'ECHO', 'FREE']),
  isOwnersWord: z.boolean(),
  /** An echo that may be a guest of the portal as well, until the owner says which. */
  isInDoubt: z.boolean(),
  /** Whether the last reading had it: MISSED once, UNREAD where it was not whole, SUSPECT, KEPT by the owner's word. */
  presence: z.enum(['THERE', 'MISSED', 'UNREAD', 'SUSPECT', 'KEPT']),
  /** When the first whole reading lacked it; null unless it is MISSED. */
  missedAt: z.string().nullable(),
  /** What could not be read of it. */
  leftOut: z.array(z.enum(['END', 'REPETITION', 'DATES', 'EXCEPTIONS'])).readonly(),
  createdAt: z.string(),
});
export type StoredEvent = Readonly<z.output<typeof storedEvent>>;

export const eventRecord = describeRecord('channel_events', storedEvent);
