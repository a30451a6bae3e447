import type { Migration } from './migration.ts';

/** What bookings are found by is held in memory: every change of it is told here, in its transaction, to all processes. */
export const tellWhatIsFound: Migration = {
  name: '044-tell-what-is-found',
  sql: `
    create table booking_texts (
      only_row integer primary key check (only_row = 1),
      state text not null
    ) strict;
  `,
};
