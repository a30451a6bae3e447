import type { AskedSecondProof, Session } from '@approdo/shared/contract/account/auth';
import { credentials } from '@approdo/shared/contract/account/auth';
import { useState } from 'react';
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
import { SecondStepForm } from './second-step-form.tsx';
import { StageLinks } from './stage-links.tsx';

/** E-mail and password, and in their place the second proof where they are not enough. */
export function LoginForm() {
  useLeaveIfSignedIn();
  const { language } = useTexts();
  const [asked, setAsked] = useState<AskedSecondProof>();
  const [said, say] = useState<string>();

  function enterWith(session: Session): void {
    writeSession(session);
    leaveSignIn(language);
  }

  function begin(why?: string): void {
    say(why);
    setAsked(undefined);
  }

  if (asked) return <SecondStepForm asked={asked} onSession={enterWith} onAgain={begin} />;
  return <PasswordStep said={said} onAsked={setAsked} onSession={enterWith} />;
}

type PasswordProps = {
  /** Why one begins anew. */
  readonly said: string | undefined;
  readonly onAsked: (asked: AskedSecondProof) => void;
  readonly onSession: (session: Session) => void;
};

function PasswordStep({ said, onAsked, onSession }: PasswordProps) {
  const { account, forms } = useTexts();
  const submission = useSubmission({
    read: (form) => readWith(credentials, { email: textOf(form, 'email'), password: textOf(form, 'password') }),
    send: async (body) => {
      passkey.forgetFailure();
      const outcome = await signInHere(authCalls, body);
      if ('ticket' in outcome) onAsked(outcome);
      else onSession(outcome);
    },
    failureText: account.login.failed,
  });
  const passkey = usePasskeySignIn({
    calls: passkeyCalls,
    onSession,
    isProposed: true,
    failureText: account.login.failed,
  });

  const { faults } = submission;
  return (
    <>
      <AccountForm
        submission={{ ...submission, failure: passkey.failure ?? submission.failure ?? said }}
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
