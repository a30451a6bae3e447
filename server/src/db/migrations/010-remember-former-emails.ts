import type { Migration } from './migration.ts';

export const rememberFormerEmails: Migration = {
  name: '010-remember-former-emails',
  sql: `
    create table former_emails (
      user_id text primary key references users (id) on delete cascade,
      email text not null
    ) strict;
  `,
};
