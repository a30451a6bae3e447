import type { Migration } from './migration.ts';

/**
 * The owner's replies to contact messages, which go with their message. `mail_id` names the letter in the outbox, which
 * forgets it after ninety days; `sent_at` is when it left.
 */
export const replyToMessages: Migration = {
  name: '070-reply-to-messages',
  sql: `
    create table contact_replies (
      id text primary key,
      message_id text not null references contact_messages (id) on delete cascade,
      position integer not null check (position > 0),
      text text not null,
      key text not null,
      mail_id text not null,
      created_at text not null,
      sent_at text,
      unique (message_id, position),
      unique (message_id, key)
    ) strict;
    create index contact_replies_by_mail on contact_replies (mail_id);
  `,
};
