import { contactMessage } from '@approdo/shared/contract/messages/messages';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedMessage = contactMessage
  .omit({ version: true, language: true, replies: true })
  /** The language in which its author read the site. */
  .extend({ language: z.enum(LANGUAGES) });
export type StoredMessage = z.output<typeof storedMessage>;

export const messageRecord = describeRecord('contact_messages', storedMessage);

const storedReply = z.object({
  id: z.string(),
  messageId: z.string(),
  /** From 1, in the order in which they were written. */
  position: z.number().int(),
  text: z.string(),
  /** Client-made key that makes sending again idempotent. */
  key: z.string(),
  /** Its letter, as long as the outbox has it. */
  mailId: z.string(),
  createdAt: z.string(),
  /** When the letter left the outbox; null until then. */
  sentAt: z.string().nullable(),
});
/** A reply of the owner's. */
export type StoredReply = Readonly<z.output<typeof storedReply>>;

export const replyRecord = describeRecord('contact_replies', storedReply);

type ContactTables = {
  contact_messages: RowOf<StoredMessage>;
  contact_replies: RowOf<z.output<typeof storedReply>>;
};

declare module '../../../db/schema.ts' {
  interface Schema extends ContactTables {}
}
