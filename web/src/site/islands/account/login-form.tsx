import { credentials } from '@approdo/shared/contract/auth';
import { writeSession } from '../../../browser-session.ts';
import { Field } from '../../../ui/field.tsx';
import { readWith, textOf, useSubmission } from '../use-submission.ts';
import { AccountForm } from './account-form.tsx';
import { authCalls } from './auth-client.ts';
import { leaveSignIn, useLeaveIfSignedIn } from './leave-sign-in.ts';
import { StageLinks } from './stage-links.tsx';

export function LoginForm() {
  useLeaveIfSignedIn();
  const submission = useSubmission({
    read: (form) => readWith(credentials, { email: textOf(form, 'email'), password: textOf(form, 'password') }),
    send: async (body) => {
      writeSession(await authCalls.login({ body }));
      leaveSignIn();
    },
    failureText: 'Login failed',
  });
  const { faults } = submission;
  return (
    <>
      <AccountForm submission={submission} button="Accedi">
        <Field label="E-mail" name="email" type="email" autoComplete="email" required error={faults.email} />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={faults.password}
        />
      </AccountForm>
      <StageLinks
        stages={{ '/forgot-password': 'Password dimenticata?', '/register': 'Non hai un account? Registrati' }}
      />
    </>
  );
}
