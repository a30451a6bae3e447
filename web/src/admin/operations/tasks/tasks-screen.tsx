import type { Task } from '@approdo/shared/contract/operations/tasks';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Button, Paper, Stack, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { EmptyState, QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { arrangeTasks } from './arrange-tasks.ts';
import { taskFields } from './task-fields.ts';
import { TaskInputs, taskForm } from './task-inputs.tsx';
import { TaskTable } from './task-table.tsx';
import { TASK_ACTIONS, TASK_FORM, TASKS } from './texts.ts';
import { useRemoveCompleted, useSaveTask, useTaskActions, useTasks } from './use-tasks.ts';

/** Priority 3 is the default of SPEC.md section 5. */
const BLANK = { name: '', description: '', due_date: '', priority: '3' };

export function TasksScreen() {
  const query = useTasks();
  const removeCompleted = useRemoveCompleted();
  const completed = query.data?.filter((task) => task.completed).length ?? 0;
  return (
    <ScreenFrame
      actions={
        completed > 0 && (
          <Button variant="outline" color="red" onClick={() => void removeCompleted(completed)}>
            {TASK_ACTIONS.removeCompleted}
          </Button>
        )
      }
    >
      <AddTask />
      <QueryStates
        query={query}
        failure={TASKS.loadFailed}
        empty={{ when: (tasks) => tasks.length === 0, text: TASKS.empty }}
      >
        {(tasks) => <TaskTables tasks={tasks} />}
      </QueryStates>
    </ScreenFrame>
  );
}

/** One task at a time is edited, in either table. */
function TaskTables({ tasks }: { readonly tasks: readonly Task[] }) {
  const actions = useTaskActions();
  const [edited, setEdited] = useState<Task>();
  const { dated, undated } = arrangeTasks(tasks);
  const shared = { today: todayInRome(new Date()), actions, edited, onEdit: setEdited };
  return (
    <Stack gap="xl">
      <Part id="dated-tasks" title={TASKS.dated}>
        {dated.length > 0 ? (
          <TaskTable label={TASKS.dated} name="scadenze" tasks={dated} hasDates {...shared} />
        ) : (
          <EmptyState text={TASKS.noneDated} />
        )}
      </Part>
      <Part id="undated-tasks" title={TASKS.undated}>
        {undated.length > 0 ? (
          <TaskTable label={TASKS.undated} name="altre" tasks={undated} hasDates={false} {...shared} />
        ) : (
          <EmptyState text={TASKS.noneUndated} />
        )}
      </Part>
    </Stack>
  );
}

/** A form that is always shown, and cleared after each task. */
function AddTask() {
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="add-task" mb="xl">
      <Title order={2} id="add-task" mb="sm">
        {TASKS.add}
      </Title>
      <AddForm />
    </Paper>
  );
}

function AddForm() {
  const save = useSaveTask();
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm({
    schema: taskFields,
    start: BLANK,
    read: taskForm.decode,
    save: async (values) => {
      const before = document.activeElement;
      await save(values);
      // Focuses the name for another task, unless the user has moved the focus elsewhere by now.
      if (document.activeElement === before) fields.current?.querySelector('input')?.focus({ preventScroll: true });
    },
    draftAfterSave: BLANK,
    describe: TASK_ACTIONS.addFailed,
  });
  return (
    <form {...form.props} className={kit.stack4}>
      <FormProblem problem={form.problem} />
      <div style={columns('13rem', { gap: 'var(--space-3) var(--space-4)' })} ref={fields}>
        <TaskInputs form={form} />
      </div>
      <div>
        <SubmitButton isSaving={form.isSaving}>{TASK_FORM.add}</SubmitButton>
      </div>
    </form>
  );
}
