import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import type { Submission } from '../../forms/use-submission.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './account-form.module.css';

type AccountFormProps = {
  readonly submission: Submission;
  readonly button: string;
  /** Content below the button. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
};

/** The frame of the account forms: faults above, fields, one button. It posts, so no input ends up in an address. */
export function AccountForm({ submission, button, below, children }: AccountFormProps) {
  const { formRef, failure, isSending, onSubmit } = submission;
  const { forms } = useTexts();
  return (
    <form className={styles.form} method="post" noValidate ref={formRef} onSubmit={onSubmit}>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      {children}
      <button type="submit" className={buttons.button} aria-disabled={isSending}>
        {isSending ? forms.moment : button}
      </button>
      {below}
    </form>
  );
}
