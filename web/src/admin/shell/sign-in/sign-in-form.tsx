import { credentials } from '@approdo/shared/contract/accounts/auth';
import { Button, Paper, Stack, TextInput, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Failure } from '../../kit/feedback/failure.ts';
import { LoadingState } from '../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import type { SecondStep } from '../../platform.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { BrowserWait } from './proof-parts.tsx';
import styles from './sign-in-screen.module.css';
import { SIGN_IN } from './texts.ts';
import { type PasskeyButton, usePasskeyButton } from './use-passkey-button.ts';

/** Loaded with the first account that has a second proof. */
const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));

/** For shells without a site's sign-in page, or that would be left for it. */
export function SignInScreen() {
  return (
    <main className={styles.screen}>
      <title>{`${SIGN_IN.title} · ${SHELL.product}`}</title>
      <Paper withBorder shadow="sm" w="min(26rem, 100%)" p="xl">
        <p className={styles.brand}>{SHELL.product}</p>
        <Title order={1} size="h3" mb="md">
          {SIGN_IN.title}
        </Title>
        <SignInForm />
      </Paper>
    </main>
  );
}

type Props = {
  /** The initial e-mail address, if the returning user is known. */
  readonly email?: string;
  /** What stands beside the button. */
  readonly beside?: ReactNode;
};

/** E-mail and password, or a passkey; then a second proof in its place, if the password is not enough. */
export function SignInForm({ email = '', beside }: Props) {
  const passkey = usePasskeyButton();
  const [step, setStep] = useState<SecondStep>();
  const [begun, setBegun] = useState({ email, isAgain: false });
  const [restartReason, setRestartReason] = useState<Failure>();

  if (step) {
    const restart = (reason?: Failure) => {
      setRestartReason(reason);
      setStep(undefined);
    };
    return (
      <Suspense fallback={<LoadingState />}>
        <SecondStepForm step={step} passkey={passkey} beside={beside} onRestart={restart} />
      </Suspense>
    );
  }
  return (
    <FirstStep
      start={begun}
      problem={restartReason}
      passkey={passkey}
      beside={beside}
      onStep={(next, typed) => {
        passkey.forgetProblem();
        setBegun({ email: typed, isAgain: true });
        setStep(next);
      }}
    />
  );
}

type FirstProps = {
  readonly start: { readonly email: string; readonly isAgain: boolean };
  /** Why signing in starts over. */
  readonly problem: Failure | undefined;
  readonly passkey: PasskeyButton;
  readonly beside: ReactNode;
  readonly onStep: (step: SecondStep, email: string) => void;
};

function FirstStep({ start, problem, passkey, beside, onStep }: FirstProps) {
  const { session } = usePlatform();
  const form = useForm({
    schema: credentials,
    start: { email: start.email, password: '' },
    save: async (typed) => {
      const step = await session.signIn(typed);
      if (step) onStep(step, typed.email);
    },
    describe: SIGN_IN.failed,
  });

  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={passkey.problem ?? form.problem ?? problem} />
        <TextInput label={SIGN_IN.email} type="email" autoComplete="username" {...form.field('email')} />
        <TextInput
          label={SIGN_IN.password}
          type="password"
          autoComplete="current-password"
          data-autofocus={start.email ? true : undefined}
          // The previous focus disappeared with the second step.
          autoFocus={start.isAgain}
          {...form.field('password')}
        />
        <Stack gap="xs">
          <SubmitButton isSaving={form.isSaving}>{SIGN_IN.submit}</SubmitButton>
          {passkey.isOffered && (
            <Button variant="outline" aria-disabled={passkey.isPrompting} onClick={() => void passkey.enter()}>
              {SIGN_IN.withPasskey}
            </Button>
          )}
          {passkey.isPrompting && <BrowserWait />}
          {beside}
        </Stack>
      </Stack>
    </form>
  );
}
