import { closeSync, fsyncSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { UNARCHIVED_TABLES } from '../unarchived-tables.ts';
import { listTables } from './list-tables.ts';
import { versionOf } from './migrate.ts';

/**
 * Writes a snapshot of the database, without unarchived tables, into a new file, synced when the call returns; returns
 * its schema version. The time depends on the file size: call it in a worker.
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
  emptyUnarchived(copy);
  copy.close();
  const handle = openSync(to, 'r');
  fsyncSync(handle);
  closeSync(handle);
  return version;
}

/** Empties unarchived tables, and leaves nothing in free pages. */
function emptyUnarchived(copy: SqliteDatabase.Database): void {
  const names = new Set(listTables(copy).map(({ name }) => name));
  copy.pragma('secure_delete = ON');
  for (const table of UNARCHIVED_TABLES) if (names.has(table)) copy.exec(`delete from ${table}`);
}
