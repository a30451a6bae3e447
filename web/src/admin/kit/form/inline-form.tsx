import { type ReactNode, useEffect, useRef } from 'react';
import type { Problem } from '../feedback/conflict.ts';
import { columns } from '../styles/columns.ts';
import kit from '../styles/kit.module.css';
import { FormButtons } from './form-buttons.tsx';
import { FormProblem } from './form-problem.tsx';
import type { FormProps } from './use-form.ts';

type Props = {
  /** What is being edited, for screen readers. */
  readonly label: string;
  readonly form: { readonly props: FormProps; readonly problem: Problem | undefined; readonly isSaving: boolean };
  readonly onCancel: () => void;
  /** The label of its button, if it is more than a save. */
  readonly submit?: string;
  readonly children: ReactNode;
};

/** A form in place of what it edits: its button and Enter save, Escape cancels. */
export function InlineForm({ label, form, onCancel, submit, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return (
    <form
      {...form.props}
      className={kit.stack4}
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !form.isSaving) onCancel();
      }}
    >
      <FormProblem problem={form.problem} />
      <div style={columns('11rem', { gap: 'var(--space-3) var(--space-4)' })} ref={fields}>
        {children}
      </div>
      <FormButtons submit={submit} isSaving={form.isSaving} onCancel={onCancel} />
    </form>
  );
}
