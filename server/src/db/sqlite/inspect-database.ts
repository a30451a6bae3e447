import { closeSync, openSync, readSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { migrations } from '../migrations/index.ts';
import { schemaVersion } from '../schema-version.ts';
import { DatabaseFault } from './database-fault.ts';
import { inspectContents } from './inspect-contents.ts';
import { versionOf } from './migrate.ts';

const MAGIC = 'SQLite format 3\0';

type SchemaEntry = {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
};

/**
 * Checks an untrusted database file and returns its schema version. Throws a DatabaseFault if it is damaged, newer than
 * this program, or contains anything that migrations do not create: `integrity_check` accepts a hostile trigger.
 */
export function inspectDatabase(file: string): number {
  if (readStart(file) !== MAGIC) throw new DatabaseFault('Il database nel backup è vuoto o non è un database');
  const connection = openUntrusted(file);
  try {
    const version = versionOf(connection);
    checkVersion(version);
    checkSchema(connection, version);
    checkIntegrity(connection);
    inspectContents(connection);
    return version;
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError) throw new DatabaseFault('Il database nel backup è danneggiato');
    throw error;
  } finally {
    connection.close();
  }
}

function readStart(file: string): string {
  const start = Buffer.alloc(MAGIC.length);
  const handle = openSync(file, 'r');
  const length = readSync(handle, start);
  closeSync(handle);
  return start.toString('latin1', 0, length);
}

/** Not opened read-only, as SQLite's `integrity_check` would then not check column constraints. */
function openUntrusted(file: string): SqliteDatabase.Database {
  const connection = new SqliteDatabase(file, { fileMustExist: true });
  connection.pragma('query_only = ON');
  connection.pragma('trusted_schema = OFF');
  connection.pragma('cell_size_check = ON');
  connection.pragma('mmap_size = 0');
  return connection;
}

function checkVersion(version: number): void {
  if (version > schemaVersion) {
    throw new DatabaseFault('Il database nel backup è di una versione più recente del programma: aggiornalo e riprova');
  }
  if (version < 1) throw new DatabaseFault('Il database nel backup non è di questo programma');
}

function checkSchema(connection: SqliteDatabase.Database, version: number): void {
  const expected = schemaAt(version);
  const found = listSchema(connection);
  for (const [key, entry] of found) {
    const known = expected.get(key);
    if (known?.sql !== entry.sql || known.tbl_name !== entry.tbl_name) {
      throw new DatabaseFault(
        `Il database nel backup contiene qualcosa di estraneo: ${entry.type} ${entry.name.slice(0, 60)}`,
      );
    }
  }
  const missing = [...expected.keys()].find((key) => !found.has(key));
  if (missing) throw new DatabaseFault(`Nel database del backup manca ${missing}`);
}

/** The schema that migrations create up to that version. */
function schemaAt(version: number): Map<string, SchemaEntry> {
  const connection = new SqliteDatabase(':memory:');
  for (const step of migrations.slice(0, version)) connection.exec(step.sql);
  const entries = listSchema(connection);
  connection.close();
  return entries;
}

function listSchema(connection: SqliteDatabase.Database): Map<string, SchemaEntry> {
  const entries = connection.prepare<[], SchemaEntry>('select type, name, tbl_name, sql from sqlite_schema').all();
  return new Map(entries.map((entry) => [`${entry.type} ${entry.name}`, entry]));
}

function checkIntegrity(connection: SqliteDatabase.Database): void {
  const verdict = connection.pragma('integrity_check(1)', { simple: true });
  if (verdict !== 'ok') throw new DatabaseFault('Il database nel backup è danneggiato');
  const broken = connection.pragma('foreign_key_check');
  if (Array.isArray(broken) && broken.length > 0) {
    throw new DatabaseFault('Nel database del backup ci sono riferimenti a dati che mancano');
  }
}
