import type { Migration } from './migration.ts';

/** Messages between guest and owner about a booking; `told_at` is when a letter notified the other side. */
export const keepMessages: Migration = {
  name: '028-keep-messages',
  sql: `
    create table booking_messages (
      id text primary key,
      booking_id text not null references bookings (id) on delete cascade,
      position integer not null check (position > 0),
      side text not null check (side in ('GUEST', 'OWNER')),
      text text not null,
      key text,
      created_at text not null,
      read_at text,
      told_at text,
      unique (booking_id, position)
    ) strict;
    create unique index booking_messages_by_key on booking_messages (booking_id, side, key) where key is not null;
    create index booking_messages_unread on booking_messages (side, booking_id) where read_at is null;
  `,
};
