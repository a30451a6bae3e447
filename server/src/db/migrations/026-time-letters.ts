import type { Migration } from './migration.ts';

/**
 * What there is of a letter to the guest of a booking, the last of its kind: `day` is the arrival or departure that a timed
 * one was for; without `mail_id` it was passed over. `sent_at` outlives the outbox, which forgets. `is_holding`: since a
 * restore nobody has decided on held mail.
 */
export const timeLetters: Migration = {
  name: '026-time-letters',
  sql: `
    create table letter_schedule (
      only_row integer primary key check (only_row = 1),
      settings text,
      is_holding integer not null check (is_holding in (0, 1))
    ) strict;
    create table booking_letters (
      booking_id text not null references bookings (id) on delete cascade,
      letter text not null,
      day text,
      mail_id text,
      queued_at text,
      sent_at text,
      primary key (booking_id, letter)
    ) strict, without rowid;
    create index booking_letters_by_mail on booking_letters (mail_id) where mail_id is not null;
    create table letter_pauses (
      booking_id text primary key references bookings (id) on delete cascade
    ) strict, without rowid;
  `,
};
