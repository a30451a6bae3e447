import type { Migration } from './migration.ts';

/**
 * What stays of a guest's tourist tax once her birth is deleted (LAW.md, 8 and 11): `kept_nights` is JSON of her nights as they were
 * counted then, null where nothing was counted. Beside it, what was said of the journey of a stay's guests (10): a word each of the
 * region's own system, of no one guest.
 */
export const keepWhatWasCounted: Migration = {
  name: '061-keep-what-was-counted',
  sql: `
    alter table register_guests add column kept_nights text;
    create table register_travels (
      stay_id text primary key,
      reason text,
      transport text,
      transport_there text
    ) strict, without rowid;
  `,
};
