import { credentials } from '@approdo/shared/contract/account/auth';
import { signInHere } from '../../../browser-device.ts';
import { writeSession } from '../../../browser-session.ts';
import { Field } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { readWith, textOf, useSubmission } from '../use-submission.ts';
import { AccountForm } from './account-form.tsx';
import { authCalls } from './auth-client.ts';
import { leaveSignIn, useLeaveIfSignedIn } from './leave-sign-in.ts';
import { StageLinks } from './stage-links.tsx';

export function LoginForm() {
  useLeaveIfSignedIn();
  const { language, account, forms } = useTexts();
  const submission = useSubmission({
    read: (form) => readWith(credentials, { email: textOf(form, 'email'), password: textOf(form, 'password') }),
    send: async (body) => {
      writeSession(await signInHere(authCalls, body));
      leaveSignIn(language);
    },
    failureText: account.login.failed,
  });
  const { faults } = submission;
  return (
    <>
      <AccountForm submission={submission} button={account.login.send}>
        <Field label={forms.email} name="email" type="email" autoComplete="email" required error={faults.email} />
        <Field
          label={forms.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={faults.password}
        />
      </AccountForm>
      <StageLinks stages={{ '/forgot-password': account.login.forgotten, '/register': account.login.noAccount }} />
    </>
  );
}
