import { noticeWithDevices } from './046-keep-devices/notice-with-devices.ts';
import type { Migration } from './migration.ts';
import { quoted, renewNotice } from './renew-notice.ts';

const { it, ...others } = noticeWithDevices;

/**
 * The browser and the method of a sign-in, and when a session was last used; unknown for open sessions, which stay.
 * Known devices of staff, as hashes. `signed_in_users` are accounts that had a session: no letter is sent about the
 * first one. `new_device_letters` remembers for a day, as a keyed hash, what a letter was sent about. The privacy
 * notice mentions sessions and devices; owners who wrote their own are told so.
 */
export const keepDevices: Migration = {
  name: '046-keep-devices',
  get sql() {
    return `
    create table devices (
      id text primary key,
      token_hash text not null unique,
      user_id text not null references users (id) on delete cascade,
      browser text,
      system text,
      created_at text not null,
      last_used_at text not null,
      remembered_until text
    ) strict, without rowid;
    create index devices_by_user on devices (user_id, last_used_at);
    alter table sessions add column kind text check (kind in ('BROWSER', 'DESKTOP', 'PROGRAM'));
    alter table sessions add column browser text;
    alter table sessions add column system text;
    alter table sessions add column began_by text not null default 'PASSWORD'
      check (began_by in ('PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY', 'REMEMBERED', 'REGISTERED'));
    alter table sessions add column last_used_at text;
    alter table sessions add column device_id text references devices (id) on delete set null;
    create index sessions_by_device on sessions (device_id);
    create table signed_in_users (
      user_id text primary key references users (id) on delete cascade
    ) strict, without rowid;
    insert into signed_in_users (user_id) select id from users;
    create table new_device_letters (
      user_id text not null references users (id) on delete cascade,
      place_hash text not null,
      told_at text not null,
      primary key (user_id, place_hash)
    ) strict, without rowid;
    ${renewNotice(it, others)}
    update privacy_news set is_read = 0
      where exists (select 1 from pages where slug = 'informativa-privacy' and content <> ${quoted(it.now)});
    insert into privacy_news (only_row, is_read)
      select 1, 0 from pages
      where slug = 'informativa-privacy' and content <> ${quoted(it.now)}
        and not exists (select 1 from privacy_news);
  `;
  },
};
