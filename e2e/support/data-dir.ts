import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { openCurrentGeneration, openDataDir } from '../../server/src/data-dir/data-dir.ts';

/** What the site in a DATA_DIR stands on at this moment. */
export function currentGeneration(dataDir: string) {
  return openCurrentGeneration(openDataDir(dataDir));
}

/** What SQLite itself finds wrong with a database: nothing, in one that is whole. */
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
 * Files that something which was cut off could have left, by their path in DATA_DIR: none, where it left nothing. A site that
 * runs may be writing one of them at this moment: ask until there is none.
 */
export function leftoversIn(dataDir: string): string[] {
  return listFiles(dataDir).filter((name) => /\.part$|^backups\/aside\/|incoming\/.|\.next$/.test(name));
}

/** A site that runs takes its own folders away meanwhile, as that of a picture which is made. */
function listFiles(dataDir: string): string[] {
  try {
    return readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && existsSync(dataDir))
      return listFiles(dataDir);
    throw error;
  }
}

/** Names of the generations that there are; one, while nothing is being restored. */
export function generationsIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'generations'));
}
