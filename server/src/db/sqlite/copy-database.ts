import { closeSync, fsyncSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { IN_NO_ARCHIVE } from '../in-no-archive.ts';
import { listTables } from './list-tables.ts';
import { versionOf } from './migrate.ts';

/**
 * Writes the database as it is at one moment into a new file, but for what no archive has, on disk when the call returns,
 * whatever is written meanwhile; answers with its schema version. It takes as long as the file is large: call it in a worker.
 */
export function copyDatabase(from: string, to: string): number {
  const connection = new SqliteDatabase(from, { fileMustExist: true, timeout: 5000 });
  try {
    connection.prepare('vacuum into ?').run(to);
  } finally {
    connection.close();
  }
  const copy = new SqliteDatabase(to);
  const version = versionOf(copy);
  emptyWhatStays(copy);
  copy.close();
  const handle = openSync(to, 'r');
  fsyncSync(handle);
  closeSync(handle);
  return version;
}

/** Nothing of it is left in a free page. */
function emptyWhatStays(copy: SqliteDatabase.Database): void {
  const names = new Set(listTables(copy).map(({ name }) => name));
  copy.pragma('secure_delete = ON');
  for (const table of IN_NO_ARCHIVE) if (names.has(table)) copy.exec(`delete from ${table}`);
}
