import type { Migration } from './migration.ts';

/**
 * The register of guests (LAW.md, 2 to 8). Stays are those added by the owner; guests of a booking have the booking's
 * id, which may be deleted before they are. `identity` and `rest` are sealed under the key named by `key_fingerprint`,
 * null once the law requires their deletion; `kept_origin` and `kept_age` then remain for statistics. Transmissions to
 * authorities and their receipts outlive the guests, and a restore carries them over row by row, so there are no
 * foreign keys. `register_rounds` has the time of the last due deletion and notice; a restore resets it. `cir` is the
 * regional code of the property, beside the national one.
 */
export const keepGuests: Migration = {
  name: '055-keep-guests',
  sql: `
    alter table property add column cir text;
    create table register_settings (
      only_row integer primary key check (only_row = 1),
      settings text not null
    ) strict;
    create table register_keys (
      fingerprint text primary key,
      saved_at text
    ) strict, without rowid;
    create table register_stays (
      id text primary key,
      request_key text not null unique,
      booking_id text unique,
      source text not null check (source in ('SITE', 'CHANNEL', 'OWNER')),
      title text not null,
      start_date text not null,
      end_date text not null,
      number_of_guests integer not null check (number_of_guests between 1 and 30),
      created_at text not null
    ) strict;
    create index register_stays_by_dates on register_stays (start_date, end_date);
    create table register_guests (
      id text primary key,
      stay_id text not null,
      position integer not null,
      role text check (role in ('SINGLE', 'FAMILY_HEAD', 'GROUP_HEAD', 'FAMILY_MEMBER', 'GROUP_MEMBER')),
      head_id text,
      arrival text,
      departure text,
      is_arrival_lost integer not null default 0 check (is_arrival_lost in (0, 1)),
      is_departure_lost integer not null default 0 check (is_departure_lost in (0, 1)),
      exemption text,
      idswh text not null unique,
      identified_how text check (identified_how in ('IN_PERSON', 'VIDEO')),
      identified_at text,
      identified_by text,
      key_fingerprint text not null,
      identity text,
      rest text,
      names_deleted_at text,
      rest_deleted_at text,
      kept_origin text,
      kept_age text check (kept_age in ('0-13', '14-17', '18-64', '65+')),
      created_at text not null
    ) strict;
    create index register_guests_by_stay on register_guests (stay_id, position);
    create index register_guests_by_key on register_guests (key_fingerprint) where identity is not null or rest is not null;
    create index register_guests_with_data on register_guests (stay_id) where identity is not null or rest is not null;
    create table register_links (
      stay_id text primary key,
      token_hash text not null unique,
      expires_at text not null,
      made_at text not null
    ) strict;
    create table register_transmissions (
      id text primary key,
      request_key text not null unique,
      kind text not null,
      date text not null,
      channel text not null,
      state text not null,
      guests integer not null,
      sha256 text not null,
      at text not null,
      by_id text,
      by_name text not null
    ) strict;
    create index register_transmissions_by_date on register_transmissions (date);
    create table register_transmitted (
      id text primary key,
      transmission_id text not null,
      guest_id text not null,
      stay_id text not null,
      arrival text not null,
      mark text not null,
      unique (transmission_id, guest_id, arrival)
    ) strict, without rowid;
    create index register_transmitted_by_stay on register_transmitted (stay_id);
    create index register_transmitted_by_guest on register_transmitted (guest_id);
    create table register_receipts (
      transmission_id text primary key,
      key_fingerprint text not null,
      content text not null,
      added_at text not null
    ) strict;
    create table register_rounds (
      only_row integer primary key check (only_row = 1),
      since text not null,
      purged_at text,
      told_on text,
      told_of integer not null
    ) strict;
  `,
};
