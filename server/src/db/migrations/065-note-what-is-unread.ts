import type { Migration } from './migration.ts';

/**
 * What a reading that was not whole lacks is UNREAD and stays; `missed_at` is when the first whole reading lacked it. Since when a
 * channel has events that cannot be read, and when its owner was written to. `left_out` is JSON of what could not be read of an event.
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
