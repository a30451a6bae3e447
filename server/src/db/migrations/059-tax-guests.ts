import type { Migration } from './migration.ts';

/** What the municipality wants of whoever sleeps there (LAW.md, 11); `since` is the day from which on periods are declared from here. */
export const taxGuests: Migration = {
  name: '059-tax-guests',
  sql: `
    create table tourist_tax (
      only_row integer primary key check (only_row = 1),
      settings text not null,
      since text
    ) strict;
  `,
};
