import { credentials } from '@approdo/shared/contract/account/auth';
import { Button, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { usePlatform } from '../session/platform-context.ts';
import { SIGN_IN } from '../texts/shell.ts';
import { BrowserWait } from './browser-wait.tsx';
import { usePasskeyButton } from './use-passkey-button.ts';

type Props = {
  /** The address to begin with, where it is known who comes back. */
  readonly email?: string;
  /** What stands beside the button. */
  readonly beside?: ReactNode;
};

export function SignInForm({ email = '', beside }: Props) {
  const { session } = usePlatform();
  const passkey = usePasskeyButton();
  const form = useForm({
    schema: credentials,
    start: { email, password: '' },
    save: async (typed) => void (await session.signIn(typed)),
    describe: (fault) => sayWhatServerSaid(fault, SIGN_IN.failed),
  });

  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={passkey.problem ?? form.problem} />
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
