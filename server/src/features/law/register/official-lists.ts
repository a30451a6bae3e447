import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import {
  createOfficialTables,
  type OfficialRow,
  type OfficialTables,
  TABLE_KINDS,
} from '@approdo/shared/domain/law/register/official-tables';
import type { Reader } from '../../../db/transaction.ts';
import { listImports, listOfficialRows, listTables } from './official-tables.repository.ts';

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

/** The day of the oldest import of an official list; null where one is missing. */
export async function readTablesAge(reader: Reader): Promise<LocalDate | null> {
  const tables = await listTables(reader);
  if (tables.length < TABLE_KINDS.length) return null;
  const [oldest] = tables.map(({ importedAt }) => importedAt).toSorted();
  return oldest ? todayInRome(new Date(oldest)) : null;
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
