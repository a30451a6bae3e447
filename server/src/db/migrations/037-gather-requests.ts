import type { Migration } from './migration.ts';

/** Requests of which no letter has told the owner yet: they wait for the one that gathers them. */
export const gatherRequests: Migration = {
  name: '037-gather-requests',
  sql: `
    create table untold_requests (
      booking_id text primary key references bookings (id) on delete cascade
    ) strict, without rowid;
  `,
};
