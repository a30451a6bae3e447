import { task } from '@approdo/shared/contract/operations/tasks';
import type { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedTask = task.omit({ version: true });
export type StoredTask = z.output<typeof storedTask>;

export const taskRecord = describeRecord('tasks', storedTask);

type TasksTables = { tasks: RowOf<StoredTask> };

declare module '../../../db/schema.ts' {
  interface Schema extends TasksTables {}
}
