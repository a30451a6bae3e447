import type { Migration } from './migration.ts';

/**
 * The tourist tax that guests pay with their stay (LAW.md, 11): an instalment may be an estimate until the guests are
 * known. The owner's text about a tax paid on landing can be translated.
 */
export const collectTax: Migration = {
  name: '062-collect-tax',
  sql: `
    alter table instalments add column is_estimate integer not null default 0 check (is_estimate in (0, 1));
    create table translations_with_tax (
      kind text not null check (kind in (
        'homepage', 'property', 'payment_settings', 'price_extras', 'tourist_tax', 'galleries', 'media', 'feature_boxes',
        'menu_items', 'posts', 'pages', 'guide', 'mail_wordings'
      )),
      thing_id text not null,
      language text not null check (language in ('en', 'de', 'fr')),
      field text not null,
      text text not null,
      source text not null,
      state text not null check (state in ('SUGGESTED', 'CHECKED')),
      primary key (kind, thing_id, language, field)
    ) strict;
    insert into translations_with_tax (kind, thing_id, language, field, text, source, state)
      select kind, thing_id, language, field, text, source, state from translations;
    drop table translations;
    alter table translations_with_tax rename to translations;
  `,
};
