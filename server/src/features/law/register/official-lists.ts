import {
  createOfficialTables,
  type OfficialRow,
  type OfficialTables,
  TABLE_KINDS,
} from '@approdo/shared/domain/law/register/official-tables';
import type { Reader } from '../../../db/transaction.ts';
import { listImports, listOfficialRows } from './official-tables.repository.ts';

/** Whether all lists were imported: codes need every one of them. */
export async function hasOfficialTables(reader: Reader): Promise<boolean> {
  return (await listImports(reader)).length === TABLE_KINDS.length;
}

export type OfficialLists = ReturnType<typeof createOfficialLists>;

/** All official lists together, read once after each import. */
export function createOfficialLists() {
  let known: { readonly imports: string; readonly tables: OfficialTables } | undefined;

  return {
    /** Undefined until all of them were imported. */
    async read(reader: Reader): Promise<OfficialTables | undefined> {
      const imported = await listImports(reader);
      if (imported.length < TABLE_KINDS.length) return undefined;
      const imports = JSON.stringify(imported);
      if (known?.imports !== imports) known = { imports, tables: createOfficialTables(await readAll(reader)) };
      return known.tables;
    },
  };
}

async function readAll(reader: Reader) {
  const of = (kind: (typeof TABLE_KINDS)[number]): Promise<readonly OfficialRow[]> => listOfficialRows(reader, kind);
  return {
    COMUNI: await of('COMUNI'),
    STATI: await of('STATI'),
    DOCUMENTI: await of('DOCUMENTI'),
    TIPO_ALLOGGIATO: await of('TIPO_ALLOGGIATO'),
  };
}
