import type { Task } from '@approdo/shared/contract/tasks';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { InlineForm } from '../../form/inline-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { TASK_ACTIONS, TASK_FORM } from '../../texts/tasks.ts';
import { readTask, TaskInputs } from './task-inputs.tsx';
import { taskFields, useEditTask } from './use-tasks.ts';

type Props = { readonly task: Task; readonly onClose: () => void };

/** A task is edited where it stands. */
export function EditTask({ task, onClose }: Props) {
  const { id, name, description, due_date, priority } = task;
  const edit = useEditTask();
  const form = useForm({
    schema: taskFields,
    start: { name, description, due_date: due_date ?? '', priority: String(priority) },
    read: readTask,
    version: task.version,
    save: async (body, version) => {
      await edit.mutateAsync({ params: { id }, body, version });
      onClose();
    },
    describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.saveFailed),
  });
  return (
    <InlineForm label={TASK_FORM.editing(name)} form={form} onCancel={onClose}>
      <TaskInputs form={form} />
    </InlineForm>
  );
}
