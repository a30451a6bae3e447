import { Textarea, TextInput } from '@mantine/core';
import { readNumber } from '../../kit/form/read-number.ts';
import type { useForm } from '../../kit/form/use-form.ts';
import type { TaskFields } from './task-fields.ts';
import { TASK_FORM } from './texts.ts';

/** A task as it is typed. */
export type TaskDraft = Readonly<Record<'name' | 'description' | 'due_date' | 'priority', string>>;

type Props = { readonly form: ReturnType<typeof useForm<TaskDraft, TaskFields>> };

export function TaskInputs({ form }: Props) {
  return (
    <>
      <TextInput label={TASK_FORM.name} {...form.field('name')} />
      <Textarea label={TASK_FORM.description} autosize minRows={1} maxRows={8} {...form.field('description')} />
      <TextInput label={TASK_FORM.due} type="date" {...form.field('due_date')} />
      <TextInput
        label={TASK_FORM.priority}
        type="number"
        inputMode="numeric"
        min={1}
        max={10}
        {...form.field('priority')}
      />
    </>
  );
}

/** From what is typed to what the server takes. */
export function readTask(draft: TaskDraft) {
  return { ...draft, due_date: draft.due_date || null, priority: readNumber(draft.priority) };
}
