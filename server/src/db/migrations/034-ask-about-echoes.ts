import type { Migration } from './migration.ts';

/**
 * `told` is JSON of the nights that an export was first read with lately, with the instant of that; those that were read
 * before there was this column are told long since. An echo in doubt may be a guest: its owner is asked.
 */
export const askAboutEchoes: Migration = {
  name: '034-ask-about-echoes',
  sql: `
    alter table channels add column told text not null default '[]';
    alter table channel_events add column is_in_doubt integer not null default 0 check (is_in_doubt in (0, 1));
  `,
};
