import type { Migration } from './migration.ts';

/**
 * A request that expired and a stay that was cancelled are REJECTED with an outcome; instants are UTC. Only what waits has
 * an `expires_at`; `expiry_warning_at` is when the owner is told that it nears, and null once she was.
 */
export const letRequestsEnd: Migration = {
  name: '019-let-requests-end',
  sql: `
    alter table bookings add column outcome text check (outcome in ('EXPIRED', 'CANCELLED'));
    alter table bookings add column closed_at text;
    alter table bookings add column expires_at text;
    alter table bookings add column expiry_warning_at text;
    alter table bookings add column cancellation_asked_at text;
    create index bookings_by_expiry on bookings (expires_at) where expires_at is not null;
    create index bookings_by_expiry_warning on bookings (expiry_warning_at) where expiry_warning_at is not null;
  `,
};
