import type { Task } from '@approdo/shared/contract/tasks';
import type { Reader, Trx } from '../../db/transaction.ts';
import { notFound } from '../../http/problems.ts';
import type { TasksTable } from './tasks.table.ts';

export type StoredTask = Omit<Task, 'version'>;

/** Every task, by its place in the list. */
export async function listTasks(reader: Reader): Promise<StoredTask[]> {
  const rows = await reader.selectFrom('tasks').selectAll().orderBy('order_index').orderBy('id').execute();
  return rows.map(taskOf);
}

/** Throws 404 where there is none. */
export async function getTask(reader: Reader, id: string): Promise<StoredTask> {
  const row = await reader.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw taskNotFound();
  return taskOf(row);
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

export async function insertTask(trx: Trx, task: StoredTask): Promise<void> {
  await trx.insertInto('tasks').values(rowOf(task)).execute();
}

export async function updateTask(trx: Trx, task: StoredTask): Promise<void> {
  await trx.updateTable('tasks').set(rowOf(task)).where('id', '=', task.id).execute();
}

/** Throws 404 where there is none. */
export async function deleteTask(trx: Trx, id: string): Promise<void> {
  const gone = await trx.deleteFrom('tasks').where('id', '=', id).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw taskNotFound();
}

/** How many there were. */
export async function deleteCompletedTasks(trx: Trx): Promise<number> {
  const gone = await trx.deleteFrom('tasks').where('completed', '=', 1).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

function taskNotFound() {
  return notFound('Attività non trovata');
}

function taskOf(row: TasksTable): StoredTask {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    due_date: row.due_date,
    priority: row.priority,
    completed: row.completed === 1,
    order_index: row.order_index,
    updated_at: row.updated_at,
  };
}

function rowOf(task: StoredTask): TasksTable {
  return {
    id: task.id,
    name: task.name,
    description: task.description,
    due_date: task.due_date,
    priority: task.priority,
    completed: task.completed ? 1 : 0,
    order_index: task.order_index,
    updated_at: task.updated_at,
  };
}
