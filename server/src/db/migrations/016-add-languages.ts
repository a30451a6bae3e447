import type { Migration } from './migration.ts';

/** Existing content counts as Italian; no other language is offered until the owner offers it. */
export const addLanguages: Migration = {
  name: '016-add-languages',
  sql: `
    create table offered_languages (
      language text primary key check (language in ('en', 'de', 'fr'))
    ) strict, without rowid;

    create table translations (
      kind text not null check (kind in (
        'homepage', 'property', 'galleries', 'media', 'feature_boxes', 'menu_items', 'posts', 'pages', 'mail_wordings'
      )),
      thing_id text not null,
      language text not null check (language in ('en', 'de', 'fr')),
      field text not null,
      text text not null,
      source text not null,
      state text not null check (state in ('SUGGESTED', 'CHECKED')),
      primary key (kind, thing_id, language, field)
    ) strict;

    create table translated_documents (
      kind text not null check (kind in ('posts', 'pages')),
      thing_id text not null,
      language text not null check (language in ('en', 'de', 'fr')),
      slug text not null,
      read_time integer not null,
      published_at text,
      primary key (kind, thing_id, language),
      unique (kind, language, slug)
    ) strict;

    alter table bookings add column language text not null default 'it' check (language in ('it', 'en', 'de', 'fr'));
    alter table reviews add column language text not null default 'it' check (language in ('it', 'en', 'de', 'fr'));
    alter table contact_messages
      add column language text not null default 'it' check (language in ('it', 'en', 'de', 'fr'));
  `,
};
