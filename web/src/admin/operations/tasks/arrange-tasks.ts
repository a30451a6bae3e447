import type { Task } from '@approdo/shared/contract/operations/tasks';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

export type TaskState = 'overdue' | 'today' | 'open' | 'completed';

/** The two tables: tasks by due date, and tasks without one in their own order; completed ones come last. */
export function arrangeTasks(tasks: readonly Task[]) {
  const { dated = [], undated = [] } = Object.groupBy(tasks, ({ due_date }) => (due_date ? 'dated' : 'undated'));
  return {
    dated: dated.toSorted((a, b) => byCompletion(a, b) || (a.due_date ?? '').localeCompare(b.due_date ?? '')),
    undated: undated.toSorted(byCompletion),
  };
}

export function stateOf({ completed, due_date }: Task, today: LocalDate): TaskState {
  if (completed) return 'completed';
  if (due_date === null || due_date > today) return 'open';
  return due_date === today ? 'today' : 'overdue';
}

function byCompletion(a: Task, b: Task): number {
  return Number(a.completed) - Number(b.completed);
}
