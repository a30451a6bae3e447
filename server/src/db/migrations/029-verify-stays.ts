import type { Migration } from './migration.ts';

/** A stay vouches for one review at most; where it is gone, nothing vouches any more. */
export const verifyStays: Migration = {
  name: '029-verify-stays',
  sql: `
    alter table reviews add column booking_id text references bookings (id) on delete set null;
    create unique index reviews_by_booking on reviews (booking_id);
  `,
};
