import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * What was deleted stays in no journal beside the database (SQLite's `-wal`); where somebody reads at that moment, the next
 * time. A server keeps its own.
 */
export async function truncateJournal(database: Database): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await database.connection().execute(async (connection) => {
    // Nobody is waited for: all others would wait too.
    await sql`pragma busy_timeout = 0`.execute(connection);
    await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = 250`.execute(connection);
  });
}
