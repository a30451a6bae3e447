import type { Migration } from './migration.ts';

export const createAccounts: Migration = {
  name: '001-create-accounts',
  sql: `
    create table users (
      id text primary key,
      name text not null,
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      role text not null check (role in ('USER', 'EDITOR', 'ADMIN')),
      avatar text,
      email_confirmed integer not null default 0 check (email_confirmed in (0, 1)),
      created_at text not null
    ) strict;

    create table sessions (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      expires_at text not null
    ) strict;
    create index sessions_by_user on sessions (user_id);

    create table mailed_tokens (
      token_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('CONFIRM_EMAIL', 'RESET_PASSWORD')),
      expires_at text not null
    ) strict;
    create index mailed_tokens_by_user on mailed_tokens (user_id, purpose);

    create table attempts (
      key text not null,
      attempted_at integer not null
    ) strict;
    create index attempts_by_key on attempts (key, attempted_at);
    create index attempts_by_age on attempts (attempted_at);
  `,
};
