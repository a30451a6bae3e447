import { contactMessage } from '@approdo/shared/contract/messages/messages';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedMessage = contactMessage
  .omit({ version: true, language: true })
  /** The language in which its author read the site. */
  .extend({ language: z.enum(LANGUAGES) });
export type StoredMessage = z.output<typeof storedMessage>;

export const messageRecord = describeRecord('contact_messages', storedMessage);

type ContactTables = { contact_messages: RowOf<StoredMessage> };

declare module '../../../db/schema.ts' {
  interface Schema extends ContactTables {}
}
