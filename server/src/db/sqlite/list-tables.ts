import type SqliteDatabase from 'better-sqlite3';

export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The declared type of each column, in the same order. */
  readonly types: readonly string[];
};

/** All tables, each after the tables that it references. */
export function listTables(connection: SqliteDatabase.Database): Table[] {
  const names = connection.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck().all();
  const ordered: string[] = [];
  const references = new Map(names.map((name) => [name, referencesOf(connection, name)]));
  const place = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const table of references.get(name) ?? []) if (table !== name) place(table);
    ordered.push(name);
  };
  for (const name of names) place(name);
  return ordered.map((name) => describeTable(connection, name));
}

function referencesOf(connection: SqliteDatabase.Database, name: string): string[] {
  return connection.prepare<[string], string>('select "table" from pragma_foreign_key_list(?)').pluck().all(name);
}

function describeTable(connection: SqliteDatabase.Database, name: string): Table {
  const columns = connection
    .prepare<[string], { name: string; type: string }>('select name, type from pragma_table_info(?)')
    .all(name);
  return {
    name,
    columns: columns.map((column) => column.name),
    types: columns.map((column) => column.type),
  };
}
