import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '../../domain/messages/conversation.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, localDate, text } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { bookingStatus } from '../bookings/booking-fields.ts';

/** One of the two sides of a conversation. */
export const messageSide = z.enum(['GUEST', 'OWNER']);
export type MessageSide = z.output<typeof messageSide>;

/** A message from one side to the other, in plain text. */
export const bookingMessage = z.object({
  id,
  from: messageSide,
  text: z.string(),
  createdAt: instant,
  /** When the other side read it; null until then. */
  readAt: instant.nullable(),
});
export type BookingMessage = z.output<typeof bookingMessage>;

export const newBookingMessage = z.object({
  text: text({ min: 1, max: MAX_MESSAGE_LENGTH, tooShort: encodeMessage(say('messageEmpty')) }),
  /** Sending again with the same key, when it is not known whether the first call arrived, stores the message once. */
  key: z.uuid(encodeMessage(say('valueInvalid'))).optional(),
});

/** A booking's conversation with its last message. */
const conversation = z.object({
  bookingId: id,
  guestName: z.string(),
  startDate: localDate,
  endDate: localDate,
  status: bookingStatus,
  /** Its text is cut to 200 characters. */
  last: z.object({ from: messageSide, text: z.string(), createdAt: instant }),
  /** Numbers of the guest's messages that the owner has not read, and of those that wait for her. */
  unread: z.number().int(),
  unanswered: z.number().int(),
});
export type Conversation = z.output<typeof conversation>;

export const conversations = {
  all: endpoint({
    method: 'GET',
    path: '/conversations',
    access: 'admin',
    summary: 'The bookings of which anything was written: those that wait first, then the latest; 200 at most',
    answer: z.array(conversation),
    status: 200,
    isNeverCached: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/bookings/{id}/messages',
    access: 'user',
    summary:
      'What guest and owner wrote to each other of a booking, oldest first; 404 where it is neither own nor asked by an admin',
    params: byId,
    answer: z.array(bookingMessage),
    status: 200,
  }),
  write: endpoint({
    method: 'POST',
    path: '/bookings/{id}/messages',
    access: 'confirmed',
    summary: 'Write to the other one, who is mailed; the same key again is the same message',
    params: byId,
    body: newBookingMessage,
    answer: bookingMessage,
    status: 201,
    refusals: { 409: ['conversationClosed', 'conversationFull', 'guestAddressMissing'] },
    leavesSiteAlone: true,
  }),
  read: endpoint({
    method: 'POST',
    path: '/bookings/{id}/messages/read',
    access: 'user',
    summary: 'What the other one wrote is read: all of it, or up to a message',
    params: byId,
    body: z.object({ upTo: id.optional() }),
    status: 204,
    leavesSiteAlone: true,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/bookings/{id}/messages/answered',
    access: 'admin',
    summary: 'What the guest wrote up to a message is read, and waits for no answer here',
    params: byId,
    body: z.object({ upTo: id }),
    status: 204,
    leavesSiteAlone: true,
  }),
};
