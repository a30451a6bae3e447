import type { Migration } from './migration.ts';

/**
 * Stays brought from elsewhere: the portal where they were booked, its commission in cents, the file that told of them,
 * and whether they were over by then, so that they take no day.
 */
export const bringStays: Migration = {
  name: '075-bring-stays',
  sql: `
    alter table bookings add column portal text check (portal <> '');
    alter table bookings add column commission integer check (commission >= 0);
    alter table bookings add column moved_from text;
    alter table bookings add column was_over integer not null default 0 check (was_over in (0, 1));
  `,
};
