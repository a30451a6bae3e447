import type { Migration } from './migration.ts';

/** The primary key of occupied_days is the law against double booking: a day belongs to one booking at most. */
export const createBookings: Migration = {
  name: '003-create-bookings',
  sql: `
    create table bookings (
      id text primary key,
      user_id text references users (id) on delete set null,
      start_date text not null,
      end_date text not null,
      status text not null check (status in ('PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE')),
      guest_name text,
      guest_email text,
      number_of_guests integer,
      note text,
      reason text,
      created_at text not null,
      check (start_date <= end_date)
    ) strict;
    create index bookings_by_start on bookings (start_date);
    create index bookings_by_user on bookings (user_id);

    create table occupied_days (
      day text primary key,
      booking_id text not null references bookings (id) on delete cascade
    ) strict, without rowid;
    create index occupied_days_by_booking on occupied_days (booking_id);
  `,
};
