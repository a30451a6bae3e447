import type { Migration } from './migration.ts';

export const createOutbox: Migration = {
  name: '004-create-outbox',
  sql: `
    create table outbox (
      id text primary key,
      kind text not null,
      to_name text not null,
      to_address text not null,
      reply_to text,
      subject text not null,
      body text not null,
      status text not null check (status in ('WAITING', 'SENT', 'FAILED', 'HELD')),
      attempts integer not null default 0,
      next_attempt_at text not null,
      last_error text,
      created_at text not null,
      sent_at text
    ) strict;
    create index outbox_by_turn on outbox (status, next_attempt_at);
  `,
};
