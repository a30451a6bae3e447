import type { Migration } from './migration.ts';

/** How many entries a stay has, and when the last came, is read off the index alone: by that a ledger is known to be the same. */
export const orderEntries: Migration = {
  name: '031-order-entries',
  sql: `
    drop index entries_by_booking;
    create index entries_by_booking on entries (booking_id, created_at, id);
  `,
};
