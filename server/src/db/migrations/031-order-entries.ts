import type { Migration } from './migration.ts';

/** The number of a stay's entries and the time of the last, which identify a ledger's state, come from the index. */
export const orderEntries: Migration = {
  name: '031-order-entries',
  sql: `
    drop index entries_by_booking;
    create index entries_by_booking on entries (booking_id, created_at, id);
  `,
};
