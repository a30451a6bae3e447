import { mailStatus } from '@approdo/shared/contract/content/mail';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedMail = z.object({
  id: z.string(),
  kind: z.string(),
  toName: z.string(),
  toAddress: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  /** An attached iCalendar file. */
  calendar: z.string().nullable(),
  status: mailStatus,
  attempts: z.number().int(),
  nextAttemptAt: z.string(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export const mailRecord = describeRecord('outbox', storedMail);

/** A mail as it is sent; HELD waits for the owner's decision after a restore. */
export type StoredMail = Readonly<z.output<typeof storedMail>>;

const outboxEntry = storedMail.omit({ body: true, calendar: true });
export const outboxEntryRecord = describeRecord('outbox', outboxEntry);

/** A mail without its text and attachment. */
export type OutboxEntry = Readonly<z.output<typeof outboxEntry>>;

type MailTables = { outbox: RowOf<z.output<typeof storedMail>> };

declare module '../../../db/schema.ts' {
  interface Schema extends MailTables {}
}
