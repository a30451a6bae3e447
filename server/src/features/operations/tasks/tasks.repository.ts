import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type FirstItems, firstItemsOf } from '../../../db/first-items.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type StoredTask, taskRecord } from './tasks.table.ts';

const rows = describeRows<StoredTask>(taskRecord);

export const { find: findTask, insert: insertTask, update: updateTask, remove: deleteTask } = rows;

/** Every task, in the order of the list. */
export function listTasks(reader: Reader): Promise<StoredTask[]> {
  return rows.list(reader, ['order_index'], ['id']);
}

/** The first tasks due by a day: by due date, then by priority. */
export async function listTasksDueBy(
  reader: Reader,
  { day, most }: { readonly day: LocalDate; readonly most: number },
): Promise<FirstItems<Pick<StoredTask, 'id' | 'name' | 'description' | 'due_date' | 'priority'>>> {
  const rows = await reader
    .selectFrom('tasks')
    .select(['id', 'name', 'description', 'due_date', 'priority'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('completed', '=', 0)
    .where('due_date', '<=', day)
    .orderBy('due_date')
    .orderBy('priority')
    .orderBy('id')
    .limit(most)
    .execute();
  return firstItemsOf(rows, ({ total: _, ...task }) => task);
}

/** The index after all others, from 0. */
export async function nextOrderIndex(reader: Reader): Promise<number> {
  const last = await reader
    .selectFrom('tasks')
    .select('order_index')
    .orderBy('order_index', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.order_index + 1 : 0;
}

/** Returns how many were deleted. */
export async function deleteCompletedTasks(trx: Trx): Promise<number> {
  const gone = await trx.deleteFrom('tasks').where('completed', '=', 1).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** The fields by which tasks are searched. */
export async function listTasksToFind(reader: Reader) {
  return await selectTasksToFind(reader, {});
}

const selectTasksToFind = rememberQuery((reader) =>
  reader.selectFrom('tasks').select(['id', 'name', 'description', 'due_date']),
);
