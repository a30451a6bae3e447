import { randomUUID } from 'node:crypto';
import type { newTask, Task, taskEdit } from '@approdo/shared/contract/tasks';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/open-database.ts';
import { transact } from '../../db/transaction.ts';
import { type Precondition, withVersion } from '../../http/precondition.ts';
import {
  deleteCompletedTasks,
  deleteTask,
  getTask,
  insertTask,
  listTasks,
  nextOrderIndex,
  type StoredTask,
  updateTask,
} from './tasks.repository.ts';

export { deleteTask, insertTask, listTasks } from './tasks.repository.ts';

type TaskEdit = z.output<typeof taskEdit>;

export type Tasks = ReturnType<typeof createTasks>;

/** What there is to do about the property. */
export function createTasks({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async list(): Promise<Task[]> {
      return (await listTasks(database)).map(withVersion);
    },

    async create(asked: z.output<typeof newTask>): Promise<Task> {
      return await transact(database, async (trx) => {
        const task: StoredTask = {
          id: randomUUID(),
          name: asked.name,
          description: asked.description ?? '',
          due_date: asked.due_date ?? null,
          priority: asked.priority,
          completed: asked.completed,
          order_index: asked.order_index ?? (await nextOrderIndex(trx)),
          updated_at: clock.now().toISOString(),
        };
        await insertTask(trx, task);
        return withVersion(task);
      });
    },

    async update(id: string, edit: TaskEdit, precondition: Precondition): Promise<Task> {
      return await transact(database, async (trx) => {
        const before = await getTask(trx, id);
        precondition(withVersion(before));
        const after = { ...applyEdit(before, edit), updated_at: clock.now().toISOString() };
        await updateTask(trx, after);
        return withVersion(after);
      });
    },

    async remove(id: string): Promise<void> {
      await transact(database, (trx) => deleteTask(trx, id));
    },

    async removeCompleted(): Promise<number> {
      return await transact(database, deleteCompletedTasks);
    },
  };
}

function applyEdit(before: StoredTask, edit: TaskEdit): StoredTask {
  return {
    id: before.id,
    name: edit.name ?? before.name,
    description: edit.description === undefined ? before.description : (edit.description ?? ''),
    due_date: edit.due_date === undefined ? before.due_date : edit.due_date,
    priority: edit.priority ?? before.priority,
    completed: edit.completed ?? before.completed,
    order_index: edit.order_index ?? before.order_index,
    updated_at: before.updated_at,
  };
}
