import { Paper, Title } from '@mantine/core';
import { useState } from 'react';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { TASK_ACTIONS, TASK_FORM, TASKS } from '../../texts/tasks.ts';
import styles from './add-task.module.css';
import { readTask, TaskInputs } from './task-inputs.tsx';
import { taskFields, useAddTask } from './use-tasks.ts';

/** Priority 3 is the default of SPEC.md section 5. */
const BLANK = { name: '', description: '', due_date: '', priority: '3' };

/** A form that is always there, and blank again after each task. */
export function AddTask() {
  const [added, setAdded] = useState(0);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="add-task" mb="xl">
      <Title order={2} id="add-task" mb="sm">
        {TASKS.add}
      </Title>
      <AddForm key={added} hasFocus={added > 0} onAdded={() => setAdded(added + 1)} />
    </Paper>
  );
}

type Props = { readonly hasFocus: boolean; readonly onAdded: () => void };

function AddForm({ hasFocus, onAdded }: Props) {
  const add = useAddTask();
  const form = useForm({
    schema: taskFields,
    start: BLANK,
    read: readTask,
    save: async (values) => {
      await add.mutateAsync(values);
      onAdded();
    },
    describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.addFailed),
  });
  return (
    <form {...form.props} className={styles.form}>
      <FormProblem problem={form.problem} />
      <div className={styles.fields} ref={hasFocus ? focusFirst : null}>
        <TaskInputs form={form} />
      </div>
      <div>
        <SubmitButton isSaving={form.isSaving}>{TASK_FORM.add}</SubmitButton>
      </div>
    </form>
  );
}

/** One who adds a task often adds another. */
function focusFirst(fields: HTMLElement | null): void {
  fields?.querySelector('input')?.focus({ preventScroll: true });
}
