import type { Database } from '../database.ts';
import { openDatabase } from './open-database.ts';

/** Opens a database file of this program's schema during `work`; leaves no `-wal` unless another process uses it. */
export async function withDatabaseFile<Result>(
  file: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, connection } = openDatabase(file, { keepsJournal: true });
  try {
    return await work(database);
  } finally {
    connection.close();
  }
}
