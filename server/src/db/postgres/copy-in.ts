import { setImmediate } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type pg from 'pg';
import { schemaVersion } from '../schema-version.ts';
import { listTables, type Table } from '../sqlite/list-tables.ts';
import { versionOf } from '../sqlite/migrate.ts';
import { nextBatch } from './batch.ts';
import { CHANNEL } from './change-triggers.ts';
import { inTransaction } from './in-transaction.ts';
import { lockKey } from './lock-key.ts';
import { quoted } from './tenant-schema.ts';

type Source = {
  readonly file: string;
  /** Runs when nobody else can write any more, before anything is replaced. */
  readonly whileLocked: () => Promise<void>;
};

/** How often a waiting transaction sends a statement, to stay below the idle timeout. */
const KEEP_ALIVE_MS = 1000;

/** Atomically replaces all data of a tenant by the contents of a SQLite file of this program's schema. */
export async function copyIn(pool: pg.Pool, schema: string, { file, whileLocked }: Source): Promise<void> {
  const source = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
  try {
    if (versionOf(source) !== schemaVersion) throw new Error('the file is of another schema');
    const tables = listTables(source);
    const begin = `begin; set local statement_timeout = 0;
      select pg_advisory_xact_lock(${lockKey(schema, 'writing')});
      lock table ${tables.map(({ name }) => tableIn(schema, name)).join(', ')} in exclusive mode`;
    await inTransaction(pool, begin, async (client) => {
      await keepingAlive(client, whileLocked);
      await client.query(triggerSettingsSql(schema, tables, 'disable'));
      for (const { name } of tables.toReversed()) await client.query(`delete from ${tableIn(schema, name)}`);
      for (const table of tables) await copyRows(client, source, { schema, table });
      await client.query(triggerSettingsSql(schema, tables, 'enable'));
      await client.query('select pg_notify($1, $2), pg_notify($1, $3)', [CHANNEL, `${schema} site`, `${schema} mail`]);
    });
  } finally {
    source.close();
  }
}

/**
 * Switches user triggers, which notify of changes or refuse them, off and on. References are checked at the end,
 * whatever the order of rows.
 */
function triggerSettingsSql(schema: string, tables: readonly Table[], setting: 'enable' | 'disable'): string {
  const ofTables = tables.map(({ name }) => `alter table ${tableIn(schema, name)} ${setting} trigger user`);
  return [`set constraints all ${setting === 'disable' ? 'deferred' : 'immediate'}`, ...ofTables].join(';\n');
}

/** Keeps the transaction from timing out as idle during the work. */
async function keepingAlive(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  let ping = Promise.resolve();
  const timer = setInterval(() => {
    ping = ping
      .then(() => client.query('select 1'))
      .then(
        () => undefined,
        () => undefined,
      );
  }, KEEP_ALIVE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await ping;
  }
}

type Target = { readonly schema: string; readonly table: Table };

async function copyRows(
  client: pg.ClientBase,
  source: SqliteDatabase.Database,
  { schema, table }: Target,
): Promise<void> {
  const insert = insertOf(schema, table);
  const select = source.prepare<[], unknown[]>(
    `select ${table.columns.map(quoted).join(', ')} from ${quoted(table.name)}`,
  );
  let batch = nextBatch();
  let rows: unknown[][] = [];
  for (const row of select.raw().iterate()) {
    rows.push(row);
    if (rows.length < batch.rows) continue;
    await client.query(insert, columnsOf(table, rows));
    await setImmediate();
    batch = nextBatch(batch, rows);
    rows = [];
  }
  if (rows.length > 0) await client.query(insert, columnsOf(table, rows));
}

/** An insert with one array per column, for any number of rows. */
function insertOf(schema: string, { name, columns, types }: Table): string {
  const arrays = types.map((type, index) => `$${index + 1}::${ARRAYS[type]}`);
  return `insert into ${tableIn(schema, name)} (${columns.map(quoted).join(', ')}) select * from unnest(${arrays.join(', ')})`;
}

const ARRAYS: Readonly<Record<string, string>> = {
  TEXT: 'text[]',
  INTEGER: 'bigint[]',
  REAL: 'double precision[]',
  BLOB: 'bytea[]',
};

function columnsOf({ columns }: Table, rows: readonly unknown[][]): unknown[][] {
  return columns.map((_, index) => rows.map((row) => row[index]));
}

function tableIn(schema: string, table: string): string {
  return `${quoted(schema)}.${quoted(table)}`;
}
