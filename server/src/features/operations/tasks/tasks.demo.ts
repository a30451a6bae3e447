import type { Reader } from '../../../db/transaction.ts';
import { deleteTask, listTasks } from './tasks.repository.ts';

/** The tasks of a demo, and how they are removed. */
export const demoTasks = {
  kind: 'task',
  list: async (reader: Reader) =>
    (await listTasks(reader)).map(({ id, name, description, due_date, priority }) => ({
      id,
      title: name,
      words: [name, description, due_date, priority],
    })),
  remove: deleteTask,
} as const;
