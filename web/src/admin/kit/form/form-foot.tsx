import type { ReactNode } from 'react';
import { SHELL } from '../texts.ts';
import styles from './form-foot.module.css';
import { SubmitButton } from './submit-button.tsx';

type Props = {
  readonly submit: string;
  readonly form: { readonly isChanged: boolean; readonly isSaving: boolean };
  /** Further buttons beside it. */
  readonly children?: ReactNode;
};

/** The foot of a long form: while there are unsaved changes, the button stays in view. */
export function FormFoot({ submit, form, children }: Props) {
  return (
    <div className={styles.foot} data-changed={form.isChanged || undefined}>
      <SubmitButton isSaving={form.isSaving}>{submit}</SubmitButton>
      {children}
      <span role="status">{form.isChanged && SHELL.unsaved}</span>
    </div>
  );
}
