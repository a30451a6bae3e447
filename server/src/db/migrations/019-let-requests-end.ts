import type { Migration } from './migration.ts';

/**
 * An expired request and a cancelled stay are REJECTED with an outcome; instants are UTC. Only pending requests have an
 * `expires_at`; `expiry_warning_at` is when to warn the owner, and null once that is done.
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
