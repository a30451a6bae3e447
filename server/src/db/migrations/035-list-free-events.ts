import type { Migration } from './migration.ts';

/** What a calendar shows as free is listed too: an event may count as FREE, which the check of before did not let be. */
export const listFreeEvents: Migration = {
  name: '035-list-free-events',
  sql: `
    alter table channel_events add column meaning text not null default 'CLOSURE' check (meaning in ('STAY', 'CLOSURE', 'EDGE', 'ECHO', 'FREE'));
    update channel_events set meaning = "as";
    alter table channel_events drop column "as";
    alter table channel_events rename column meaning to "as";
  `,
};
