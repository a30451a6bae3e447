import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';

const INSERTS = 2000;

/** Inserts per second, one per transaction and each synced to disk, beside the site's own database. */
export function insertsPerSecond(dataDir: string): number {
  const connection = new SqliteDatabase(join(dataDir, 'reference.sqlite'));
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.exec('create table if not exists bookings (id integer primary key, text text not null) strict');
  const insert = connection.prepare('insert into bookings (text) values (?)');
  const text = 'x'.repeat(200);
  const start = performance.now();
  for (let count = 0; count < INSERTS; count += 1) insert.run(text);
  const seconds = (performance.now() - start) / 1000;
  connection.close();
  return INSERTS / seconds;
}
