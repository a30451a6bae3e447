import type { Migration } from './migration.ts';

/**
 * An acceptance of the notice has a null address if none is known, as in the check-in of a stay that the owner added.
 * Empty texts stored by earlier versions become null.
 */
export const acceptWithoutAddress: Migration = {
  name: '064-accept-without-address',
  sql: `
    create table acceptances_without_address (
      id text primary key,
      at text not null,
      way text not null check (way in ('REGISTRATION', 'CONTACT', 'CHECK_IN')),
      email text check (email <> ''),
      version integer not null,
      sha256 text not null
    ) strict, without rowid;
    insert into acceptances_without_address (id, at, way, email, version, sha256)
      select id, at, way, nullif(email, ''), version, sha256 from notice_acceptances;
    drop table notice_acceptances;
    alter table acceptances_without_address rename to notice_acceptances;
    create index notice_acceptances_by_email on notice_acceptances (email);
    create index notice_acceptances_by_time on notice_acceptances (at);
    create trigger notice_acceptances_are_never_changed before update on notice_acceptances begin
      select raise(abort, 'acceptances of the notice are never changed');
    end;
    create trigger notice_acceptances_are_kept before delete on notice_acceptances when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-5 years') begin
      select raise(abort, 'acceptances of the notice are kept for five years');
    end;
  `,
};
