import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { versionOf } from './migrate.ts';

/** Where a database keeps its `user_version`: https://www.sqlite.org/fileformat.html, 1.3. */
const VERSION_AT = 60;

/** Of a database that may be in use, without leaving a trace beside it. */
export function readSchemaVersion(file: string): number {
  return existsSync(`${file}-wal`) ? askSqlite(file) : readHeader(file);
}

/** What was written last may still be in the log alone. */
function askSqlite(file: string): number {
  const connection = new SqliteDatabase(file, { readonly: true });
  try {
    return versionOf(connection);
  } finally {
    connection.close();
  }
}

/** To open what nobody has open would make a log, by whatever account asks. */
function readHeader(file: string): number {
  const header = Buffer.alloc(VERSION_AT + 4);
  const handle = openSync(file, 'r');
  readSync(handle, header);
  closeSync(handle);
  return header.readUInt32BE(VERSION_AT);
}
