import { closeSync, fsyncSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { versionOf } from './migrate.ts';

/**
 * Writes the database as it is at one moment into a new file, on disk when the call returns, whatever is written
 * meanwhile; answers with its schema version. It takes as long as the file is large: call it in a worker.
 */
export function copyDatabase(from: string, to: string): number {
  const connection = new SqliteDatabase(from, { fileMustExist: true, timeout: 5000 });
  try {
    connection.prepare('vacuum into ?').run(to);
  } finally {
    connection.close();
  }
  const copy = new SqliteDatabase(to, { readonly: true });
  const version = versionOf(copy);
  copy.close();
  const handle = openSync(to, 'r');
  fsyncSync(handle);
  closeSync(handle);
  return version;
}
