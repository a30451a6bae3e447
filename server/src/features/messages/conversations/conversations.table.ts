import { messageSide } from '@approdo/shared/contract/messages/conversations';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedMessage = z.object({
  id: z.string(),
  bookingId: z.string(),
  /** From 1, in the order in which they were written. */
  position: z.number().int(),
  side: messageSide,
  text: z.string(),
  /** Client-made key that makes sending again idempotent. */
  key: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
  /** When a letter took it to the other side; null until then. */
  toldAt: z.string().nullable(),
  /** When the owner answered, or marked as resolved, the guest's message; null for her own. */
  answeredAt: z.string().nullable(),
});
export type StoredBookingMessage = Readonly<z.output<typeof storedMessage>>;

export const bookingMessageRecord = describeRecord('booking_messages', storedMessage);

type ConversationsTables = { booking_messages: RowOf<z.output<typeof storedMessage>> };

declare module '../../../db/schema.ts' {
  interface Schema extends ConversationsTables {}
}
