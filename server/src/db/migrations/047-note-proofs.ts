import type { Migration } from './migration.ts';

/** When and how the user last proved their identity in a session; unset in sessions open at this step. */
export const noteProofs: Migration = {
  name: '047-note-proofs',
  sql: `
    alter table sessions add column proved_at text;
    alter table sessions add column proved_by text check (proved_by in ('PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY'));
  `,
};
