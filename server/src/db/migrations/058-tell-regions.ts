import type { Migration } from './migration.ts';

/**
 * What the house tells its region (LAW.md, 10): its settings, and of each transmission its days, with a mark of what was said of each
 * and who was told to arrive, by the name that statistics have for her. Days stand and go with their transmission.
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
