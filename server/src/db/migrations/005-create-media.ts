import type { Migration } from './migration.ts';

export const createMedia: Migration = {
  name: '005-create-media',
  sql: `
    create table media (
      id text primary key,
      file text not null unique,
      name text not null,
      caption text not null default '',
      alt text not null default '',
      type text not null,
      kind text not null check (kind in ('image', 'audio', 'video')),
      size integer not null,
      width integer,
      height integer,
      duration real,
      created_at text not null
    ) strict;
    create index media_by_age on media (created_at, id);
  `,
};
