import type { Migration } from './migration.ts';

/**
 * The settings of cleaning, and the cleaner's links, each token as a hash and sealed. A departure day has a row once
 * something was noted for it; `left_by_portal` marks a departure known from a portal, whose event disappears the day
 * after. `kept` is the work there was when the property was marked as ready.
 */
export const addTurnovers: Migration = {
  name: '043-add-turnovers',
  sql: `
    create table turnover_settings (
      only_row integer primary key check (only_row = 1),
      settings text,
      token_hash text unique,
      token text,
      calendar_hash text unique,
      calendar_token text,
      is_link_ended integer not null default 0 check (is_link_ended in (0, 1))
    ) strict;

    create table turnovers (
      day text primary key,
      done text not null,
      kept text,
      ready_at text,
      ready_by text check (ready_by in ('OWNER', 'LINK')),
      left_by_portal integer not null check (left_by_portal in (0, 1)),
      check ((ready_at is null) = (ready_by is null) and (ready_at is null) = (kept is null))
    ) strict, without rowid;

    create table turnover_warnings (
      day text not null,
      arrival text not null,
      warned_at text not null,
      primary key (day, arrival)
    ) strict, without rowid;
  `,
};
