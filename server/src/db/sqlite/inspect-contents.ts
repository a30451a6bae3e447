import { emailKey } from '@approdo/shared/domain/base/email';
import { MAX_PORTAL_NIGHTS } from '@approdo/shared/domain/money/year/days-of-accounts';
import { MAX_NIGHTS } from '@approdo/shared/domain/stays/stay';
import type SqliteDatabase from 'better-sqlite3';
import { isId, ruleFor } from './column-rules.ts';
import { UnacceptedValue } from './database-fault.ts';
import { maxBytesOf } from './largest-values.ts';

type ForeignRows = {
  readonly table: string;
  readonly where: string;
  /** Exempts rows for which this holds, if the table has the column. */
  readonly except?: { readonly column: string; readonly where: string };
};

/** Faults that involve several columns; each selected row is one. */
const FOREIGN_ROWS: readonly ForeignRows[] = [
  {
    table: 'bookings',
    where: `julianday(end_date) - julianday(start_date) > ${MAX_NIGHTS}`,
    // A portal may block days until 2099, of which only those within the booking horizon are ever read.
    except: { column: 'channel_id', where: "channel_id is not null and status = 'NOT_AVAILABLE'" },
  },
  { table: 'portal_rows', where: `julianday(end_date) - julianday(start_date) not between 1 and ${MAX_PORTAL_NIGHTS}` },
  { table: 'documents', where: "substr(bytes, 1, 5) <> cast('%PDF-' as blob)" },
  {
    table: 'menu_items',
    where: 'parent_id in (select id from menu_items as parent where parent.parent_id is not null)',
  },
  {
    table: 'media',
    where: "kind <> case when file glob '*.mp3' then 'audio' when file glob '*.mp4' then 'video' else 'image' end",
  },
];

/** A table to inspect. */
export type InspectedTable = { readonly name: string; readonly hasId: boolean; readonly columns: readonly string[] };

/** The tables of a schema; reusable for many databases of the same schema. */
export function describeTables(connection: SqliteDatabase.Database): readonly InspectedTable[] {
  const rows = connection
    .prepare<[], { name: string; column: string; type: string }>(
      `select tables.name as name, columns.name as "column", columns.type as type
       from sqlite_schema as tables join pragma_table_info(tables.name) as columns where tables.type = 'table'`,
    )
    .all();
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, columns]) => ({
    name,
    hasId: columns.some(({ column }) => column === 'id'),
    columns: columns.filter(({ type }) => type === 'TEXT' || type === 'BLOB').map(({ column }) => column),
  }));
}

/**
 * Throws an UnacceptedValue if a database with the program's schema contains what the program never writes: addresses
 * that lead elsewhere, file names that leave their folder, values that would keep it busy for days. HTML is not
 * checked: it is cleaned again on restore.
 */
export function inspectContents(connection: SqliteDatabase.Database, tables = describeTables(connection)): void {
  for (const table of listFilled(connection, tables)) {
    checkSizes(connection, table);
    checkTexts(connection, table);
    checkRows(connection, table);
  }
  checkKeys(connection);
}

/** The tables with rows, found by a single query, as most are usually empty. */
function listFilled(connection: SqliteDatabase.Database, tables: readonly InspectedTable[]): readonly InspectedTable[] {
  const selected = tables.map(({ name }, index) => `select ${index} where exists (select 1 from "${name}")`);
  const filled = connection.prepare<[], number>(selected.join(' union all ')).pluck().all();
  return tables.filter((_, index) => filled.includes(index));
}

function checkSizes(connection: SqliteDatabase.Database, { name, columns, hasId }: InspectedTable): void {
  if (columns.length === 0) return;
  const tooLong = (column: string) => `octet_length("${column}") > ${maxBytesOf(name, column)}`;
  const holds = (where: string) =>
    connection.prepare(`select 1 from "${name}" where ${where} limit 1`).get() !== undefined;
  if (!holds(columns.map(tooLong).join(' or '))) return;
  const column = columns.find((each) => holds(tooLong(each)));
  if (column === undefined) return;
  const rows = connection.prepare<[], [unknown, number]>(
    `select ${hasId ? 'id' : 'null'}, ${tooLong(column)} from "${name}"`,
  );
  let row = 0;
  for (const [id, isLong] of rows.raw().iterate()) {
    row += 1;
    if (isLong) throw new UnacceptedValue({ table: name, column, row: rowLabel(id, row) });
  }
}

function checkTexts(connection: SqliteDatabase.Database, { name, columns, hasId }: InspectedTable): void {
  const ruled = columns.flatMap((column) => {
    const isSound = ruleFor(name, column);
    return isSound ? [{ column, isSound }] : [];
  });
  if (ruled.length === 0) return;
  const selected = [hasId ? 'id' : 'null', ...ruled.map(({ column }) => `"${column}"`)];
  const rows = connection.prepare<[], unknown[]>(`select ${selected.join(', ')} from "${name}"`);
  let row = 0;
  for (const [id, ...values] of rows.raw().iterate()) {
    row += 1;
    for (const [index, { column, isSound }] of ruled.entries()) {
      const value = values[index];
      if (typeof value === 'string' && !isSound(value))
        throw new UnacceptedValue({ table: name, column, row: rowLabel(id, row) });
    }
  }
}

function checkRows(connection: SqliteDatabase.Database, { name, columns }: InspectedTable): void {
  for (const { where, except } of FOREIGN_ROWS.filter(({ table }) => table === name)) {
    const wrong = except && columns.includes(except.column) ? `${where} and not (${except.where})` : where;
    const row = connection.prepare<[], { id: unknown }>(`select id from "${name}" where ${wrong} limit 1`).get();
    if (row) throw new UnacceptedValue({ table: name, row: rowLabel(row.id, '?') });
  }
}

/** E-mail addresses must match their lookup keys. */
function checkKeys(connection: SqliteDatabase.Database): void {
  const keys = connection.prepare<[], { id: string; email: string; email_key: string }>(
    'select id, email, email_key from users',
  );
  for (const { id, email, email_key } of keys.iterate()) {
    if (emailKey(email) !== email_key)
      throw new UnacceptedValue({ table: 'users', column: 'email_key', row: rowLabel(id, '?') });
  }
}

/** The program's own id, which contains no personal data; the row number if it is not such an id. */
function rowLabel(id: unknown, row: number | string): number | string {
  return typeof id === 'string' && isId(id) ? id : row;
}
