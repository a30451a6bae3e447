import type { Reader, Trx } from '../../../db/transaction.ts';
import type { DemoRecordsTable } from './demo.table.ts';

export async function insertMarks(trx: Trx, marks: readonly DemoRecordsTable[]): Promise<void> {
  for (const mark of marks) await trx.insertInto('demo_records').values(mark).execute();
}

/** Everything that the starter content wrote, even if it is gone; empty once the demo was removed. */
export async function listMarks(reader: Reader): Promise<DemoRecordsTable[]> {
  return await reader.selectFrom('demo_records').selectAll().execute();
}

/** From then on, whatever is left is the owner's. */
export async function deleteMarks(trx: Trx): Promise<void> {
  await trx.deleteFrom('demo_records').execute();
}

export async function insertFileToDelete(trx: Trx, file: string): Promise<void> {
  await trx.insertInto('files_to_delete').values({ file }).execute();
}

export async function listFilesToDelete(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('files_to_delete').select('file').execute();
  return rows.map(({ file }) => file);
}

export async function deleteFileToDelete(trx: Trx, file: string): Promise<void> {
  await trx.deleteFrom('files_to_delete').where('file', '=', file).execute();
}
