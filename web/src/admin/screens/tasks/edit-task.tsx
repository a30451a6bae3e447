import { type Task, task as taskShape } from '@approdo/shared/contract/site/tasks';
import type { TakeUp } from '../../feedback/conflict.ts';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { InlineForm } from '../../form/inline-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { taskFields, useSaveTask } from '../../resources/use-tasks.ts';
import { TASK_ACTIONS, TASK_FORM } from '../../texts/tasks.ts';
import { readTask, TaskInputs } from './task-inputs.tsx';

type Props = { readonly task: Task; readonly onClose: () => void };

/** A task is edited where it stands. */
export function EditTask({ task, onClose }: Props) {
  return (
    <VersionedForm of={task} shape={taskShape}>
      {(current, takeUp) => <TaskFields task={current} takeUp={takeUp} onClose={onClose} />}
    </VersionedForm>
  );
}

function TaskFields({ task, takeUp, onClose }: Props & { readonly takeUp: TakeUp }) {
  const { id, name, description, due_date, priority } = task;
  const save = useSaveTask(id);
  const form = useForm({
    schema: taskFields,
    start: { name, description, due_date: due_date ?? '', priority: String(priority) },
    read: readTask,
    version: task.version,
    takeUp,
    save: async (body, version) => {
      await save(body, version);
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
