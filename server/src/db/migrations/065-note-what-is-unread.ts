import type { Migration } from './migration.ts';

/**
 * Events missing from a partial reading are UNREAD and stay; `missed_at` is when a complete reading first lacked them.
 * Also since when a channel has unreadable events, and when the owner was notified. `left_out` is JSON of the parts of
 * an event that could not be read.
 */
export const noteWhatIsUnread: Migration = {
  name: '065-note-what-is-unread',
  sql: `
    alter table channels add column unread_since text;
    alter table channels add column unread_told_at text;
    alter table channel_events add column found text not null default 'THERE' check (found in ('THERE', 'MISSED', 'UNREAD', 'SUSPECT', 'KEPT'));
    update channel_events set found = presence;
    alter table channel_events drop column presence;
    alter table channel_events rename column found to presence;
    alter table channel_events add column missed_at text;
    alter table channel_events add column left_out text not null default '[]';
  `,
};
