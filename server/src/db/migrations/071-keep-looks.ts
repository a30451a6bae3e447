import type { Migration } from './migration.ts';

/** The looks that were published, and the one draft. Without a row the site looks as a new one does. */
export const keepLooks: Migration = {
  name: '071-keep-looks',
  sql: `
    create table looks (
      id text primary key,
      position integer not null unique,
      look text not null,
      published_at text not null,
      published_by text not null
    ) strict;
    create table look_draft (
      only_row integer primary key check (only_row = 1),
      look text not null
    ) strict;
  `,
};
