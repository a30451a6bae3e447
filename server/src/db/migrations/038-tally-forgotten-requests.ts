import type { Migration } from './migration.ts';

/**
 * What remains of deleted requests: their number per day in Rome, by how the guests found the property, empty if they
 * did not say.
 */
export const tallyForgottenRequests: Migration = {
  name: '038-tally-forgotten-requests',
  sql: `
    create table forgotten_requests (
      day text not null,
      found_by text not null,
      count integer not null,
      primary key (day, found_by)
    ) strict, without rowid;
  `,
};
