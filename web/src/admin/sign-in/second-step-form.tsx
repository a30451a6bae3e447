import { proofCode } from '@approdo/shared/contract/account/auth';
import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { isTicketEnded } from '../../browser-device.ts';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import type { SecondStep } from '../platform.ts';
import { usePlatform } from '../session/platform-context.ts';
import { SECOND_STEP, SIGN_IN } from '../texts/shell.ts';
import { BrowserWait } from './browser-wait.tsx';
import { usePasskeyButton } from './use-passkey-button.ts';

const given = z.object({ code: proofCode, remember: z.boolean() });

type Props = {
  readonly asked: SecondStep;
  /** One begins anew, with what is to be said of that. */
  readonly onAgain: (said?: string) => void;
};

type Way = 'CODE' | 'RECOVERY' | 'PASSKEY';

/** In the place of the sign-in form: the second proof, by what the account has and this shell can take. */
export function SecondStepForm({ asked, onAgain }: Props) {
  const passkey = usePasskeyButton();
  const [chosen, choose] = useState<Way>();
  const isPasskeyHere = asked.proofs.includes('PASSKEY') && passkey.isOffered;
  const way = chosen ?? firstOf(asked, isPasskeyHere);
  const enterByPasskey = () => void passkey.enter();
  const links = (
    <Group gap="md">
      {way !== 'RECOVERY' && asked.proofs.includes('RECOVERY') && (
        <Way onClick={() => choose('RECOVERY')}>{SECOND_STEP.useRecovery}</Way>
      )}
      {way !== 'PASSKEY' && isPasskeyHere && <Way onClick={enterByPasskey}>{SECOND_STEP.usePasskey}</Way>}
      <Way onClick={() => onAgain()}>{SECOND_STEP.again}</Way>
    </Group>
  );

  return (
    <Stack>
      <Heading />
      {asked.isAppUnreadable && <Text>{SECOND_STEP.unreadable}</Text>}
      <FormProblem problem={passkey.problem} />
      {way === 'PASSKEY' && (
        <>
          <Text>{SECOND_STEP.passkeyText}</Text>
          <Button aria-disabled={passkey.isAsking} onClick={enterByPasskey}>
            {SECOND_STEP.confirmPasskey}
          </Button>
        </>
      )}
      {way !== 'PASSKEY' && way !== undefined && <CodeForm key={way} way={way} onAgain={onAgain} />}
      {passkey.isAsking && <BrowserWait />}
      {links}
    </Stack>
  );
}

/** Undefined where nothing that the account has is of use here. */
function firstOf({ proofs }: SecondStep, isPasskeyHere: boolean): Way | undefined {
  if (proofs.includes('CODE')) return 'CODE';
  if (isPasskeyHere) return 'PASSKEY';
  return proofs.includes('RECOVERY') ? 'RECOVERY' : undefined;
}

/** Takes the focus: the form that was there is gone. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} size="h4" tabIndex={-1} ref={heading}>
      {SECOND_STEP.title}
    </Title>
  );
}

function Way({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Anchor component="button" type="button" underline="always" onClick={onClick}>
      {children}
    </Anchor>
  );
}

function CodeForm({ way, onAgain }: Pick<Props, 'onAgain'> & { readonly way: 'CODE' | 'RECOVERY' }) {
  const { session } = usePlatform();
  const isApp = way === 'CODE';
  const form = useForm({
    schema: given,
    start: { code: '', remember: false },
    save: async (typed) => {
      try {
        await session.finishSignIn?.(typed);
      } catch (fault) {
        if (!isTicketEnded(fault)) throw fault;
        onAgain(sayWhatServerSaid(fault, SIGN_IN.failed).text);
      }
    },
    describe: (fault) => sayWhatServerSaid(fault, SIGN_IN.failed),
  });
  return (
    <form {...form.props}>
      <Stack>
        {isApp && <Text>{SECOND_STEP.appText}</Text>}
        <FormProblem problem={form.problem} />
        <TextInput
          label={isApp ? SECOND_STEP.code : SECOND_STEP.recovery}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('code')}
        />
        {isApp && <Checkbox label={SECOND_STEP.remember} {...form.tick('remember')} />}
        <SubmitButton isSaving={form.isSaving}>{SECOND_STEP.submit}</SubmitButton>
      </Stack>
    </form>
  );
}
