import type { Migration } from './migration.ts';

/** Requests that the owner has not been notified of yet: they wait for the next summary letter. */
export const gatherRequests: Migration = {
  name: '037-gather-requests',
  sql: `
    create table untold_requests (
      booking_id text primary key references bookings (id) on delete cascade
    ) strict, without rowid;
  `,
};
