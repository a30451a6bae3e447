import { reasonOf } from '@approdo/shared/client';
import { readSecondProofRequest } from '@approdo/shared/client/second-proof';
import { credentials, type SecondProofPrompt, type Session } from '@approdo/shared/contract/accounts/auth';
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
import styles from './stage-links.module.css';
import { StageLink, StageLinks } from './stage-links.tsx';

/** Address and password, or a passkey; then in their place a second proof, if the password is not enough. */
export function LoginForm() {
  useLeaveIfSignedIn();
  const { language, account } = useTexts();
  const [second, setSecond] = useState<SecondStepView>();
  const [start, setStart] = useState<SignInStart>({ email: '' });
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
    const askSecondProof = async (prompt: SecondProofPrompt, email: string) => {
      const { SecondStep: Step } = await import('./second-step.tsx');
      setStart({ email });
      setSecond({ prompt, Step });
    };
    return <FirstStep start={start} passkey={passkey} onSession={enterWith} onSecondProof={askSecondProof} />;
  }
  const restart = (why?: Error) => {
    passkey.forgetFailure();
    setStart({ ...start, isAgain: true, ...(why && { why: reasonOf(why) ?? account.login.failed }) });
    setSecond(undefined);
  };
  const { Step, prompt } = second;
  return <Step prompt={prompt} passkey={passkey} onSession={enterWith} onRestart={restart} />;
}

/** The initial state of an attempt; a restarted one keeps its address and shows why it restarted. */
type SignInStart = { readonly email: string; readonly isAgain?: true; readonly why?: string };

/** The prompt for a second proof, and its form, which is loaded with it: few use two proofs. */
type SecondStepView = {
  readonly prompt: SecondProofPrompt;
  readonly Step: ComponentType<ComponentProps<typeof SecondStep>>;
};

type FirstProps = {
  readonly start: SignInStart;
  readonly passkey: ReturnType<typeof usePasskeySignIn>;
  readonly onSession: (session: Session) => void;
  readonly onSecondProof: (prompt: SecondProofPrompt, email: string) => Promise<void>;
};

function FirstStep({ start, passkey, onSession, onSecondProof }: FirstProps) {
  const { account, forms } = useTexts();
  const [why, setWhy] = useState(start.why);
  const submission = useSubmission({
    read: (form) => readWith(credentials, { email: textOf(form, 'email'), password: textOf(form, 'password') }),
    send: async (body) => {
      setWhy(undefined);
      passkey.forgetFailure();
      try {
        onSession(await signInHere(authCalls, body));
      } catch (cause) {
        const prompt = readSecondProofRequest(cause);
        if (!prompt) throw cause;
        await onSecondProof(prompt, body.email);
      }
    },
    failureText: account.login.failed,
  });
  const { faults } = submission;
  return (
    <>
      <FirstTime />
      <AccountForm
        submission={{ ...submission, failure: passkey.failure ?? submission.failure ?? why }}
        button={account.login.send}
        below={
          passkey.isOffered && (
            <button
              type="button"
              className={buttons.quiet}
              aria-disabled={passkey.isPrompting}
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
          defaultValue={start.email}
          error={faults.email}
        />
        <Field
          label={forms.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          // The focused element disappeared with the second step.
          autoFocus={start.isAgain}
          error={faults.password}
        />
      </AccountForm>
      <StageLinks stages={{ '/forgot-password': account.login.forgotten }} />
    </>
  );
}

/** The way to register, where a guest without an account looks first. */
function FirstTime() {
  const { before, link, after } = useTexts().onTheWay.firstTime;
  return (
    <p className={styles.before}>
      {before}
      <StageLink path="/register" text={link} />
      {after}
    </p>
  );
}
