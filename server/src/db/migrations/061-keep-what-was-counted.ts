import type { Migration } from './migration.ts';

/**
 * What remains of a guest's tourist tax once the date of birth is deleted (LAW.md, 8 and 11): `kept_nights` is JSON of
 * the nights as counted then, null if none were. Also the travel data of a stay's guests (10): codes of the region's
 * system, about no single guest.
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
