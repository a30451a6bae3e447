import type { Migration } from './migration.ts';

/**
 * Access tokens of programs, as hashes, deleted with the account that made them; the backups made by a token, as it may
 * delete no others; and the door code of a stay, deleted with it.
 */
export const letProgramsIn: Migration = {
  name: '048-let-programs-in',
  sql: `
    create table access_tokens (
      id text primary key,
      name text not null,
      scopes text not null,
      token_hash text not null unique,
      user_id text not null references users (id) on delete cascade,
      created_at text not null,
      last_used_at text,
      expires_at text not null
    ) strict, without rowid;
    create index access_tokens_by_user on access_tokens (user_id);

    create table token_backups (
      token_id text not null references access_tokens (id) on delete cascade,
      backup_id text not null,
      primary key (token_id, backup_id)
    ) strict, without rowid;

    create table door_codes (
      booking_id text primary key references bookings (id) on delete cascade,
      code text not null
    ) strict, without rowid;
  `,
};
