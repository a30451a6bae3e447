import { SHELL } from '../texts/shell.ts';
import styles from './form-foot.module.css';
import { SubmitButton } from './submit-button.tsx';

type Props = {
  readonly submit: string;
  readonly form: { readonly isChanged: boolean; readonly isSaving: boolean };
};

/** Of a long form: as long as something of it is not saved, the button stays in sight. */
export function FormFoot({ submit, form }: Props) {
  return (
    <div className={styles.foot} data-changed={form.isChanged || undefined}>
      <SubmitButton isSaving={form.isSaving}>{submit}</SubmitButton>
      <span role="status">{form.isChanged && SHELL.unsaved}</span>
    </div>
  );
}
