import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { openCurrentGeneration, openDataDir } from '../../server/src/data-dir/data-dir.ts';

/** The current generation of a DATA_DIR. */
export function currentGeneration(dataDir: string) {
  return openCurrentGeneration(openDataDir(dataDir));
}

/** What SQLite's check finds wrong with a database: nothing, if it is intact. */
export function faultsOf(database: string): readonly unknown[] {
  const connection = new SqliteDatabase(database, { readonly: true });
  try {
    const integrity = connection.pragma('integrity_check', { simple: true });
    const dangling = connection.pragma('foreign_key_check');
    return [...(integrity === 'ok' ? [] : [integrity]), ...(Array.isArray(dangling) ? dangling : [])];
  } finally {
    connection.close();
  }
}

/**
 * Files that an interrupted operation could have left, by their path in DATA_DIR. A running site may be writing one of
 * them at this moment: poll until there is none.
 */
export function leftoversIn(dataDir: string): string[] {
  return listFiles(dataDir).filter((name) => /\.part$|^backups\/aside\/|incoming\/.|\.next$/.test(name));
}

/** A running site may remove its own folders meanwhile, as when it processes a picture. */
function listFiles(dataDir: string): string[] {
  try {
    return readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && existsSync(dataDir))
      return listFiles(dataDir);
    throw error;
  }
}

/** The names of the generations; one, unless a restore is running. */
export function generationsIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'generations'));
}
