import type { MailStatus } from '@approdo/shared/contract/site/mail';

/** A mail as it is sent; HELD waits for the owner's word after a restore. */
export type OutboxTable = {
  id: string;
  kind: string;
  to_name: string;
  to_address: string;
  reply_to: string | null;
  subject: string;
  body: string;
  /** An iCalendar file that goes with it. */
  calendar: string | null;
  status: MailStatus;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
};

type MailTables = { outbox: OutboxTable };

declare module '../../db/schema.ts' {
  interface Schema extends MailTables {}
}
