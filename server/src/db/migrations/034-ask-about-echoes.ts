import type { Migration } from './migration.ts';

/**
 * `told` is JSON of nights recently exported for the first time, with that instant; nights read before this column
 * existed count as exported long ago. A doubtful echo may be a real guest: the owner is asked.
 */
export const askAboutEchoes: Migration = {
  name: '034-ask-about-echoes',
  sql: `
    alter table channels add column told text not null default '[]';
    alter table channel_events add column is_in_doubt integer not null default 0 check (is_in_doubt in (0, 1));
  `,
};
