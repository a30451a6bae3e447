import type { Migration } from './migration.ts';

/**
 * What the starter content wrote, each with the digest of its words, so that it can be told from what the owner wrote
 * or changed. A site that was filled before this step has no such mark: nothing of it counts as a demo.
 */
export const markDemo: Migration = {
  name: '013-mark-demo',
  sql: `
    create table demo_records (
      kind text not null,
      record_id text not null,
      digest text not null,
      primary key (kind, record_id)
    ) strict, without rowid;

    create table files_to_delete (
      file text primary key
    ) strict, without rowid;
  `,
};
