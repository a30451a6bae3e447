import type { Migration } from './migration.ts';

/**
 * `import_url` and `token` are sealed JSON, exports are looked up by `token_hash`; `exported` is JSON of the nights
 * that the channel last read here. An imported event that takes nights has a booking of the same id. `changed_at` and
 * `sequence` of bookings are part of exports; instants are UTC.
 */
export const addChannels: Migration = {
  name: '020-add-channels',
  sql: `
    create table channels (
      id text primary key,
      name text not null,
      kind text not null check (kind in ('AIRBNB', 'BOOKING', 'VRBO', 'CALENDAR', 'OTHER')),
      end_means text not null check (end_means in ('CHECKOUT', 'LAST_NIGHT')),
      edges text not null check (edges in ('SKIP', 'TAKE')),
      import_host text,
      import_url text,
      token_hash text not null unique,
      token text not null,
      is_paused integer not null check (is_paused in (0, 1)),
      etag text,
      last_modified text,
      faulty integer not null,
      last_success_at text,
      last_error text,
      failure text check (failure in ('PASSING', 'LASTING')),
      failing_told_at text,
      last_read_at text,
      exported text not null,
      created_at text not null
    ) strict;
    create table channel_events (
      id text primary key,
      channel_id text not null references channels (id) on delete cascade,
      uid text not null,
      start_date text not null,
      end_date text not null,
      "as" text not null check ("as" in ('STAY', 'CLOSURE', 'EDGE', 'ECHO')),
      is_owners_word integer not null check (is_owners_word in (0, 1)),
      presence text not null check (presence in ('THERE', 'MISSED', 'SUSPECT', 'KEPT')),
      created_at text not null,
      check (start_date < end_date)
    ) strict;
    create index channel_events_by_channel on channel_events (channel_id);
    create index channel_events_by_end on channel_events (end_date);
    create table channel_clashes (
      event_id text not null references channel_events (id) on delete cascade,
      other_id text not null,
      primary key (event_id, other_id)
    ) strict, without rowid;
    alter table bookings add column channel_id text references channels (id) on delete cascade;
    alter table bookings add column changed_at text;
    alter table bookings add column sequence integer not null default 0;
    update bookings set changed_at = created_at;
    create index bookings_by_channel on bookings (channel_id) where channel_id is not null;
  `,
};
