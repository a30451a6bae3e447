import { Paper, Title } from '@mantine/core';
import { useRef } from 'react';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { taskFields, useSaveTask } from '../../resources/use-tasks.ts';
import { TASK_ACTIONS, TASK_FORM, TASKS } from '../../texts/tasks.ts';
import styles from './add-task.module.css';
import { readTask, TaskInputs } from './task-inputs.tsx';

/** Priority 3 is the default of SPEC.md section 5. */
const BLANK = { name: '', description: '', due_date: '', priority: '3' };

/** A form that is always there, and blank again after each task. */
export function AddTask() {
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
    read: readTask,
    save: async (values) => {
      const before = document.activeElement;
      await save(values);
      // One who adds a task often adds another; one who is elsewhere by now is not disturbed.
      if (document.activeElement === before) fields.current?.querySelector('input')?.focus({ preventScroll: true });
    },
    again: BLANK,
    describe: (fault) => sayWhatServerSaid(fault, TASK_ACTIONS.addFailed),
  });
  return (
    <form {...form.props} className={styles.form}>
      <FormProblem problem={form.problem} />
      <div className={styles.fields} ref={fields}>
        <TaskInputs form={form} />
      </div>
      <div>
        <SubmitButton isSaving={form.isSaving}>{TASK_FORM.add}</SubmitButton>
      </div>
    </form>
  );
}
