import type { Migration } from './migration.ts';

/**
 * Reports to the region (LAW.md, 10): their settings, and the days of each transmission, with a digest of what was
 * reported and the reported arrivals, by statistical id. Days are deleted with their transmission.
 */
export const tellRegions: Migration = {
  name: '058-tell-regions',
  sql: `
    create table regional_settings (
      only_row integer primary key check (only_row = 1),
      settings text not null
    ) strict;
    create table register_told_days (
      id text primary key,
      transmission_id text not null,
      date text not null,
      mark text not null,
      arrivals text not null,
      unique (transmission_id, date)
    ) strict, without rowid;
    create index register_told_days_by_date on register_told_days (date);
  `,
};
