import { noticeWithTelephone } from './041-note-changes/notice-with-telephone.ts';
import type { Migration } from './migration.ts';
import { quoted, renewNotice } from './renew-notice.ts';

const { it, ...others } = noticeWithTelephone;

/**
 * The changes of bookings: by whom, with the name at that time, and the old and new values as shown in the history;
 * dates as `from/to`. `position` counts from 1. The privacy notice now mentions the telephone added in the step before;
 * owners who wrote their own are told so.
 */
export const noteChanges: Migration = {
  name: '041-note-changes',
  get sql() {
    return `
    create table booking_changes (
      booking_id text not null references bookings (id) on delete cascade,
      position integer not null check (position > 0),
      at text not null,
      "by" text,
      field text not null check (field in ('DATES', 'GUESTS', 'LINEN', 'NAME', 'PHONE', 'EMAIL', 'LANGUAGE', 'CLEANING_NOTE')),
      "before" text,
      "after" text,
      primary key (booking_id, position)
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
