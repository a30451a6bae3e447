import type { Migration } from './migration.ts';

/** It is unknown which accounts from before this step have a printed password: none is asked to change it. */
export const rememberPrintedPassword: Migration = {
  name: '014-remember-printed-password',
  sql: `
    alter table users
      add column has_printed_password integer not null default 0 check (has_printed_password in (0, 1));
  `,
};
