import type { Migration } from './migration.ts';

/**
 * Discount codes for the price of the nights, compared by `code_key`. A code issued to an account that was deleted is
 * no longer valid. A booking keeps its code for as long as it exists.
 *
 * A stay may be confirmed without the owner, and its days held for a card payment until `held_until`, which opening the
 * checkout may extend to `held_at_most`, null once it has.
 */
export const takeCodes: Migration = {
  name: '053-take-codes',
  sql: `
    create table discount_codes (
      id text primary key,
      code text not null,
      code_key text not null unique,
      percent integer check (percent between 1 and 90),
      amount integer check (amount > 0),
      book_from text,
      book_to text,
      stay_from text,
      stay_to text,
      min_nights integer not null,
      uses integer,
      is_for_account integer not null check (is_for_account in (0, 1)),
      user_id text references users (id) on delete set null,
      note text,
      is_on integer not null check (is_on in (0, 1)),
      created_at text not null,
      check ((percent is null) <> (amount is null))
    ) strict;
    create index discount_codes_by_user on discount_codes (user_id) where user_id is not null;
    create table code_uses (
      booking_id text primary key references bookings (id) on delete cascade,
      code_id text not null references discount_codes (id) on delete cascade
    ) strict;
    create index code_uses_by_code on code_uses (code_id);
    alter table bookings add column is_instant integer not null default 0 check (is_instant in (0, 1));
    alter table bookings add column held_until text;
    alter table bookings add column held_at_most text;
    create index bookings_by_hold on bookings (held_until) where held_until is not null;
  `,
};
