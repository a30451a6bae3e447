import type { Migration } from './migration.ts';

/** Makes cancellation texts translatable; the table is recreated, as SQLite cannot alter a check. */
export const translateTerms: Migration = {
  name: '030-translate-terms',
  sql: `
    create table translations_with_terms (
      kind text not null check (kind in (
        'homepage', 'property', 'payment_settings', 'galleries', 'media', 'feature_boxes', 'menu_items', 'posts', 'pages',
        'guide', 'mail_wordings'
      )),
      thing_id text not null,
      language text not null check (language in ('en', 'de', 'fr')),
      field text not null,
      text text not null,
      source text not null,
      state text not null check (state in ('SUGGESTED', 'CHECKED')),
      primary key (kind, thing_id, language, field)
    ) strict;
    insert into translations_with_terms (kind, thing_id, language, field, text, source, state)
      select kind, thing_id, language, field, text, source, state from translations;
    drop table translations;
    alter table translations_with_terms rename to translations;
  `,
};
