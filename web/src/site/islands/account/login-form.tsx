import type { Session } from '@approdo/shared/contract/account/auth';
import { credentials } from '@approdo/shared/contract/account/auth';
import { signInHere } from '../../../browser-device.ts';
import { writeSession } from '../../../browser-session.ts';
import { usePasskeySignIn } from '../../../passkeys/use-passkey-sign-in.ts';
import buttons from '../../../ui/button.module.css';
import { Field } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { readWith, textOf, useSubmission } from '../use-submission.ts';
import { AccountForm } from './account-form.tsx';
import { authCalls } from './auth-client.ts';
import { leaveSignIn, useLeaveIfSignedIn } from './leave-sign-in.ts';
import { passkeyCalls } from './passkey-client.ts';
import { StageLinks } from './stage-links.tsx';

export function LoginForm() {
  useLeaveIfSignedIn();
  const { language, account, forms } = useTexts();
  const submission = useSubmission({
    read: (form) => readWith(credentials, { email: textOf(form, 'email'), password: textOf(form, 'password') }),
    send: async (body) => {
      passkey.forgetFailure();
      enterWith(await signInHere(authCalls, body));
    },
    failureText: account.login.failed,
  });
  const passkey = usePasskeySignIn({
    calls: passkeyCalls,
    onSession: enterWith,
    isProposed: true,
    failureText: account.login.failed,
  });

  function enterWith(session: Session): void {
    writeSession(session);
    leaveSignIn(language);
  }

  const { faults } = submission;
  return (
    <>
      <AccountForm
        submission={{ ...submission, failure: passkey.failure ?? submission.failure }}
        button={account.login.send}
        below={
          passkey.isOffered && (
            <button
              type="button"
              className={buttons.quiet}
              aria-disabled={passkey.isAsking}
              onClick={() => void passkey.enter()}
            >
              {account.login.withPasskey}
            </button>
          )
        }
      >
        <Field
          label={forms.email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          error={faults.email}
        />
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
