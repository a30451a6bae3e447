import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '../../testing/postgres/site-database.ts';
import { migrations } from '../migrations/index.ts';
import { forPostgres } from './for-postgres.ts';

/** A table's schema in a form common to both engines. */
type Description = {
  readonly columns: readonly string[];
  readonly keys: readonly string[];
  readonly references: readonly string[];
  /** The words and numbers of each check, as the engines format checks differently. */
  readonly checks: readonly string[];
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
};

let sqlite: SqliteDatabase.Database;
let postgres: pg.Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  sqlite = new SqliteDatabase(':memory:');
  const made = await makeDatabase();
  ({ drop } = made);
  postgres = new pg.Client(made.url);
  await postgres.connect();
});
afterAll(async () => {
  sqlite.close();
  await postgres.end();
  await drop();
});

test('every migration makes the same of both, beside those before it', async () => {
  for (const { name, sql } of migrations) {
    sqlite.exec(sql);
    await postgres.query(forPostgres(sql));
    expect(await describePostgres(), name).toEqual(describeSqlite());
  }
});

test('what a migration writes is the same text in both, whatever words it has', async () => {
  const sqlText = "a text with an integer, 'real' blob) strict; and the text of it";
  const sql = `create table sayings (id text primary key, said text not null) strict;
    insert into sayings (id, said) values ('one', '${sqlText.replaceAll("'", "''")}');`;
  sqlite.exec(sql);
  await postgres.query(forPostgres(sql));
  expect(sqlite.prepare('select said from sayings').pluck().get()).toBe(sqlText);
  expect((await postgres.query('select said from sayings')).rows).toEqual([{ said: sqlText }]);
});

test('bytes are bytes in both', async () => {
  const sql = `create table papers (id text primary key, bytes blob not null, "drawn" blob) strict;`;
  sqlite.exec(sql);
  await postgres.query(forPostgres(sql));
  expect(await describePostgres()).toEqual(describeSqlite());
  const bytes = Buffer.from([0, 255, 10, 92, 120]);
  sqlite.prepare('insert into papers (id, bytes) values (?, ?)').run('one', bytes);
  await postgres.query('insert into papers (id, bytes) select * from unnest($1::text[], $2::bytea[])', [
    ['one'],
    [bytes],
  ]);
  const ofSqlite = sqlite.prepare('select bytes, drawn from papers').get();
  const ofPostgres = (await postgres.query('select bytes, drawn from papers')).rows[0];
  expect(ofSqlite).toEqual({ bytes, drawn: null });
  expect(ofPostgres).toEqual({ bytes, drawn: null });
});

const SQLITE_TYPES: Readonly<Record<string, string>> = {
  TEXT: 'text in codes',
  INTEGER: 'bigint',
  REAL: 'double precision',
  BLOB: 'bytea',
};

function describeSqlite(): Record<string, Description> {
  const tables = sqlite
    .prepare<[], { name: string; sql: string }>("select name, sql from sqlite_schema where type = 'table'")
    .all();
  return Object.fromEntries(tables.map(({ name, sql }) => [name, describeSqliteTable(name, sql)]));
}

function describeSqliteTable(table: string, sql: string): Description {
  const columns = sqlite
    .prepare<[string], { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>(
      'select * from pragma_table_info(?)',
    )
    .all(table);
  const indexes = sqlite
    .prepare<[string], { name: string; unique: number; origin: string; partial: number }>(
      'select * from pragma_index_list(?)',
    )
    .all(table);
  const inIndex = (index: string) =>
    sqlite.prepare<[string], string>('select name from pragma_index_info(?)').pluck().all(index).join();
  const references = sqlite
    .prepare<[string], { table: string; from: string; to: string; on_delete: string }>(
      'select * from pragma_foreign_key_list(?)',
    )
    .all(table);
  const triggers = sqlite
    .prepare<[string], string>("select name from sqlite_schema where type = 'trigger' and tbl_name = ? order by name")
    .pluck()
    .all(table);
  const keyColumns = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
  return {
    columns: columns.map(({ name, type, notnull, dflt_value, pk }) =>
      [name, SQLITE_TYPES[type], notnull || pk ? 'not null' : 'null', dflt_value ?? ''].join(' '),
    ),
    keys: [
      ...(keyColumns.length > 0 ? [`primary ${keyColumns.map(({ name }) => name).join()}`] : []),
      ...indexes.filter(({ origin }) => origin === 'u').map(({ name }) => `unique ${inIndex(name)}`),
    ].toSorted(),
    references: references
      .map(({ table: target, from, to, on_delete }) => `${from} to ${target}.${to} ${on_delete.toLowerCase()}`)
      .toSorted(),
    checks: [...sql.matchAll(/check \(((?:[^()]|\([^()]*\))*)\)/g)].map(([, check = '']) => wordsOf(check)).toSorted(),
    indexes: indexes
      .filter(({ origin }) => origin === 'c')
      .map(
        ({ name, unique, partial }) => `${name} ${inIndex(name)}${unique ? ' unique' : ''}${partial ? ' partial' : ''}`,
      )
      .toSorted(),
    triggers,
  };
}

type Rows = readonly Readonly<Record<string, string>>[];

async function ask(sql: string): Promise<Rows> {
  return (await postgres.query<Record<string, string>>(sql)).rows;
}

const OF_THE_HOUSE = "relnamespace = 'public'::regnamespace";

async function describePostgres(): Promise<Record<string, Description>> {
  const [tables, columns, constraints, indexes, triggers] = [
    await ask(`select relname as name from pg_class where relkind = 'r' and ${OF_THE_HOUSE}`),
    await ask(`select table_name as "table", column_name as name, data_type as type, is_nullable, column_default as fallback,
        collation_name as collation from information_schema.columns where table_schema = 'public' order by ordinal_position`),
    await ask(`select relname as "table", contype as kind, pg_get_constraintdef(pg_constraint.oid) as text
        from pg_constraint join pg_class on pg_class.oid = conrelid where ${OF_THE_HOUSE}`),
    await ask(`select tables.relname as "table", indexes.relname as name, pg_get_indexdef(indexes.oid) as text
        from pg_index join pg_class as tables on tables.oid = indrelid join pg_class as indexes on indexes.oid = indexrelid
        where tables.${OF_THE_HOUSE} and not exists (select from pg_constraint where conindid = indexes.oid and contype in ('p', 'u'))`),
    await ask(`select relname as "table", tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and ${OF_THE_HOUSE} order by tgname`),
  ];
  const of = (rows: Rows, table: string | undefined) => rows.filter((row) => row.table === table);
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      {
        columns: of(columns, name).map(describeColumn),
        ...describeConstraints(of(constraints, name)),
        indexes: of(indexes, name).map(describeIndex).toSorted(),
        triggers: of(triggers, name).map((trigger) => trigger.name),
      },
    ]),
  );
}

function describeColumn({ name, type, collation, is_nullable, fallback }: Rows[number]): string {
  const inWords = type === 'text' && collation === 'C' ? 'text in codes' : type;
  const plain = (fallback ?? '').replace(/::\w+$/, '').replace(/^'(-?\d+)'$/, '$1');
  return [name, inWords, is_nullable === 'NO' ? 'not null' : 'null', plain].join(' ');
}

function describeConstraints(constraints: Rows) {
  const texts = (kind: string) => constraints.filter((row) => row.kind === kind).map(({ text = '' }) => text);
  const listed = (text: string) => (/\(([^)]*)\)/.exec(text)?.[1] ?? '').replaceAll(/[ "]/g, '');
  return {
    keys: [
      ...texts('p').map((text) => `primary ${listed(text)}`),
      ...texts('u').map((text) => `unique ${listed(text)}`),
    ].toSorted(),
    references: texts('f').map(describeReference).toSorted(),
    checks: texts('c')
      .map((text) => wordsOf(text.replaceAll(/::\w+/g, '')))
      .toSorted(),
  };
}

function describeReference(text: string): string {
  const [, from, table, to, action = 'no action'] =
    /^FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\)(?: ON DELETE (CASCADE|SET NULL))? DEFERRABLE$/.exec(text) ?? [];
  return `${from} to ${table}.${to} ${action.toLowerCase()}`;
}

function describeIndex({ name, text = '' }: Rows[number]): string {
  // PostgreSQL quotes names that are SQL keywords.
  const columns = (/USING btree \(([^)]*)\)/.exec(text)?.[1] ?? '').replaceAll(/[ "]/g, '');
  return `${name} ${columns}${/^CREATE UNIQUE/.test(text) ? ' unique' : ''}${/ WHERE /.test(text) ? ' partial' : ''}`;
}

function wordsOf(check: string): string {
  return (check.match(/'[^']*'|\d+/g) ?? []).join(' ');
}
