import { reasonOf } from '@approdo/shared/client';
import { readSecondProofAsked } from '@approdo/shared/client/second-proof';
import { type AskedSecondProof, credentials, type Session } from '@approdo/shared/contract/accounts/auth';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { usePasskeySignIn } from '../../../passkeys/use-passkey-sign-in.ts';
import { signInHere } from '../../../session/browser-device.ts';
import { writeSession } from '../../../session/browser-session.ts';
import buttons from '../../../ui/button.module.css';
import { Field } from '../../../ui/field.tsx';
import { readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { authCalls } from '../../session/auth-client.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { leaveSignIn, useLeaveIfSignedIn } from './leave-sign-in.ts';
import type { SecondStep } from './second-step.tsx';
import { StageLinks } from './stage-links.tsx';

/** Address and password, or a passkey; then in their place a second proof, if the password is not enough. */
export function LoginForm() {
  useLeaveIfSignedIn();
  const { language, account } = useTexts();
  const [second, setSecond] = useState<Second>();
  const [begun, setBegun] = useState<Begun>({ email: '' });
  const passkey = usePasskeySignIn({
    load: async () => (await import('./passkey-sign-in.ts')).passkeySignIn,
    onSession: enterWith,
    isProposed: second === undefined,
    failureText: account.login.failed,
  });

  function enterWith(session: Session): void {
    writeSession(session);
    leaveSignIn(language);
  }

  if (!second) {
    const goOn = async (asked: AskedSecondProof, email: string) => {
      const { SecondStep: Step } = await import('./second-step.tsx');
      setBegun({ email });
      setSecond({ asked, Step });
    };
    return <FirstStep begun={begun} passkey={passkey} onSession={enterWith} onAsked={goOn} />;
  }
  const restart = (why?: Error) => {
    passkey.forgetFailure();
    setBegun({ ...begun, isAgain: true, ...(why && { why: reasonOf(why) ?? account.login.failed }) });
    setSecond(undefined);
  };
  const { Step, asked } = second;
  return <Step asked={asked} passkey={passkey} onSession={enterWith} onRestart={restart} />;
}

/** The initial state of an attempt; a restarted one keeps its address and shows why it restarted. */
type Begun = { readonly email: string; readonly isAgain?: true; readonly why?: string };

/** The prompt for a second proof, and its form, which is loaded with it: few use two proofs. */
type Second = { readonly asked: AskedSecondProof; readonly Step: ComponentType<ComponentProps<typeof SecondStep>> };

type FirstProps = {
  readonly begun: Begun;
  readonly passkey: ReturnType<typeof usePasskeySignIn>;
  readonly onSession: (session: Session) => void;
  readonly onAsked: (asked: AskedSecondProof, email: string) => Promise<void>;
};

function FirstStep({ begun, passkey, onSession, onAsked }: FirstProps) {
  const { account, forms } = useTexts();
  const [why, sayWhy] = useState(begun.why);
  const submission = useSubmission({
    read: (form) => readWith(credentials, { email: textOf(form, 'email'), password: textOf(form, 'password') }),
    send: async (body) => {
      sayWhy(undefined);
      passkey.forgetFailure();
      try {
        onSession(await signInHere(authCalls, body));
      } catch (cause) {
        const asked = readSecondProofAsked(cause);
        if (!asked) throw cause;
        await onAsked(asked, body.email);
      }
    },
    failureText: account.login.failed,
  });
  const { faults } = submission;
  return (
    <>
      <AccountForm
        submission={{ ...submission, failure: passkey.failure ?? submission.failure ?? why }}
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
          defaultValue={begun.email}
          error={faults.email}
        />
        <Field
          label={forms.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          // The focused element disappeared with the second step.
          autoFocus={begun.isAgain}
          error={faults.password}
        />
      </AccountForm>
      <StageLinks stages={{ '/forgot-password': account.login.forgotten, '/register': account.login.noAccount }} />
    </>
  );
}
