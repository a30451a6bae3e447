import { Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { Problem } from '../feedback/conflict.ts';
import { FormProblem } from './form-problem.tsx';
import type { FormProps } from './use-form.ts';

type Props = Omit<ComponentProps<'form'>, keyof FormProps> & {
  readonly form: { readonly props: FormProps; readonly problem: Problem | undefined };
};

/** A form with its fields below each other, and above them what is wrong. */
export function StackedForm({ form, children, ...element }: Props) {
  return (
    <form {...form.props} {...element}>
      <Stack>
        <FormProblem problem={form.problem} />
        {children}
      </Stack>
    </form>
  );
}
