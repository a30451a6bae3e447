import { type AppSetup, appConfirmation } from '@approdo/shared/contract/accounts/keys';
import { useEffect, useRef } from 'react';
import buttons from '../../../ui/button.module.css';
import { readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { AccountForm } from '../sign-in/account-form.tsx';
import { CodeField } from '../sign-in/code-field.tsx';
import styles from './codes.module.css';
import { CopyButton } from './copy-button.tsx';

type Props = {
  readonly setup: AppSetup;
  readonly confirm: (code: string) => Promise<boolean>;
  readonly onEnd: () => void;
};

const fields = appConfirmation.pick({ code: true });

/** The app's setup data, and the field for the code that confirms it. */
export function AppSetupForm({ setup, confirm, onEnd }: Props) {
  const { access } = useFurtherTexts();
  const texts = access.codes;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  const submission = useSubmission({
    read: (form) => readWith(fields, { code: textOf(form, 'code') }),
    send: async ({ code }) => void (await confirm(code)),
    failureText: texts.changeFailed,
  });
  return (
    <AccountForm
      submission={submission}
      button={texts.confirm}
      below={
        <button type="button" className={buttons.quiet} onClick={onEnd}>
          {access.passkeys.cancel}
        </button>
      }
    >
      <p ref={place} tabIndex={-1}>
        {texts.scan}
      </p>
      <svg className={styles.qr} viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`} role="img" aria-label={texts.qr}>
        <path d={setup.qr.path} />
      </svg>
      <p>{texts.secret}</p>
      <p>
        <code className={styles.code}>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CopyButton text={setup.secret} />
      <CodeField isRecovery={false} error={submission.faults.code} />
    </AccountForm>
  );
}
