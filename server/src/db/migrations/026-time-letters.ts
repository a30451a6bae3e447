import type { Migration } from './migration.ts';

/**
 * The last letter of each kind to the guest of a booking: `day` is the arrival or departure that a scheduled one was
 * for; without `mail_id` it was skipped. `sent_at` outlives the row of the outbox. `is_holding`: the owner has not yet
 * decided on the mail held since a restore.
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
