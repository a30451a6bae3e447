import type { Migration } from './migration.ts';

/** The code lists of the portal of the Polizia di Stato (LAW.md, 4); only municipalities have a `province`. */
export const officialTables: Migration = {
  name: '054-official-tables',
  sql: `
    create table official_tables (
      kind text primary key check (kind in ('COMUNI', 'STATI', 'DOCUMENTI', 'TIPO_ALLOGGIATO')),
      imported_at text not null
    ) strict, without rowid;
    create table official_rows (
      kind text not null references official_tables (kind) on delete cascade,
      code text not null,
      name text not null,
      province text,
      ended_on text,
      primary key (kind, code)
    ) strict, without rowid;
  `,
};
