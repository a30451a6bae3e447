import { rmSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { migrate } from './migrate.ts';

/**
 * Makes a checked copy ready to become the site's database: brought to this program's schema, with no session, and with
 * the mail that was waiting held, since the original may still send it. Nothing of it is left in a `-wal` beside it.
 */
export function prepareRestored(file: string): void {
  const connection = new SqliteDatabase(file, { fileMustExist: true });
  const aside = `${file}.before`;
  try {
    connection.pragma('trusted_schema = OFF');
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    migrate(connection, aside);
    connection.transaction(() => {
      connection.exec('delete from sessions');
      connection.exec("update outbox set status = 'HELD' where status = 'WAITING'");
    })();
    connection.pragma('journal_mode = DELETE');
  } finally {
    connection.close();
    rmSync(aside, { recursive: true, force: true });
  }
}
