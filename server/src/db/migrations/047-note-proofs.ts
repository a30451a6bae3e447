import type { Migration } from './migration.ts';

/** When somebody last showed in a session who she is, and how; in those that are open by now nobody has. */
export const noteProofs: Migration = {
  name: '047-note-proofs',
  sql: `
    alter table sessions add column proved_at text;
    alter table sessions add column proved_by text check (proved_by in ('PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY'));
  `,
};
