import type { Migration } from './migration.ts';

/** The searchable texts of bookings are cached in memory: this row changes with them, to invalidate all caches. */
export const tellWhatIsFound: Migration = {
  name: '044-tell-what-is-found',
  sql: `
    create table booking_texts (
      only_row integer primary key check (only_row = 1),
      state text not null
    ) strict;
  `,
};
