import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, email, id, instant, message, personName, phone, text, version } from '../base/fields.ts';
import { writtenIn } from '../base/in-language.ts';
import { encodeMessage } from '../base/messages.ts';

const PRIVACY_NOT_ACCEPTED = encodeMessage(say('privacyNotAccepted'));

/** A message as the owner reads it. */
export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  /** Set by the owner once she has answered. */
  answered: z.boolean(),
  createdAt: instant,
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
  message: text({ min: 10, max: 5000, tooShort: encodeMessage(say('messageTooShort')) }),
  privacyAccepted: z.boolean(PRIVACY_NOT_ACCEPTED).nullish(),
  /** A trap that only robots fill in: a message with it is answered like any other, and dropped. */
  leaveThisEmpty: z.unknown().optional(),
});

/** What a sender without an account sends. */
export const visitorContactMessage = newContactMessage.extend({
  privacyAccepted: z.literal(true, PRIVACY_NOT_ACCEPTED),
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
    summary: 'The messages, newest first',
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
  remove: endpoint({
    method: 'DELETE',
    path: '/contact/{id}',
    access: 'admin',
    summary: 'Delete a message',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
};
