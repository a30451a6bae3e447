import type { Migration } from './migration.ts';

/** Counts of pages have a language; `key` is a page, a host or a campaign. Counting is on without a row of settings. */
export const countVisits: Migration = {
  name: '017-count-visits',
  sql: `
    create table visits (
      day text not null,
      kind text not null check (
        kind in ('VIEW', 'AHEAD', 'ARRIVAL', 'REFERRER', 'CAMPAIGN', 'QUOTE', 'REQUEST', 'CONFIRMATION')
      ),
      key text not null,
      language text not null check (language in ('', 'it', 'en', 'de', 'fr')),
      count integer not null check (count > 0),
      primary key (day, kind, key, language)
    ) strict, without rowid;
    create table visit_settings (
      only_row integer primary key check (only_row = 1),
      is_on integer not null check (is_on in (0, 1))
    ) strict;
    alter table bookings add column found_by text
      check (found_by in ('SEARCH', 'SOCIAL', 'PORTAL', 'FRIENDS', 'RETURNING', 'OTHER'));
  `,
};
