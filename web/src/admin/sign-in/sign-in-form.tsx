import { credentials } from '@approdo/shared/contract/account/auth';
import { Button, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import type { SecondStep } from '../platform.ts';
import { usePlatform } from '../session/platform-context.ts';
import { SIGN_IN } from '../texts/shell.ts';
import { BrowserWait } from './browser-wait.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { usePasskeyButton } from './use-passkey-button.ts';

type Props = {
  /** The address to begin with, where it is known who comes back. */
  readonly email?: string;
  /** What stands beside the button. */
  readonly beside?: ReactNode;
};

/** E-mail and password, and in their place the second proof where they are not enough. */
export function SignInForm(props: Props) {
  const [asked, setAsked] = useState<SecondStep>();
  const [said, say] = useState<string>();
  if (!asked) return <PasswordForm {...props} said={said} onAsked={setAsked} />;
  const begin = (why?: string) => {
    say(why);
    setAsked(undefined);
  };
  return (
    <Stack>
      <SecondStepForm asked={asked} onAgain={begin} />
      {props.beside}
    </Stack>
  );
}

type PasswordProps = Props & {
  /** Why one begins anew. */
  readonly said: string | undefined;
  readonly onAsked: (asked: SecondStep | undefined) => void;
};

function PasswordForm({ email = '', beside, said, onAsked }: PasswordProps) {
  const { session } = usePlatform();
  const passkey = usePasskeyButton();
  const form = useForm({
    schema: credentials,
    start: { email, password: '' },
    save: async (typed) => onAsked(await session.signIn(typed)),
    describe: (fault) => sayWhatServerSaid(fault, SIGN_IN.failed),
  });

  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={passkey.problem ?? form.problem ?? (said === undefined ? undefined : { text: said })} />
        <TextInput label={SIGN_IN.email} type="email" autoComplete="username" {...form.field('email')} />
        <TextInput
          label={SIGN_IN.password}
          type="password"
          autoComplete="current-password"
          data-autofocus={email ? true : undefined}
          {...form.field('password')}
        />
        <Stack gap="xs">
          <SubmitButton isSaving={form.isSaving}>{SIGN_IN.submit}</SubmitButton>
          {passkey.isOffered && (
            <Button variant="outline" aria-disabled={passkey.isAsking} onClick={() => void passkey.enter()}>
              {SIGN_IN.withPasskey}
            </Button>
          )}
          {passkey.isAsking && <BrowserWait />}
          {beside}
        </Stack>
      </Stack>
    </form>
  );
}
