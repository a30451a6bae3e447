import type { Migration } from './migration.ts';

/**
 * The extras that the owner offers, in order, and those of stays: with the names by language (`names`, JSON) and the
 * price in cents at the time of choosing. `request_key` identifies a repeated request of an account. A price records
 * its extras (JSON); null for earlier ones. `untold_extras` has a stay's extras before changes that the owner has not
 * been notified of yet. Changes of bookings include extras, and names of extras can be translated: tables are
 * recreated, as SQLite cannot alter a check.
 */
export const keepExtras: Migration = {
  name: '052-keep-extras',
  sql: `
    create table price_extras (
      id text primary key,
      position integer not null check (position > 0),
      name text not null,
      price integer not null check (price >= 0),
      per text not null check (per in ('STAY', 'NIGHT', 'PERSON', 'PERSON_NIGHT')),
      max integer not null check (max > 0),
      until_days integer not null check (until_days >= 0),
      is_on integer not null check (is_on in (0, 1))
    ) strict, without rowid;
    create table booking_extras (
      booking_id text not null references bookings (id) on delete cascade,
      position integer not null check (position > 0),
      extra_id text not null,
      name text not null,
      names text not null,
      price integer not null check (price >= 0),
      per text not null check (per in ('STAY', 'NIGHT', 'PERSON', 'PERSON_NIGHT')),
      quantity integer not null check (quantity > 0),
      primary key (booking_id, position)
    ) strict, without rowid;
    create table untold_extras (
      booking_id text primary key references bookings (id) on delete cascade,
      linen integer not null check (linen in (0, 1)),
      extras text not null
    ) strict, without rowid;
    alter table bookings add column request_key text;
    create unique index bookings_by_request_key on bookings (user_id, request_key) where request_key is not null;
    alter table booking_prices add column extras text;
    create table changes_of_bookings (
      booking_id text not null references bookings (id) on delete cascade,
      position integer not null check (position > 0),
      at text not null,
      "by" text,
      field text not null check (
        field in ('DATES', 'GUESTS', 'LINEN', 'EXTRAS', 'NAME', 'PHONE', 'EMAIL', 'LANGUAGE', 'CLEANING_NOTE')
      ),
      "before" text,
      "after" text,
      primary key (booking_id, position)
    ) strict, without rowid;
    insert into changes_of_bookings select booking_id, position, at, "by", field, "before", "after" from booking_changes;
    drop table booking_changes;
    alter table changes_of_bookings rename to booking_changes;
    create table translations_with_extras (
      kind text not null check (kind in (
        'homepage', 'property', 'payment_settings', 'price_extras', 'galleries', 'media', 'feature_boxes', 'menu_items',
        'posts', 'pages', 'guide', 'mail_wordings'
      )),
      thing_id text not null,
      language text not null check (language in ('en', 'de', 'fr')),
      field text not null,
      text text not null,
      source text not null,
      state text not null check (state in ('SUGGESTED', 'CHECKED')),
      primary key (kind, thing_id, language, field)
    ) strict;
    insert into translations_with_extras (kind, thing_id, language, field, text, source, state)
      select kind, thing_id, language, field, text, source, state from translations;
    drop table translations;
    alter table translations_with_extras rename to translations;
  `,
};
