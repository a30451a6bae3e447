import { closeSync, fsyncSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import type pg from 'pg';
import { migrations } from '../migrations/index.ts';
import { refuseNewer } from '../schema-version.ts';
import { listTables, type Table } from '../sqlite/list-tables.ts';
import { UNARCHIVED_TABLES } from '../unarchived-tables.ts';
import { nextBatch } from './batch.ts';
import { inTransaction } from './in-transaction.ts';
import { readVersion } from './migrate.ts';
import { quoted } from './tenant-schema.ts';

const unarchived: ReadonlySet<string> = new Set(UNARCHIVED_TABLES);

/**
 * Writes a snapshot of a tenant, without unarchived tables, into a new SQLite file, synced when it resolves; returns
 * its schema version. Holds one batch of rows in memory at a time, and yields between batches.
 */
export async function copyOut(pool: pg.Pool, schema: string, file: string): Promise<number> {
  const begin = `begin isolation level repeatable read read only;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = '1min'`;
  const version = await inTransaction(pool, begin, async (client) => {
    const found = await readVersion(client, schema);
    refuseNewer(found);
    const copy = makeCopy(file, found);
    try {
      const copied = listTables(copy).filter(({ name }) => !unarchived.has(name));
      for (const table of copied) await copyRows(client, copy, { schema, table });
    } finally {
      copy.close();
    }
    return found;
  });
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
  return version;
}

/** Nobody reads the copy before it is complete, so it needs no durability until then. */
function makeCopy(file: string, version: number): SqliteDatabase.Database {
  const copy = new SqliteDatabase(file);
  copy.pragma('journal_mode = OFF');
  copy.pragma('synchronous = OFF');
  copy.pragma('foreign_keys = OFF');
  for (const step of migrations.slice(0, version)) copy.exec(step.sql);
  copy.pragma(`user_version = ${version}`);
  return copy;
}

type Source = { readonly schema: string; readonly table: Table };

async function copyRows(
  client: pg.ClientBase,
  copy: SqliteDatabase.Database,
  { schema, table }: Source,
): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const insert = copy.prepare(
    `insert into ${quoted(table.name)} (${columns}) values (${table.columns.map(() => '?').join(', ')})`,
  );
  const insertAll = copy.transaction((rows: readonly unknown[][]) => {
    for (const row of rows) insert.run(...row);
  });
  await client.query(
    `declare rows no scroll cursor for select ${columns} from ${quoted(schema)}.${quoted(table.name)}`,
  );
  for (let batch = nextBatch(); ; ) {
    const text = `fetch ${batch.rows} from rows`;
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    insertAll(rows);
    if (rows.length < batch.rows) break;
    batch = nextBatch(batch, rows);
  }
  await client.query('close rows');
}
