import type { Migration } from './migration.ts';

/**
 * Receipts and contracts are documents with the same id, and never changed, like entries: a receipt is cancelled by
 * another, a contract followed by its next edition. `facts` and `terms` are JSON of what the paper states; if they
 * change, a new one is needed. `receipted_entries` has the entries of valid receipts: an entry is on one at most.
 */
export const keepDocuments: Migration = {
  name: '024-keep-documents',
  sql: `
    create table documents (
      id text primary key,
      booking_id text not null references bookings (id),
      kind text not null check (kind in ('RECEIPT', 'CONTRACT')),
      bytes blob not null,
      sha256 text not null,
      created_at text not null
    ) strict;
    create index documents_by_booking on documents (booking_id);
    create table receipts (
      id text primary key references documents (id),
      booking_id text not null references bookings (id),
      year integer not null,
      number integer not null check (number > 0),
      total integer not null,
      facts text not null,
      voids text unique references receipts (id),
      written_by text not null,
      unique (year, number)
    ) strict;
    create index receipts_by_booking on receipts (booking_id);
    create table receipted_entries (
      entry_id text primary key references entries (id),
      receipt_id text not null references receipts (id)
    ) strict, without rowid;
    create index receipted_entries_by_receipt on receipted_entries (receipt_id);
    create table contract_templates (
      language text primary key check (language in ('it', 'en', 'de', 'fr')),
      subject text not null,
      body text not null
    ) strict, without rowid;
    create table contracts (
      id text primary key references documents (id),
      booking_id text not null references bookings (id),
      edition integer not null check (edition > 0),
      terms text not null,
      written_by text not null,
      unique (booking_id, edition)
    ) strict;
    create table contract_acceptances (
      contract_id text primary key references contracts (id),
      sha256 text not null,
      accepted_at text not null,
      user_id text not null,
      account text not null,
      address text not null,
      browser text not null
    ) strict, without rowid;
    create trigger documents_are_never_changed before update on documents begin
      select raise(abort, 'documents are never changed');
    end;
    create trigger documents_are_never_deleted before delete on documents begin
      select raise(abort, 'documents are never deleted');
    end;
    create trigger receipts_are_never_changed before update on receipts begin
      select raise(abort, 'receipts are never changed');
    end;
    create trigger receipts_are_never_deleted before delete on receipts begin
      select raise(abort, 'receipts are never deleted');
    end;
    create trigger contracts_are_never_changed before update on contracts begin
      select raise(abort, 'contracts are never changed');
    end;
    create trigger contracts_are_never_deleted before delete on contracts begin
      select raise(abort, 'contracts are never deleted');
    end;
    create trigger acceptances_are_never_changed before update on contract_acceptances begin
      select raise(abort, 'acceptances are never changed');
    end;
    create trigger acceptances_are_never_deleted before delete on contract_acceptances begin
      select raise(abort, 'acceptances are never deleted');
    end;
  `,
};
