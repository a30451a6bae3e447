import { describeRows } from '../../db/rows.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import { type StoredTask, taskRecord } from './tasks.table.ts';

const rows = describeRows<StoredTask>(taskRecord);

export const { find: findTask, insert: insertTask, update: updateTask, remove: deleteTask } = rows;

/** Every task, by its place in the list. */
export function listTasks(reader: Reader): Promise<StoredTask[]> {
  return rows.list(reader, ['order_index'], ['id']);
}

/** The place after all others, from 0. */
export async function nextOrderIndex(reader: Reader): Promise<number> {
  const last = await reader
    .selectFrom('tasks')
    .select('order_index')
    .orderBy('order_index', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.order_index + 1 : 0;
}

/** How many there were. */
export async function deleteCompletedTasks(trx: Trx): Promise<number> {
  const gone = await trx.deleteFrom('tasks').where('completed', '=', 1).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
