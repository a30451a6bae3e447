import { newTask } from '@approdo/shared/contract/operations/tasks';
import type { z } from 'zod';

/** What the form of a task asks for, new or not. */
export const taskFields = newTask.pick({ name: true, description: true, due_date: true, priority: true });
export type TaskFields = z.output<typeof taskFields>;
