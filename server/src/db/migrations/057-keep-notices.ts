import type { Migration } from './migration.ts';

/**
 * The versions of the privacy notice, who accepted which version by which form, and whether old messages are deleted
 * automatically (LAW.md, 9). Versions are never changed or deleted; an acceptance is kept for five years.
 */
export const keepNotices: Migration = {
  name: '057-keep-notices',
  sql: `
    create table privacy_notices (
      version integer primary key,
      since text not null,
      sha256 text not null,
      content text not null
    ) strict;
    create trigger privacy_notices_are_never_changed before update on privacy_notices begin
      select raise(abort, 'versions of the notice are never changed');
    end;
    create trigger privacy_notices_are_never_deleted before delete on privacy_notices begin
      select raise(abort, 'versions of the notice are never deleted');
    end;
    create table notice_acceptances (
      id text primary key,
      at text not null,
      way text not null check (way in ('REGISTRATION', 'CONTACT', 'CHECK_IN')),
      email text not null,
      version integer not null,
      sha256 text not null
    ) strict, without rowid;
    create index notice_acceptances_by_email on notice_acceptances (email);
    create index notice_acceptances_by_time on notice_acceptances (at);
    create trigger notice_acceptances_are_never_changed before update on notice_acceptances begin
      select raise(abort, 'acceptances of the notice are never changed');
    end;
    create trigger notice_acceptances_are_kept before delete on notice_acceptances when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-5 years') begin
      select raise(abort, 'acceptances of the notice are kept for five years');
    end;
    create table privacy_settings (
      only_row integer primary key check (only_row = 1),
      deletes_messages integer not null check (deletes_messages in (0, 1))
    ) strict;
  `,
};
