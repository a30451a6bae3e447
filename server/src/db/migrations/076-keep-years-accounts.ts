import type { Migration } from './migration.ts';

/**
 * The year's accounts: portals' files of payouts, expenses with their papers, and the lines of bank statements that were
 * accepted. Rows of portals and former editions of expenses are never changed or deleted: a file that is withdrawn counts
 * no more. `row_key` names a row among all of its portal, `payout_key` is that of its payout. Amounts are cents, below
 * zero for money out. How the owner is taxed, and what portals certified, is JSON.
 */
export const keepYearsAccounts: Migration = {
  name: '076-keep-years-accounts',
  sql: `
    create table portal_files (
      id text primary key,
      portal text not null check (portal in ('AIRBNB', 'BOOKING', 'VRBO')),
      name text not null,
      from_day text not null,
      to_day text not null,
      counts text not null,
      created_at text not null,
      written_by text not null,
      withdrawn_at text,
      withdraw_reason text
    ) strict;
    create table portal_rows (
      id text primary key,
      file_id text not null references portal_files (id),
      portal text not null check (portal in ('AIRBNB', 'BOOKING', 'VRBO')),
      kind text not null check (kind in ('PAYOUT', 'STAY', 'WITHHELD', 'TAX', 'OTHER')),
      code text not null,
      day text not null,
      amount integer not null,
      currency text not null,
      gross integer not null,
      commission integer not null,
      withheld integer not null,
      tourist_tax integer not null,
      paid integer not null,
      start_date text,
      end_date text,
      guest_name text not null,
      row_key text not null,
      payout_key text,
      unique (file_id, row_key)
    ) strict;
    create index portal_rows_by_key on portal_rows (portal, row_key);
    create trigger portal_rows_are_never_changed before update on portal_rows begin
      select raise(abort, 'portal rows are never changed');
    end;
    create trigger portal_rows_are_never_deleted before delete on portal_rows begin
      select raise(abort, 'portal rows are never deleted');
    end;
    create table portal_stays (
      id text primary key,
      portal text not null check (portal in ('AIRBNB', 'BOOKING', 'VRBO')),
      code text not null,
      booking_id text unique references bookings (id) on delete set null,
      is_chosen integer not null check (is_chosen in (0, 1)),
      euros text,
      unique (portal, code)
    ) strict;
    create table payout_arrivals (
      payout_id text primary key references portal_rows (id),
      arrived_on text not null
    ) strict, without rowid;
    create table expenses (
      id text primary key,
      key text not null unique,
      day text not null,
      category text not null check (
        category in (
          'CLEANING', 'LINEN', 'UTILITIES', 'INTERNET', 'MAINTENANCE', 'FURNISHING', 'CONDOMINIUM',
          'INSURANCE', 'TAXES', 'COMMISSIONS', 'ADVERTS', 'ADVICE', 'OTHER'
        )
      ),
      amount integer not null check (amount between 1 and 100000000),
      supplier text,
      note text,
      currency text not null,
      euros integer check (euros between 1 and 100000000),
      repeats text check (repeats in ('MONTH', 'QUARTER', 'YEAR')),
      repeat_of text references expenses (id),
      editions integer not null check (editions > 0),
      at text not null,
      written_by text not null,
      voided_at text,
      reason text
    ) strict;
    create index expenses_by_day on expenses (day);
    create index expenses_by_repeat on expenses (repeat_of);
    create table expense_editions (
      expense_id text not null references expenses (id),
      edition integer not null check (edition > 0),
      facts text not null,
      primary key (expense_id, edition)
    ) strict, without rowid;
    create trigger expense_editions_are_never_changed before update on expense_editions begin
      select raise(abort, 'expense editions are never changed');
    end;
    create trigger expense_editions_are_never_deleted before delete on expense_editions begin
      select raise(abort, 'expense editions are never deleted');
    end;
    create table expense_documents (
      id text primary key,
      expense_id text not null references expenses (id),
      name text not null,
      type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
      size integer not null check (size > 0),
      sha256 text not null,
      bytes blob not null,
      created_at text not null
    ) strict;
    create index expense_documents_by_expense on expense_documents (expense_id, created_at);
    create table bank_matches (
      id text primary key,
      key text not null unique,
      line_id text not null,
      date text not null,
      amount integer not null check (abs(amount) between 1 and 100000000),
      meaning text not null check (meaning in ('PAYMENT', 'REFUND', 'PAYOUT', 'EXPENSE')),
      entry_ids text not null,
      payout_id text,
      expense_id text references expenses (id),
      is_new_expense integer not null check (is_new_expense in (0, 1)),
      created_at text not null,
      written_by text not null,
      undone_at text,
      undo_reason text
    ) strict;
    create unique index bank_lines_are_matched_once on bank_matches (line_id) where undone_at is null;
    create index bank_matches_by_date on bank_matches (date);
    create table bank_layouts (
      header text primary key,
      mapping text not null,
      used_at text not null
    ) strict, without rowid;
    create table year_settings (
      only_row integer primary key check (only_row = 1),
      settings text not null
    ) strict;
  `,
};
