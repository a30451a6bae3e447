import type { Migration } from './migration.ts';

/** Free events of a calendar are listed, too: the new check allows the status FREE. */
export const listFreeEvents: Migration = {
  name: '035-list-free-events',
  sql: `
    alter table channel_events add column meaning text not null default 'CLOSURE' check (meaning in ('STAY', 'CLOSURE', 'EDGE', 'ECHO', 'FREE'));
    update channel_events set meaning = "as";
    alter table channel_events drop column "as";
    alter table channel_events rename column meaning to "as";
  `,
};
