import type { newTask, Task, taskEdit } from '@approdo/shared/contract/operations/tasks';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { notFound, requireFound } from '../../../http/problems.ts';
import {
  deleteCompletedTasks,
  deleteTask,
  findTask,
  insertTask,
  listTasks,
  listTasksDueBy,
  listTasksToFind,
  nextOrderIndex,
  updateTask,
} from './tasks.repository.ts';
import type { StoredTask } from './tasks.table.ts';

type TaskEdit = z.output<typeof taskEdit>;

const MISSING = say('taskUnknown');

export type Tasks = ReturnType<typeof createTasks>;

/** The owner's tasks about the property. */
export function createTasks({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async list(): Promise<Task[]> {
      return (await listTasks(database)).map(withVersion);
    },

    async create(input: z.output<typeof newTask>): Promise<Task> {
      return await transact(database, async (trx) => {
        const task: StoredTask = {
          id: makeId(),
          name: input.name,
          description: input.description ?? '',
          due_date: input.due_date ?? null,
          priority: input.priority,
          completed: input.completed,
          order_index: input.order_index ?? (await nextOrderIndex(trx)),
          updated_at: clock.now().toISOString(),
        };
        await insertTask(trx, task);
        return withVersion(task);
      });
    },

    async update(id: string, edit: TaskEdit, precondition: Precondition): Promise<Task> {
      return await transact(database, async (trx) => {
        const before = requireFound(await findTask(trx, id), MISSING);
        precondition(withVersion(before));
        const description = edit.description === null ? '' : edit.description;
        const after = applyEdit(before, { ...edit, description, updated_at: clock.now().toISOString() });
        await updateTask(trx, after);
        return withVersion(after);
      });
    },

    async remove(id: string): Promise<void> {
      if (!(await transact(database, (trx) => deleteTask(trx, id)))) throw notFound(MISSING);
    },

    async removeCompleted(): Promise<number> {
      return await transact(database, deleteCompletedTasks);
    },
  };
}

/** Tasks due by a day: by due date, then by priority. */
export function readDueTasks(reader: Reader, range: { readonly day: LocalDate; readonly most: number }) {
  return listTasksDueBy(reader, range);
}

export async function readTasksToFind(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listTasksToFind(reader);
  return rows.map(({ id, name, description, due_date }) => ({
    id,
    title: name,
    detail: description,
    texts: [name, description],
    at: due_date,
  }));
}
