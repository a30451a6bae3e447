import type { Migration } from './migration.ts';

/** Of accounts from before this step nobody knows whose password was printed: none is asked for another. */
export const rememberPrintedPassword: Migration = {
  name: '014-remember-printed-password',
  sql: `
    alter table users
      add column has_printed_password integer not null default 0 check (has_printed_password in (0, 1));
  `,
};
