import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, email, id, instant, message, personName, phone, text, version } from '../base/fields.ts';
import { writtenIn } from '../base/in-language.ts';
import { encodeMessage } from '../base/messages.ts';

const PRIVACY_NOT_ACCEPTED = encodeMessage(say('privacyNotAccepted'));

/** Of a message and of a reply to it. */
const MAX_LENGTH = 5000;

/** A reply of the owner's to a message, which a letter takes to its sender. */
const contactReply = z.object({
  text: z.string(),
  createdAt: instant,
  /**
   * The letter's fate: QUEUED waits in the outbox, or is held there; SENT has left it, as a file if there is no mail
   * server; FAILED was refused, or deleted before it left.
   */
  letter: z.enum(['QUEUED', 'SENT', 'FAILED']),
});
export type ContactReply = z.output<typeof contactReply>;

/** A message as the owner reads it. */
export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  /** Set by a reply, or by the owner once she has answered otherwise. */
  answered: z.boolean(),
  createdAt: instant,
  /** Oldest first. */
  replies: z.array(contactReply),
  version,
  /** The language its author read the site in; only if the call names a language. */
  language: writtenIn,
});
export type ContactMessage = z.output<typeof contactMessage>;

/** What a sender with an account sends. */
export const newContactMessage = z.object({
  name: personName,
  email,
  phone: phone.nullish(),
  message: text({ min: 10, max: MAX_LENGTH, tooShort: encodeMessage(say('messageTooShort')) }),
  privacyAccepted: z.boolean(PRIVACY_NOT_ACCEPTED).nullish(),
  /** A trap that only robots fill in: a message with it is answered like any other, and dropped. */
  leaveThisEmpty: z.unknown().optional(),
});

/** What a sender without an account sends. */
export const visitorContactMessage = newContactMessage.extend({
  privacyAccepted: z.literal(true, PRIVACY_NOT_ACCEPTED),
});

export const newContactReply = z.object({
  text: text({ min: 1, max: MAX_LENGTH, tooShort: encodeMessage(say('messageEmpty')) }),
  /** Sending again with the same key, when it is not known whether the first call arrived, stores the reply once. */
  key: z.uuid('Serve una chiave: un UUID scelto da chi chiama'),
});

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'anyone',
    summary: 'Write to the owner, who is mailed',
    body: newContactMessage,
    visitorBody: visitorContactMessage,
    answer: message,
    status: 201,
    leavesSiteAlone: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/contact',
    access: 'admin',
    summary: 'The messages, newest first, with what was replied to each and what became of the letters',
    answer: z.array(contactMessage),
    status: 200,
  }),
  mark: endpoint({
    method: 'PATCH',
    path: '/contact/{id}',
    access: 'admin',
    summary: 'Mark a message as answered, or not',
    params: byId,
    body: z.object({ answered: z.boolean('Scegli sì o no') }),
    versioned: true,
    answer: contactMessage,
    status: 200,
    leavesSiteAlone: true,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/contact/{id}/reply',
    access: 'admin',
    summary: 'Reply by a letter to the sender, and mark the message as answered; the same key again is the same reply',
    params: byId,
    body: newContactReply,
    versioned: true,
    answer: contactMessage,
    status: 201,
    leavesSiteAlone: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/contact/{id}',
    access: 'admin',
    summary: 'Delete a message with its replies',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
};
