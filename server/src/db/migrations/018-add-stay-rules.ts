import type { Migration } from './migration.ts';

/**
 * `rules` is JSON of the fields that are set: a missing one falls back to the next level, null means no limit. Without
 * a row of stay_rules nothing is set.
 */
export const addStayRules: Migration = {
  name: '018-add-stay-rules',
  sql: `
    create table stay_rules (
      only_row integer primary key check (only_row = 1),
      rules text not null,
      horizon_months integer check (horizon_months between 1 and 36),
      preparation_days integer not null check (preparation_days between 0 and 7),
      fill_gaps integer not null check (fill_gaps in (0, 1)),
      orphan_nights integer not null check (orphan_nights between 0 and 6),
      request_hours integer check (request_hours between 1 and 720)
    ) strict;
    create table stay_rule_seasons (
      from_day text primary key,
      to_day text not null,
      rules text not null
    ) strict, without rowid;
    create table stay_rule_exceptions (
      start_date text primary key,
      end_date text not null,
      label text,
      rules text not null,
      check (start_date <= end_date)
    ) strict, without rowid;
  `,
};
