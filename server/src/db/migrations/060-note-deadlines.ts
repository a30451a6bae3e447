import type { Migration } from './migration.ts';

/** The owner's notes on deadlines and compliance (LAW.md, 12 and 13): what is ticked off, and what is taken care of. */
export const noteDeadlines: Migration = {
  name: '060-note-deadlines',
  sql: `
    create table deadline_ticks (
      key text primary key,
      at text not null,
      by_id text,
      by_name text not null
    ) strict;
    create table compliance_notes (
      key text primary key,
      state text not null check (state in ('TODO', 'DONE', 'NOT_NEEDED')),
      date text,
      note text
    ) strict;
  `,
};
