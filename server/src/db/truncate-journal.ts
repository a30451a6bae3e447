import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Empties SQLite's `-wal`, so that deleted data does not stay there; skipped while somebody reads. Does nothing for
 * PostgreSQL.
 */
export async function truncateJournal(database: Database): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await database.connection().execute(async (connection) => {
    // Does not wait for readers, as everybody else would wait, too.
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = 250`.execute(connection);
  });
}
