import { type Task, tasks } from '@approdo/shared/contract/operations/tasks';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { useRead } from '../../session/use-read.ts';
import { REMOVE_COMPLETED, REMOVE_TASK, sayRemoved, TASK_ACTIONS } from './texts.ts';

/** The tasks, in the order of the list. */
export function useTasks() {
  return useRead(tasks.list);
}

export function useSaveTask(id?: string) {
  const success = id === undefined ? TASK_ACTIONS.added : TASK_ACTIONS.saved;
  return useSave({ id, create: tasks.create, edit: tasks.update, success });
}

/** The actions on a task: complete it, open it again, and delete it. */
export function useTaskActions() {
  return useRowActions<Task>({
    change: {
      run: ({ id, version, completed }, call) =>
        call(tasks.complete, { params: { id }, body: { completed: !completed }, version }),
      success: ({ completed }) => (completed ? TASK_ACTIONS.reopened : TASK_ACTIONS.completed),
      describe: TASK_ACTIONS.saveFailed,
    },
    remove: {
      run: ({ id }, call) => call(tasks.remove, { params: { id } }),
      question: ({ name }) => ({ title: REMOVE_TASK.title, text: REMOVE_TASK.text(name), action: TASK_ACTIONS.remove }),
      success: () => TASK_ACTIONS.removed,
      describe: TASK_ACTIONS.removeFailed,
    },
  });
}

/** Deletes all completed tasks, after confirmation. */
export function useRemoveCompleted() {
  const confirm = useConfirm();
  const removal = useAction({
    run: (_: undefined, call) => call(tasks.removeCompleted),
    success: (_: undefined, { deleted }) => sayRemoved(deleted),
    describe: TASK_ACTIONS.removeCompletedFailed,
  });
  return async (count: number) => {
    const { title, text } = REMOVE_COMPLETED;
    if (await confirm({ title, text: text(count), action: TASK_ACTIONS.remove })) removal.mutate(undefined);
  };
}
