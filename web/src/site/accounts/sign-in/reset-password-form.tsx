import { passwordReset } from '@approdo/shared/contract/accounts/auth';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { Banner } from '../../../ui/banner.tsx';
import { type Reading, readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { authCalls } from '../../session/auth-client.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { findRepeatFault } from './find-repeat-fault.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { findReturnPath, signInAddress } from './return-path.ts';

export function ResetPasswordForm() {
  const { language, account, forms } = useTexts();
  const [answer, setAnswer] = useState<string>();
  const [email, setEmail] = useState('');
  useEffect(() => setEmail(readLink().email), []);
  const submission = useSubmission({
    read: (form) => readReset(form, forms.newPasswordsDiffer),
    send: async (body) => setAnswer((await authCalls.resetPassword({ body })).message),
    failureText: account.reset.failed,
  });
  const { faults } = submission;
  if (answer) {
    return (
      <Banner kind="success">
        <p>{answer}</p>
        <a href={signInAddress(language, findReturnPath() ?? addressIn(language, '/'))}>{account.reset.toLogin}</a>
      </Banner>
    );
  }
  return (
    <AccountForm submission={submission} button={account.reset.send}>
      {/* Whose password it is, for what keeps passwords. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <NewPasswordFields label={forms.newPassword} againLabel={forms.confirmNewPassword} faults={faults} />
    </AccountForm>
  );
}

/** Reads address and token from the mailed link. */
function readLink(): { readonly email: string; readonly token: string } {
  const link = new URLSearchParams(location.search);
  return { email: link.get('email') ?? '', token: link.get('token') ?? '' };
}

function readReset(form: FormData, passwordsDiffer: string): Reading<z.output<typeof passwordReset>> {
  const password = textOf(form, 'password');
  const reading = readWith(passwordReset, { ...readLink(), password });
  const repeatFault = findRepeatFault(form, passwordsDiffer);
  if (Object.keys(repeatFault).length === 0) return reading;
  return { faults: { ...('faults' in reading && reading.faults), ...repeatFault } };
}
