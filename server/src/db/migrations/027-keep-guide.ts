import type { Migration } from './migration.ts';

/** The guests' guide to the property, in sections that can be translated; hours are `HH:mm`. */
export const keepGuide: Migration = {
  name: '027-keep-guide',
  sql: `
    create table guide (
      id text primary key,
      position integer not null,
      title text not null,
      content text not null,
      shown text not null check (shown in ('STAY', 'AROUND'))
    ) strict;
    create table guide_terms (
      only_row integer primary key check (only_row = 1),
      days_before integer not null check (days_before between 0 and 60),
      days_after integer not null check (days_after between 0 and 30),
      check_in_from text,
      check_out_by text
    ) strict;

    alter table bookings add column confirmed_at text;

    create table translations_with_guide (
      kind text not null check (kind in (
        'homepage', 'property', 'galleries', 'media', 'feature_boxes', 'menu_items', 'posts', 'pages', 'guide',
        'mail_wordings'
      )),
      thing_id text not null,
      language text not null check (language in ('en', 'de', 'fr')),
      field text not null,
      text text not null,
      source text not null,
      state text not null check (state in ('SUGGESTED', 'CHECKED')),
      primary key (kind, thing_id, language, field)
    ) strict;
    insert into translations_with_guide (kind, thing_id, language, field, text, source, state)
      select kind, thing_id, language, field, text, source, state from translations;
    drop table translations;
    alter table translations_with_guide rename to translations;
  `,
};
