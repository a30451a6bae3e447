import { asFaultOfCode, isTicketEnded } from '@approdo/shared/client/second-proof';
import { type SecondProofPrompt, type Session, secondProof } from '@approdo/shared/contract/accounts/auth';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { useEffect, useRef, useState } from 'react';
import type { usePasskeySignIn } from '../../../passkeys/use-passkey-sign-in.ts';
import { alternativeProofs, orderSecondProofs } from '../../../proofs/proof-methods.ts';
import { finishHere } from '../../../session/browser-device.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { CheckboxField } from '../../../ui/field.tsx';
import { readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { authCalls } from '../../session/auth-client.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { ProofLinks } from './proof-links.tsx';
import styles from './second-step.module.css';

type Props = {
  readonly prompt: SecondProofPrompt;
  readonly passkey: ReturnType<typeof usePasskeySignIn>;
  readonly onSession: (session: Session) => void;
  /** Returns to address and password: at the visitor's wish, or, with the refusal, because the time for it is over. */
  readonly onRestart: (why?: Error) => void;
};

/** Replaces address and password once they are correct: asks for the second proof. */
export function SecondStep({ prompt, passkey, onSession, onRestart }: Props) {
  const { account } = useTexts();
  const texts = account.secondProof;
  const methods = orderSecondProofs(prompt.proofs, { takesPasskeys: passkey.isOffered });
  const [chosen, choose] = useState<ProofMethod>();
  const method = chosen ?? methods[0];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function pick(picked: ProofMethod): void {
    if (picked === 'PASSKEY') void passkey.enter();
    else choose(picked);
  }

  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {passkey.failure && (
        <Banner kind="error" isAnswer>
          {passkey.failure}
        </Banner>
      )}
      {prompt.isAppUnreadable && <p>{texts.appUnreadable}</p>}
      {method === undefined && <p>{texts.noWay}</p>}
      {method === 'PASSKEY' && (
        <>
          <p>{texts.passkey}</p>
          <button
            type="button"
            className={buttons.button}
            aria-disabled={passkey.isPrompting}
            onClick={() => void passkey.enter()}
          >
            {texts.askPasskey}
          </button>
        </>
      )}
      {(method === 'CODE' || method === 'RECOVERY') && (
        <CodeForm
          key={method}
          ticket={prompt.ticket}
          isRecovery={method === 'RECOVERY'}
          isChosen={chosen !== undefined}
          onSession={onSession}
          onRestart={onRestart}
        />
      )}
      <ProofLinks methods={method ? alternativeProofs(method, methods) : []} onChoose={pick}>
        <button type="button" onClick={() => onRestart()}>
          {texts.restart}
        </button>
      </ProofLinks>
    </div>
  );
}

type CodeProps = Pick<Props, 'onSession' | 'onRestart'> & {
  readonly ticket: string;
  readonly isRecovery: boolean;
  /** Whether the visitor chose the method: the pressed button is gone, so the field takes the focus. */
  readonly isChosen: boolean;
};

function CodeForm({ ticket, isRecovery, isChosen, onSession, onRestart }: CodeProps) {
  const { account, forms } = useTexts();
  const texts = account.secondProof;
  const submission = useSubmission({
    read: (form) =>
      readWith(secondProof, {
        ticket,
        code: textOf(form, 'code'),
        ...(form.get('remember') === 'on' && { remember: true }),
      }),
    send: async (given) => {
      try {
        onSession(await finishHere(authCalls, given));
      } catch (cause) {
        if (cause instanceof Error && isTicketEnded(cause)) return onRestart(cause);
        throw asFaultOfCode(cause);
      }
    },
    failureText: account.login.failed,
  });
  return (
    <AccountForm submission={submission} button={forms.goOn}>
      {!isRecovery && <p>{texts.app}</p>}
      <CodeField isRecovery={isRecovery} autoFocus={isChosen} error={submission.faults.code} />
      {!isRecovery && <CheckboxField label={texts.remember} name="remember" />}
    </AccountForm>
  );
}
