import { asFaultOfCode, isTicketEnded } from '@approdo/shared/client/second-proof';
import { secondProof } from '@approdo/shared/contract/accounts/auth';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { alternativeProofs, orderSecondProofs } from '../../../proofs/proof-methods.ts';
import { describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import type { SecondStep } from '../../platform.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { BrowserWait, CodeField, ProofLink, ProofLinks } from './proof-parts.tsx';
import { SECOND_PROOF, SIGN_IN } from './texts.ts';
import type { PasskeyButton } from './use-passkey-button.ts';

type Props = {
  readonly step: SecondStep;
  readonly passkey: PasskeyButton;
  readonly beside: ReactNode;
  /** Back to e-mail and password: on request, or because the time for it is over. */
  readonly onRestart: (reason?: Failure) => void;
};

/** The second proof, in place of e-mail and password once they are right. */
export function SecondStepForm({ step, passkey, beside, onRestart }: Props) {
  const methods = orderSecondProofs(step.proofs, { takesPasskeys: passkey.isOffered });
  const [chosen, choose] = useState<ProofMethod>();
  const current = chosen ?? methods[0];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function go(method: ProofMethod): void {
    if (method === 'PASSKEY') void passkey.enter();
    else choose(method);
  }

  return (
    <Stack>
      <Title order={2} size="h4" tabIndex={-1} ref={heading}>
        {SECOND_PROOF.title}
      </Title>
      <FormProblem problem={passkey.problem} />
      {step.isAppUnreadable && <Text>{SECOND_PROOF.appUnreadable}</Text>}
      {current === undefined && <Text>{SECOND_PROOF.noWay}</Text>}
      {current === 'PASSKEY' && (
        <>
          <Text>{SECOND_PROOF.passkey}</Text>
          <Button aria-disabled={passkey.isPrompting} onClick={() => void passkey.enter()}>
            {SECOND_PROOF.askPasskey}
          </Button>
        </>
      )}
      {(current === 'CODE' || current === 'RECOVERY') && (
        <CodeForm
          key={current}
          isRecovery={current === 'RECOVERY'}
          isChosen={chosen !== undefined}
          onRestart={onRestart}
        />
      )}
      {passkey.isPrompting && <BrowserWait />}
      <ProofLinks
        methods={current ? alternativeProofs(current, methods) : []}
        texts={{ ...SECOND_PROOF.use, PASSKEY: SECOND_PROOF.useAPasskey }}
        onChoose={go}
      >
        <ProofLink onClick={() => onRestart()}>{SECOND_PROOF.restart}</ProofLink>
      </ProofLinks>
      {beside}
    </Stack>
  );
}

const typedCode = secondProof.omit({ ticket: true }).required();

type CodeProps = Pick<Props, 'onRestart'> & {
  readonly isRecovery: boolean;
  /** Whether the user chose it: the pressed link is gone then, and the field takes the focus. */
  readonly isChosen: boolean;
};

function CodeForm({ isRecovery, isChosen, onRestart }: CodeProps) {
  const { session } = usePlatform();
  const form = useForm({
    schema: typedCode,
    start: { code: '', remember: false },
    save: async (given) => {
      try {
        await session.finishSignIn?.(given);
      } catch (fault) {
        if (isTicketEnded(fault)) onRestart(describeServerError(fault, SIGN_IN.failed));
        else throw asFaultOfCode(fault);
      }
    },
    describe: SIGN_IN.failed,
  });
  return (
    <StackedForm form={form}>
      {!isRecovery && <Text>{SECOND_PROOF.app}</Text>}
      <CodeField isRecovery={isRecovery} autoFocus={isChosen} {...form.field('code')} />
      {!isRecovery && <Checkbox label={SECOND_PROOF.remember} {...form.tick('remember')} />}
      <SubmitButton isSaving={form.isSaving}>{SECOND_PROOF.submit}</SubmitButton>
    </StackedForm>
  );
}
