import { reasonOf } from '@approdo/shared/client';
import { proofCode } from '@approdo/shared/contract/account/auth';
import { secret } from '@approdo/shared/contract/fields';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { readSession } from '../../../browser-session.ts';
import { askPasskey, knowsPasskeys } from '../../../passkeys/passkeys.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { Field } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CodeField } from '../account/code-field.tsx';
import { readWith, textOf, useSubmission } from '../use-submission.ts';
import { proofCalls } from './access-client.ts';
import styles from './access-section.module.css';
import type { AskedProof } from './asked-proof.ts';

type Props = {
  readonly asked: AskedProof;
  /** Whether she showed who she is, or would rather not. */
  readonly onAnswer: (isGiven: boolean) => void;
};

const byPassword: z.ZodType<Given> = z.object({ password: secret });
const byCode: z.ZodType<Given> = z.object({ code: proofCode });

type Given = { readonly password: string } | { readonly code: string };

/** Shows again who one is, for ten minutes, before what matters is done. */
export function ProveForm({ asked: { proofs }, onAnswer }: Props) {
  const { access, account, forms } = useTexts();
  const [isRecovery, setRecovery] = useState(false);
  const isCodeTaken = proofs.includes('CODE') || proofs.includes('RECOVERY');
  const isAppAsked = proofs.includes('CODE') && !isRecovery;
  const heading = useRef<HTMLHeadingElement>(null);
  const passkey = usePasskeyProof(() => onAnswer(true));
  const hasPassword = proofs.includes('PASSWORD');
  const submission = useSubmission({
    read: (form) =>
      hasPassword
        ? readWith(byPassword, { password: textOf(form, 'password') })
        : readWith(byCode, { code: textOf(form, 'code') }),
    send: async (body) => {
      await proofCalls.give({ body });
      onAnswer(true);
    },
    failureText: access.proof.failed,
  });
  useEffect(() => heading.current?.focus(), []);
  const failure = passkey.failure ?? submission.failure;

  return (
    <form className={styles.proof} method="post" noValidate ref={submission.formRef} onSubmit={submission.onSubmit}>
      <h4 ref={heading} tabIndex={-1}>
        {access.proof.asked}
      </h4>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      {proofs.includes('PASSKEY') && knowsPasskeys() && (
        <button
          type="button"
          className={buttons.button}
          aria-disabled={passkey.isAsking}
          onClick={() => void passkey.ask()}
        >
          {access.proof.usePasskey}
        </button>
      )}
      {hasPassword && (
        <>
          <input hidden readOnly autoComplete="username" value={readSession()?.user.email ?? ''} />
          <Field
            label={forms.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={submission.faults.password}
          />
        </>
      )}
      {isCodeTaken && <CodeField isOfApp={isAppAsked} error={submission.faults.code} />}
      {(hasPassword || isCodeTaken) && (
        <button type="submit" className={buttons.button} aria-disabled={submission.isSending}>
          {submission.isSending ? forms.moment : forms.goOn}
        </button>
      )}
      {isAppAsked && proofs.includes('RECOVERY') && (
        <button type="button" className={buttons.quiet} onClick={() => setRecovery(true)}>
          {account.second.useRecovery}
        </button>
      )}
      <button type="button" className={buttons.quiet} onClick={() => onAnswer(false)}>
        {access.proof.cancel}
      </button>
    </form>
  );
}

/** Calling it off says nothing: the form is there still. */
function usePasskeyProof(onGiven: () => void) {
  const { access } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function prove(): Promise<void> {
    const response = await askPasskey((await proofCalls.options()).options);
    if (!response) return;
    await proofCalls.give({ body: { response } });
    onGiven();
  }

  return {
    isAsking,
    failure,
    ask: async () => {
      if (isAsking) return;
      setAsking(true);
      setFailure(undefined);
      await prove().catch((cause: unknown) => setFailure(reasonOf(cause) ?? access.proof.failed));
      setAsking(false);
    },
  };
}
