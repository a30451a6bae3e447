import { newTask, type Task, tasks } from '@approdo/shared/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useConfirm } from '../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { REMOVE_COMPLETED, REMOVE_TASK, sayRemoved, TASK_ACTIONS } from '../texts/tasks.ts';

const ROWS = { tasks };
const TASKS_KEY = ['tasks'];

/** What the form of a task asks for, new or not. */
export const taskFields = newTask.pick({ name: true, description: true, due_date: true, priority: true });
export type TaskFields = z.output<typeof taskFields>;

/** The tasks, by their place in the list. */
export function useTasks() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: TASKS_KEY, queryFn: ({ signal }) => client.tasks.list({ signal }) });
}

/** Adds a task; rejects where the server refuses. */
export function useAddTask() {
  const client = useClient(ROWS);
  return useAction({
    run: (body: TaskFields) => client.tasks.create({ body }),
    reloads: [TASKS_KEY],
    success: () => TASK_ACTIONS.added,
  });
}

/** Changes a task; rejects where the server refuses. */
export function useEditTask() {
  const client = useClient(ROWS);
  return useAction({ run: client.tasks.update, reloads: [TASKS_KEY], success: () => TASK_ACTIONS.saved });
}

/** What the buttons of the tasks do. Deleting asks first. */
export function useTaskActions() {
  const client = useClient(ROWS);
  const confirm = useConfirm();

  const complete = useAction({
    run: ({ task: { id, version, completed } }: { readonly task: Task }) =>
      client.tasks.complete({ params: { id }, body: { completed: !completed }, version }),
    reloads: [TASKS_KEY],
    success: (_, { completed }) => (completed ? TASK_ACTIONS.completed : TASK_ACTIONS.reopened),
    describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.saveFailed),
  });
  const remove = useAction({
    run: ({ task: { id } }: { readonly task: Task }) => client.tasks.remove({ params: { id } }),
    reloads: [TASKS_KEY],
    success: () => TASK_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.removeFailed),
  });
  const removeCompleted = useAction({
    run: () => client.tasks.removeCompleted(),
    reloads: [TASKS_KEY],
    success: (_, { deleted }) => sayRemoved(deleted),
    describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.removeCompletedFailed),
  });

  return {
    isBusy: ({ id }: Task) => [complete, remove].some((it) => it.isPending && it.variables.task.id === id),
    complete: (task: Task) => complete.mutate({ task }),
    remove: async (task: Task) => {
      const { title, text } = REMOVE_TASK;
      if (await confirm({ title, text: text(task.name), action: TASK_ACTIONS.remove })) remove.mutate({ task });
    },
    removeCompleted: async (count: number) => {
      const { title, text } = REMOVE_COMPLETED;
      if (await confirm({ title, text: text(count), action: TASK_ACTIONS.remove })) removeCompleted.mutate();
    },
  };
}

export type TaskActions = ReturnType<typeof useTaskActions>;
