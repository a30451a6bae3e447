import { z } from 'zod';
import { ITALIAN, LANGUAGES } from '../../domain/base/language/language.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, message, text, version } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

/** Of the text of a mail, in UTF-16 units; a longer one is cut. */
export const LETTER_MAX_LENGTH = 200_000;

/**
 * WAITING is retried automatically, FAILED is not; FILED was written to a file because there is no mail server; HELD
 * waits for the owner's decision after a restore.
 */
export const mailStatus = z.enum(['WAITING', 'SENT', 'FILED', 'FAILED', 'HELD']);
export type MailStatus = z.output<typeof mailStatus>;

/** A message as the owner sees it, without its text: that may hold a link that opens somebody's account. */
const queuedMail = z.object({
  id,
  /** A short title. */
  title: z.string(),
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  status: mailStatus,
  attempts: z.number().int(),
  /** The next attempt of a WAITING message. */
  nextAttemptAt: instant.nullable(),
  /** The mail server's answer to the last failed attempt. */
  lastError: z.string().nullable(),
  createdAt: instant,
  /** When it was sent, or written to a file. */
  sentAt: instant.nullable(),
  /** Set if the recipient is an invented guest of the starter content, who is never sent anything. */
  isInvented: z.literal(true).optional(),
  /** Set if an admin sent it to themselves, to test mail delivery. */
  isTest: z.literal(true).optional(),
});
export type QueuedMail = z.output<typeof queuedMail>;

/** How messages are sent. */
const mailDelivery = z.object({
  way: z.enum(['server', 'folder']),
  /** The sender's address. */
  sender: z.string().nullable(),
  /** The mail server; null if there is none. */
  server: z.object({ host: z.string(), port: z.number().int() }).nullable(),
  /** Scheme and host of the site. */
  site: z.string(),
});
export type MailDelivery = z.output<typeof mailDelivery>;

/** The wording of one kind of mail, and the placeholders it may use. */
export const mailWording = z.object({
  kind: z.string(),
  title: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Whether the owner has changed it. */
  isChanged: z.boolean(),
  /** Set if the program's own text is used in this language, though the owner has changed the Italian one. */
  isOwnInItalianAlone: z.literal(true).optional(),
  /** The program's own wording. */
  original: z.object({ subject: z.string(), body: z.string() }),
  placeholders: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['line', 'text', 'link']),
      meaning: z.string(),
      /** The value in previews. */
      sample: z.string(),
    }),
  ),
  version,
});
export type MailWording = z.output<typeof mailWording>;

/** A wording in the list of all, with what the owner finds it by. */
const listedWording = mailWording.extend({
  /** The title without whom it goes to. */
  name: z.string(),
  topic: z.enum(['STAY', 'MONEY', 'ACCOUNT', 'OWNER']),
  /** When it is sent, in Italian. */
  leaves: z.string(),
  /** Which languages it is written in, and which of them the owner words it in herself. */
  languages: z.array(z.enum(LANGUAGES)),
  ownLanguages: z.array(z.enum(LANGUAGES)),
});
export type ListedWording = z.output<typeof listedWording>;

export const wordingEdit = z.object({
  subject: line({ min: 1, max: 200, tooShort: "L'oggetto è obbligatorio" }),
  body: text({ min: 1, max: 10_000, tooShort: 'Il testo è obbligatorio' }),
});

const byKind = z.object({ kind: z.string().min(1).max(64) });

/** Letters to the owner are in Italian only. */
const inLanguage = z.object({ language: z.enum(LANGUAGES, encodeMessage(say('languageUnknown'))).default(ITALIAN) });

export const mail = {
  list: endpoint({
    method: 'GET',
    path: '/mail',
    access: 'admin',
    summary: 'The messages that were sent, wait or failed, newest first; those of the last 90 days',
    answer: z.array(queuedMail),
    status: 200,
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/mail/delivery',
    access: 'admin',
    summary:
      'Whether messages go out through a mail server or are laid down in a folder, and what who provides mail asks',
    answer: mailDelivery,
    status: 200,
  }),
  test: endpoint({
    method: 'POST',
    path: '/mail/test',
    access: 'admin',
    summary: 'Send a test message to oneself; by its id the list tells what came of it',
    answer: message.extend({ id }),
    status: 201,
    leavesSiteAlone: true,
  }),
  send: endpoint({
    method: 'POST',
    path: '/mail/{id}/send',
    access: 'admin',
    summary: 'Try a message again now, or let one go that is held; not one that was sent or filed, whose text is gone',
    params: byId,
    answer: queuedMail,
    status: 200,
    refusals: { 409: ['mailSent', 'mailFiled'] },
    leavesSiteAlone: true,
  }),
  sendHeld: endpoint({
    method: 'POST',
    path: '/mail/held/send',
    access: 'admin',
    summary: 'Let all held messages go',
    answer: z.object({ sent: z.number().int() }),
    status: 200,
    leavesSiteAlone: true,
  }),
  removeHeld: endpoint({
    method: 'DELETE',
    path: '/mail/held',
    access: 'admin',
    summary: 'Delete all held messages unsent',
    answer: z.object({ deleted: z.number().int() }),
    status: 200,
    leavesSiteAlone: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/mail/{id}',
    access: 'admin',
    summary: 'Delete a message; what waits is then never sent',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
  listWordings: endpoint({
    method: 'GET',
    path: '/mail/wordings',
    access: 'admin',
    summary: 'What the site says in each kind of mail, and when; in other languages only what guests are sent',
    query: inLanguage,
    answer: z.array(listedWording),
    status: 200,
  }),
  changeWording: endpoint({
    method: 'PUT',
    path: '/mail/wordings/{kind}',
    access: 'admin',
    summary: 'Say it otherwise; unknown placeholders and a missing link are refused',
    params: byKind,
    query: inLanguage,
    body: wordingEdit.partial(),
    versioned: true,
    answer: mailWording,
    status: 200,
    leavesSiteAlone: true,
  }),
  sampleWording: endpoint({
    method: 'POST',
    path: '/mail/wordings/{kind}/sample',
    access: 'admin',
    summary: 'Send this wording to oneself, with samples for its placeholders; it is not kept',
    params: byKind,
    query: inLanguage,
    body: wordingEdit,
    answer: message,
    status: 201,
    leavesSiteAlone: true,
  }),
  restoreWording: endpoint({
    method: 'DELETE',
    path: '/mail/wordings/{kind}',
    access: 'admin',
    summary: 'Say it as it was at first again',
    params: byKind,
    query: inLanguage,
    status: 204,
    leavesSiteAlone: true,
  }),
};
