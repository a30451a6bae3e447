import type { Migration } from './migration.ts';

/**
 * Amounts are cents, `lines` and `settings` JSON, days local dates. A price is never changed but followed by its next
 * edition; entries are immutable, and corrected by counter-entries. Entries with the same `together` are one act.
 */
export const keepMoney: Migration = {
  name: '021-keep-money',
  sql: `
    create table payment_settings (
      only_row integer primary key check (only_row = 1),
      settings text not null
    ) strict;
    create table booking_prices (
      booking_id text not null references bookings (id) on delete cascade,
      edition integer not null check (edition > 0),
      lines text not null,
      total integer check (total between 0 and 100000000),
      is_agreed integer not null check (is_agreed in (0, 1)),
      start_date text not null,
      end_date text not null,
      linen integer not null check (linen in (0, 1)),
      reason text,
      created_at text not null,
      primary key (booking_id, edition)
    ) strict, without rowid;
    create table payment_plans (
      booking_id text primary key references bookings (id) on delete cascade,
      reference text not null unique,
      since text not null
    ) strict, without rowid;
    create table instalments (
      booking_id text not null references bookings (id) on delete cascade,
      position integer not null,
      kind text not null check (kind in ('DEPOSIT', 'BALANCE', 'SECURITY', 'TAX')),
      amount integer not null check (amount between 1 and 100000000),
      due_date text not null,
      primary key (booking_id, position)
    ) strict, without rowid;
    create index instalments_by_due_date on instalments (due_date);
    create table entries (
      id text primary key,
      booking_id text not null references bookings (id),
      key text not null unique,
      direction text not null check (direction in ('IN', 'OUT')),
      purpose text not null check (purpose in ('STAY', 'SECURITY', 'TAX', 'DAMAGE')),
      amount integer not null check (amount between 1 and 100000000),
      method text not null check (method in ('BANK', 'CARD', 'CASH', 'OTHER', 'INTERNAL')),
      date text not null,
      reference text,
      note text,
      reverses text unique references entries (id),
      together text,
      source text not null check (source in ('OWNER', 'CARD')),
      created_at text not null,
      written_by text not null
    ) strict;
    create index entries_by_booking on entries (booking_id);
    create index entries_by_date on entries (date);
    create trigger entries_are_never_changed before update on entries begin
      select raise(abort, 'entries are never changed');
    end;
    create trigger entries_are_never_deleted before delete on entries begin
      select raise(abort, 'entries are never deleted');
    end;
  `,
};
