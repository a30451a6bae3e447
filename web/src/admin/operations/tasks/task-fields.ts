import { newTask } from '@approdo/shared/contract/operations/tasks';
import type { z } from 'zod';

/** The fields of a task's form, new or not. */
export const taskFields = newTask.pick({ name: true, description: true, due_date: true, priority: true });
export type TaskFields = z.output<typeof taskFields>;
