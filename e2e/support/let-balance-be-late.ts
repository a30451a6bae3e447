import SqliteDatabase from 'better-sqlite3';
import { currentGeneration } from './data-dir.ts';
import { inDays } from './days.ts';

/** As if two days had gone by since the balance of a stay was due: an instalment can be set for today at the earliest. */
export function letBalanceBeLate(dataDir: string, bookingId: string): void {
  const database = new SqliteDatabase(currentGeneration(dataDir).database);
  const set = database.prepare("update instalments set due_date = ? where booking_id = ? and kind = 'BALANCE'");
  set.run(inDays(-2), bookingId);
  database.close();
}
