import type { Migration } from './migration.ts';

/** The tourist tax of the municipality (LAW.md, 11); periods are declared by this program from the day `since`. */
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
