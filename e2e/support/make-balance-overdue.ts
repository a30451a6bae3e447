import SqliteDatabase from 'better-sqlite3';
import { currentGeneration } from './data-dir.ts';
import { inDays } from './days.ts';

/** Moves the due date of a stay's balance two days into the past: the API accepts today at the earliest. */
export function makeBalanceOverdue(dataDir: string, bookingId: string): void {
  const database = new SqliteDatabase(currentGeneration(dataDir).database);
  const set = database.prepare("update instalments set due_date = ? where booking_id = ? and kind = 'BALANCE'");
  set.run(inDays(-2), bookingId);
  database.close();
}
