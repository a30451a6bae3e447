import type { Migration } from './migration.ts';

/** A message that was laid down in a file for want of a mail server has not been sent. */
export const tellFiledMail: Migration = {
  name: '011-tell-filed-mail',
  sql: `
    create table outbox_with_filed (
      id text primary key,
      kind text not null,
      to_name text not null,
      to_address text not null,
      reply_to text,
      subject text not null,
      body text not null,
      status text not null check (status in ('WAITING', 'SENT', 'FILED', 'FAILED', 'HELD')),
      attempts integer not null default 0,
      next_attempt_at text not null,
      last_error text,
      created_at text not null,
      sent_at text
    ) strict;
    insert into outbox_with_filed select * from outbox;
    drop table outbox;
    alter table outbox_with_filed rename to outbox;
    create index outbox_by_turn on outbox (status, next_attempt_at);
  `,
};
