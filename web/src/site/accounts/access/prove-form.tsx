import { reasonOf } from '@approdo/shared/client';
import { proofCode } from '@approdo/shared/contract/accounts/auth';
import { secret } from '@approdo/shared/contract/base/fields';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { knowsPasskeys } from '../../../passkeys/passkeys.ts';
import { proveByPasskey } from '../../../passkeys/prove.ts';
import { alternativeProofs, orderFreshProofs } from '../../../proofs/proof-methods.ts';
import { readSession } from '../../../session/browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { Field } from '../../../ui/field.tsx';
import { readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { CodeField } from '../sign-in/code-field.tsx';
import { ProofLinks } from '../sign-in/proof-links.tsx';
import { proofCalls } from './access-client.ts';
import styles from './access-section.module.css';

type Props = {
  readonly proofs: readonly ProofMethod[];
  /** Whether the guest gave the proof, or cancelled. */
  readonly onAnswer: (isGiven: boolean) => void;
};

/** Asks for a fresh proof, valid for ten minutes, before an important change. */
export function ProveForm({ proofs, onAnswer }: Props) {
  const { access, account } = useFurtherTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const give = () => onAnswer(true);
  const passkey = usePasskeyProof(give);
  const methods = orderFreshProofs(proofs, { takesPasskeys: knowsPasskeys() });
  const [chosen, choose] = useState<ProofMethod>();
  const method = chosen ?? methods[0];
  useEffect(() => heading.current?.focus(), []);

  function pick(picked: ProofMethod): void {
    if (picked === 'PASSKEY') void passkey.ask();
    else choose(picked);
  }

  return (
    <div className={styles.proof}>
      <h4 ref={heading} tabIndex={-1}>
        {access.proof.asked}
      </h4>
      {passkey.failure && (
        <Banner kind="error" isAnswer>
          {passkey.failure}
        </Banner>
      )}
      {method === undefined && <p>{account.secondProof.noWay}</p>}
      {method === 'PASSKEY' && (
        <button
          type="button"
          className={buttons.button}
          aria-disabled={passkey.isPrompting}
          onClick={() => void passkey.ask()}
        >
          {account.secondProof.askPasskey}
        </button>
      )}
      {method !== undefined && method !== 'PASSKEY' && (
        <TypedProof key={method} by={method} isChosen={chosen !== undefined} onGiven={give} />
      )}
      <button type="button" className={buttons.quiet} onClick={() => onAnswer(false)}>
        {access.proof.cancel}
      </button>
      <ProofLinks methods={method ? alternativeProofs(method, methods) : []} onChoose={pick} />
    </div>
  );
}

const typed = z.union([z.strictObject({ password: secret }), z.strictObject({ code: proofCode })]);

type TypedProps = {
  readonly by: Exclude<ProofMethod, 'PASSKEY'>;
  /** Whether the guest chose the method: the pressed button is gone, so the field takes the focus. */
  readonly isChosen: boolean;
  readonly onGiven: () => void;
};

function TypedProof({ by, isChosen, onGiven }: TypedProps) {
  const { access, forms } = useFurtherTexts();
  const name = by === 'PASSWORD' ? 'password' : 'code';
  const submission = useSubmission({
    read: (form) => readWith(typed, { [name]: textOf(form, name) }),
    send: async (body) => {
      await proofCalls.give({ body });
      onGiven();
    },
    failureText: access.proof.failed,
  });
  const { faults } = submission;
  return (
    <form className={styles.typed} method="post" noValidate ref={submission.formRef} onSubmit={submission.onSubmit}>
      {submission.failure && (
        <Banner kind="error" isAnswer>
          {submission.failure}
        </Banner>
      )}
      {by === 'PASSWORD' ? (
        <>
          <input hidden readOnly autoComplete="username" value={readSession()?.user.email ?? ''} />
          <Field
            label={forms.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            autoFocus={isChosen}
            error={faults.password}
          />
        </>
      ) : (
        <CodeField isRecovery={by === 'RECOVERY'} autoFocus={isChosen} error={faults.code} />
      )}
      <button type="submit" className={buttons.button} aria-disabled={submission.isSending}>
        {submission.isSending ? forms.moment : forms.goOn}
      </button>
    </form>
  );
}

/** Cancelling shows no message: the form is still there. */
function usePasskeyProof(onGiven: () => void) {
  const { access } = useFurtherTexts();
  const [isPrompting, setPrompting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function prove(): Promise<void> {
    if (await proveByPasskey(proofCalls)) onGiven();
  }

  return {
    isPrompting,
    failure,
    ask: async () => {
      if (isPrompting) return;
      setPrompting(true);
      setFailure(undefined);
      await prove().catch((cause: unknown) => setFailure(reasonOf(cause) ?? access.proof.failed));
      setPrompting(false);
    },
  };
}
