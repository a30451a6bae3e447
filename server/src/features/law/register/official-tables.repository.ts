import type { OfficialRow, TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

export type StoredTable = {
  readonly kind: TableKind;
  readonly importedAt: string;
  readonly rows: number;
  readonly current: number;
};

/** The imported lists, with their numbers of rows. */
export async function listTables(reader: Reader): Promise<StoredTable[]> {
  const rows = await reader
    .selectFrom('official_tables')
    .innerJoin('official_rows', 'official_rows.kind', 'official_tables.kind')
    .select(({ fn, ref }) => [
      'official_tables.kind',
      'imported_at',
      fn.countAll<number>().as('rows'),
      // Counts the rows that have ended.
      fn.count<number>(ref('official_rows.ended_on')).as('ended'),
    ])
    .groupBy(['official_tables.kind', 'imported_at'])
    .execute();
  return rows.map(({ kind, imported_at, ...counts }) => {
    const [all, ended] = [Number(counts.rows), Number(counts.ended)];
    return { kind, importedAt: imported_at, rows: all, current: all - ended };
  });
}

/** When a list was last imported; undefined if never. */
export async function findImport(reader: Reader, kind: TableKind): Promise<string | undefined> {
  const row = await reader
    .selectFrom('official_tables')
    .select('imported_at')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.imported_at;
}

/** The imported lists, with the instant of import. */
export async function listImports(reader: Reader) {
  return await reader.selectFrom('official_tables').select(['kind', 'imported_at']).orderBy('kind').execute();
}

export async function listOfficialRows(reader: Reader, kind: TableKind): Promise<OfficialRow[]> {
  const rows = await reader
    .selectFrom('official_rows')
    .select(['code', 'name', 'province', 'ended_on'])
    .where('kind', '=', kind)
    .orderBy('code')
    .execute();
  return rows.map(({ code, name, province, ended_on: endedOn }) => ({ code, name, province, endedOn }));
}

type NewTable = { readonly kind: TableKind; readonly rows: readonly OfficialRow[]; readonly now: Date };

/** Replaces all rows of a list. */
export async function replaceTable(trx: Trx, { kind, rows, now }: NewTable): Promise<void> {
  await trx.deleteFrom('official_tables').where('kind', '=', kind).execute();
  await trx.insertInto('official_tables').values({ kind, imported_at: now.toISOString() }).execute();
  await inPortions(rows, async (portion) => {
    const values = portion.map(({ code, name, province, endedOn }) => ({
      kind,
      code,
      name,
      province,
      ended_on: endedOn,
    }));
    await trx.insertInto('official_rows').values(values).execute();
    return [];
  });
}
