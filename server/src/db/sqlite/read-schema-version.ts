import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { versionOf } from './migrate.ts';

/** The offset of `user_version` in the file: https://www.sqlite.org/fileformat.html, 1.3. */
const VERSION_AT = 60;

/** The schema version of a database that may be in use, read without creating files beside it. */
export function readSchemaVersion(file: string): number {
  return existsSync(`${file}-wal`) ? readWithSqlite(file) : readHeader(file);
}

/** The latest writes may only be in the `-wal` file. */
function readWithSqlite(file: string): number {
  const connection = new SqliteDatabase(file, { readonly: true });
  try {
    return versionOf(connection);
  } finally {
    connection.close();
  }
}

/** Opening an unused database with SQLite would create a `-wal` file, owned by the calling account. */
function readHeader(file: string): number {
  const header = Buffer.alloc(VERSION_AT + 4);
  const handle = openSync(file, 'r');
  readSync(handle, header);
  closeSync(handle);
  return header.readUInt32BE(VERSION_AT);
}
