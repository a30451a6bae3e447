import { type Task, tasks } from '@approdo/shared/contract/operations/tasks';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { useClient } from '../../session/platform-context.ts';
import type { TaskFields } from './task-fields.ts';
import { REMOVE_COMPLETED, REMOVE_TASK, sayRemoved, TASK_ACTIONS } from './texts.ts';

const ROWS = { tasks };
export const TASKS_KEY = ['tasks'];

/** The tasks, by their place in the list. */
export function useTasks() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: TASKS_KEY, queryFn: ({ signal }) => client.tasks.list({ signal }) });
}

export function useSaveTask(id?: string) {
  const { create, update } = useClient(ROWS).tasks;
  const success = id === undefined ? TASK_ACTIONS.added : TASK_ACTIONS.saved;
  return useSave<TaskFields>({ id, create, edit: update, reloads: [TASKS_KEY], success });
}

/** What the buttons of a task do: to complete it or to open it again, and to delete it. */
export function useTaskActions() {
  const client = useClient(ROWS);
  return useRowActions<Task>({
    reloads: [TASKS_KEY],
    change: {
      run: ({ id, version, completed }) =>
        client.tasks.complete({ params: { id }, body: { completed: !completed }, version }),
      success: ({ completed }) => (completed ? TASK_ACTIONS.reopened : TASK_ACTIONS.completed),
      describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.saveFailed),
    },
    remove: {
      run: ({ id }) => client.tasks.remove({ params: { id } }),
      question: ({ name }) => ({ title: REMOVE_TASK.title, text: REMOVE_TASK.text(name), action: TASK_ACTIONS.remove }),
      success: () => TASK_ACTIONS.removed,
      describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.removeFailed),
    },
  });
}

/** Deletes all tasks that are completed, after asking. */
export function useRemoveCompleted() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const removal = useAction({
    run: () => client.tasks.removeCompleted(),
    reloads: [TASKS_KEY],
    success: (_: undefined, { deleted }) => sayRemoved(deleted),
    describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.removeCompletedFailed),
  });
  return async (count: number) => {
    const { title, text } = REMOVE_COMPLETED;
    if (await confirm({ title, text: text(count), action: TASK_ACTIONS.remove })) removal.mutate(undefined);
  };
}
