import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { number, textOrNull } from '../../kit/form/fields.ts';
import type { useForm } from '../../kit/form/use-form.ts';
import type { TaskFields } from './task-fields.ts';
import { TASK_FORM } from './texts.ts';

/** A task as typed, and as the server expects it. */
export const taskForm = z.object({ name: z.string(), description: z.string(), due_date: textOrNull, priority: number });

type Props = { readonly form: ReturnType<typeof useForm<z.input<typeof taskForm>, TaskFields>> };

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
