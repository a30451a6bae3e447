import type { Migration } from './migration.ts';

/** A step that has no row is still to be done. */
export const addAccentAndFirstSteps: Migration = {
  name: '015-add-accent-and-first-steps',
  sql: `
    alter table homepage add column accent text not null default 'sea'
      check (accent in ('sea', 'olive', 'terracotta', 'bougainvillea'));
    create table first_steps (
      step text primary key check (step in ('look', 'property', 'photos', 'rates', 'mail', 'backup', 'demo')),
      state text not null check (state in ('DONE', 'SKIPPED'))
    ) strict;
    create table first_steps_panel (
      only_row integer primary key check (only_row = 1),
      is_put_away integer not null check (is_put_away in (0, 1))
    ) strict;
  `,
};
