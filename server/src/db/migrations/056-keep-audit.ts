import type { Migration } from './migration.ts';

/**
 * The audit log: what was done and by whom (LAW.md, 9). No row is ever changed or replaced, and none younger than five
 * years is deleted.
 */
export const keepAudit: Migration = {
  name: '056-keep-audit',
  sql: `
    create table audit (
      id text primary key,
      at text not null,
      by_id text,
      by_name text,
      action text not null,
      object text not null,
      object_id text,
      summary text not null check (length(summary) <= 200)
    ) strict, without rowid;
    create index audit_by_time on audit (at, id);
    create index audit_by_object on audit (action, object_id, at);
    create trigger audit_is_never_changed before update on audit begin
      select raise(abort, 'audit is never changed');
    end;
    create trigger audit_is_kept before delete on audit when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-5 years') begin
      select raise(abort, 'audit is kept for five years');
    end;
    create trigger audit_is_never_replaced before insert on audit when exists (select 1 from audit where audit.id = new.id) begin
      select raise(abort, 'audit is never changed');
    end;
  `,
};
