import type { Migration } from './migration.ts';

/**
 * What is left of requests that are forgotten: how many were made on a day of Rome, by the way in which their guests found
 * the property, empty where they did not say.
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
