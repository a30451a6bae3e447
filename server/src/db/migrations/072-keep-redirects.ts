import type { Migration } from './migration.ts';

/**
 * Old addresses that lead elsewhere. `key_hash` is the SHA-256 of the form by which addresses are compared, since an
 * address may be longer than what PostgreSQL indexes; `move_id` names the move that wrote it, null by hand.
 */
export const keepRedirects: Migration = {
  name: '072-keep-redirects',
  sql: `
    create table redirects (
      id text primary key,
      from_address text not null,
      key_hash text not null unique,
      to_address text not null,
      move_id text
    ) strict;
  `,
};
