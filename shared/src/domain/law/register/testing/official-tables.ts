import { createOfficialTables, TABLE_KINDS } from '../official-tables.ts';
import { readTableFile } from '../table-file.ts';
import { vectors } from './law-vectors.ts';

const rows = Object.fromEntries(
  TABLE_KINDS.map((kind) => {
    const read = readTableFile(kind, vectors.tables[kind]);
    if (read.fault) throw new Error(JSON.stringify(read.fault));
    return [kind, read.rows];
  }),
);

/** The few rows of the official lists that the vectors speak of. */
export const officialTables = createOfficialTables(rows as Parameters<typeof createOfficialTables>[0]);
