import type { Migration } from './migration.ts';

/**
 * The browsers that receive the owner's push messages, with sealed subscriptions, and the waiting messages, of which
 * only the newest per topic stays. The session is not a foreign key: it may expire, and the device stays.
 */
export const keepTelephones: Migration = {
  name: '045-keep-telephones',
  sql: `
    create table push_devices (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      session_id text not null,
      name text not null,
      kinds text not null,
      endpoint_hash text not null unique,
      subscription text not null,
      refusals integer not null default 0 check (refusals >= 0),
      created_at text not null,
      last_sent_at text,
      last_error text
    ) strict, without rowid;
    create index push_devices_by_user on push_devices (user_id);
    create index push_devices_by_session on push_devices (session_id);
    create table push_outbox (
      id text primary key,
      device_id text not null references push_devices (id) on delete cascade,
      kind text not null check (kind in ('REQUEST', 'MESSAGE', 'PAYMENT', 'CHANNEL', 'TURNOVER')),
      tag text not null,
      body text not null,
      address text not null,
      attempts integer not null default 0 check (attempts >= 0),
      created_at text not null,
      next_attempt_at text not null,
      unique (device_id, tag)
    ) strict, without rowid;
    create index push_outbox_by_turn on push_outbox (next_attempt_at);
  `,
};
