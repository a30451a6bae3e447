import { mailRequest } from '@approdo/shared/contract/accounts/auth';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/field.tsx';
import { readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountForm } from './account-form.tsx';

type MailRequestFormProps = {
  readonly button: string;
  readonly failureText: string;
  /** Resolves with the text to show. */
  readonly send: (email: string) => Promise<string>;
  readonly onSent?: () => void;
};

/** Requests a message to an address; afterwards only the answer is shown. */
export function MailRequestForm({ button, failureText, send, onSent }: MailRequestFormProps) {
  const { forms } = useTexts();
  const [answer, setAnswer] = useState<string>();
  const submission = useSubmission({
    read: (form) => readWith(mailRequest, { email: textOf(form, 'email') }),
    send: async ({ email }) => {
      setAnswer(await send(email));
      onSent?.();
    },
    failureText,
  });
  if (answer) return <Banner kind="success">{answer}</Banner>;
  return (
    <AccountForm submission={submission} button={button}>
      <Field
        label={forms.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={submission.faults.email}
      />
    </AccountForm>
  );
}
