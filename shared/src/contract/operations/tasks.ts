import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, listOrder, localDate, text, version } from '../base/fields.ts';

const ONE_TO_TEN = 'La priorità deve essere un numero intero da 1 a 10';

/** A task about the property; `due_date` is null if it can wait. */
export const task = z.object({
  id,
  name: z.string(),
  description: z.string(),
  due_date: localDate.nullable(),
  priority: z.number().int(),
  completed: z.boolean(),
  order_index: z.number().int(),
  updated_at: instant,
  version,
});
export type Task = z.output<typeof task>;

const completed = z.boolean('Scegli sì o no');
const priority = z.number(ONE_TO_TEN).int(ONE_TO_TEN).min(1, ONE_TO_TEN).max(10, ONE_TO_TEN);

export const newTask = z.object({
  name: line({ min: 1, max: 200, tooShort: 'Il nome è obbligatorio' }),
  description: text({ max: 5000 }).nullish(),
  due_date: localDate.nullish(),
  priority: priority.default(3),
  completed: completed.default(false),
  order_index: listOrder.optional(),
});

export const taskEdit = z.object({ ...newTask.shape, priority, completed }).partial();

export const tasks = {
  list: endpoint({
    method: 'GET',
    path: '/task',
    access: 'admin',
    summary: 'The tasks, by their place in the list',
    answer: z.array(task),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/task',
    access: 'admin',
    summary: 'Add a task',
    body: newTask,
    answer: task,
    status: 201,
    leavesSiteAlone: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/task/{id}',
    access: 'admin',
    summary: 'Change a task; a null due_date clears it',
    params: byId,
    body: taskEdit,
    versioned: true,
    answer: task,
    status: 200,
    leavesSiteAlone: true,
  }),
  complete: endpoint({
    method: 'PATCH',
    path: '/task/{id}/complete',
    access: 'admin',
    summary: 'Complete a task, or open it again',
    params: byId,
    body: z.object({ completed }),
    versioned: true,
    answer: task,
    status: 200,
    leavesSiteAlone: true,
  }),
  removeCompleted: endpoint({
    method: 'DELETE',
    path: '/task/completed',
    access: 'admin',
    summary: 'Delete every completed task',
    answer: z.object({ deleted: z.number().int() }),
    status: 200,
    leavesSiteAlone: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/task/{id}',
    access: 'admin',
    summary: 'Delete a task',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
};
