import type { Migration } from './migration.ts';

/**
 * What stays of a guest's tourist tax once her birth is deleted (LAW.md, 8 and 11): `kept_nights` is JSON of her nights as they were
 * counted then, null where nothing was counted.
 */
export const keepWhatWasCounted: Migration = {
  name: '062-keep-what-was-counted',
  sql: `
    alter table register_guests add column kept_nights text;
  `,
};
