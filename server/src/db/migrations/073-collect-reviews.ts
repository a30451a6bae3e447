import type { Migration } from './migration.ts';

/**
 * Reviews copied from a portal: its name, and the address there. Nobody may know in what language one is written, so
 * that it can be null. The index counts those of visitors' pages without reading rows.
 */
export const collectReviews: Migration = {
  name: '073-collect-reviews',
  sql: `
    alter table reviews add column collected_on text check (collected_on <> '');
    alter table reviews add column url text check (url is null or collected_on is not null);
    alter table reviews add column written_in text check (written_in in ('it', 'en', 'de', 'fr'));
    update reviews set written_in = language;
    alter table reviews drop column language;
    alter table reviews rename column written_in to language;
    drop index reviews_by_status;
    create index reviews_by_status on reviews (status, created_at, rating, collected_on);
    create index reviews_by_day_collected on reviews (created_at) where collected_on is not null;
  `,
};
