import { reasonOf } from '@approdo/shared/client';
import { type AskedSecondProof, proofCode, type Session } from '@approdo/shared/contract/account/auth';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { finishSignInHere, isTicketEnded } from '../../../browser-device.ts';
import { usePasskeySignIn } from '../../../passkeys/use-passkey-sign-in.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { CheckboxField } from '../../../ui/field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { readWith, textOf, useSubmission } from '../use-submission.ts';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { authCalls } from './auth-client.ts';
import { CodeField } from './code-field.tsx';
import { passkeyCalls } from './passkey-client.ts';

type Props = {
  readonly asked: AskedSecondProof;
  readonly onSession: (session: Session) => void;
  /** One begins anew, with what is to be said of that. */
  readonly onAgain: (said?: string) => void;
};

type Way = 'CODE' | 'RECOVERY' | 'PASSKEY';

/** In the place of e-mail and password: the second proof, by what the account has and this page can take. */
export function SecondStepForm({ asked, onSession, onAgain }: Props) {
  const { account } = useTexts();
  const texts = account.second;
  const [chosen, choose] = useState<Way>();
  const passkey = usePasskeySignIn({
    calls: passkeyCalls,
    onSession,
    isProposed: false,
    failureText: account.login.failed,
  });
  const isPasskeyHere = asked.proofs.includes('PASSKEY') && passkey.isOffered;
  const way = chosen ?? firstOf(asked, isPasskeyHere);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {asked.isAppUnreadable && <p>{texts.unreadable}</p>}
      {passkey.failure && (
        <Banner kind="error" isAnswer>
          {passkey.failure}
        </Banner>
      )}
      {way === 'PASSKEY' && (
        <>
          <p>{texts.passkeyText}</p>
          <button
            type="button"
            className={buttons.button}
            aria-disabled={passkey.isAsking}
            onClick={() => void passkey.enter()}
          >
            {texts.confirmPasskey}
          </button>
        </>
      )}
      {way && way !== 'PASSKEY' && (
        <CodeForm key={way} isApp={way === 'CODE'} ticket={asked.ticket} onSession={onSession} onAgain={onAgain} />
      )}
      {way !== 'RECOVERY' && asked.proofs.includes('RECOVERY') && (
        <button type="button" className={buttons.quiet} onClick={() => choose('RECOVERY')}>
          {texts.useRecovery}
        </button>
      )}
      {way !== 'PASSKEY' && isPasskeyHere && (
        <button
          type="button"
          className={buttons.quiet}
          aria-disabled={passkey.isAsking}
          onClick={() => void passkey.enter()}
        >
          {texts.usePasskey}
        </button>
      )}
      <button type="button" className={buttons.quiet} onClick={() => onAgain()}>
        {texts.again}
      </button>
    </div>
  );
}

/** Undefined where nothing that the account has is of use here. */
function firstOf({ proofs }: AskedSecondProof, isPasskeyHere: boolean): Way | undefined {
  if (proofs.includes('CODE')) return 'CODE';
  if (isPasskeyHere) return 'PASSKEY';
  return proofs.includes('RECOVERY') ? 'RECOVERY' : undefined;
}

type CodeProps = Pick<Props, 'onSession' | 'onAgain'> & { readonly isApp: boolean; readonly ticket: string };

const given = z.object({ code: proofCode, remember: z.boolean() });

function CodeForm({ isApp, ticket, onSession, onAgain }: CodeProps) {
  const { account } = useTexts();
  const texts = account.second;
  const submission = useSubmission({
    read: (form) => readWith(given, { code: textOf(form, 'code'), remember: form.get('remember') !== null }),
    send: async (body) => {
      try {
        onSession(await finishSignInHere(authCalls, { ...body, ticket }));
      } catch (cause) {
        if (!isTicketEnded(cause)) throw cause;
        onAgain(reasonOf(cause));
      }
    },
    failureText: account.login.failed,
  });
  return (
    <AccountForm submission={submission} button={texts.send}>
      {isApp && <p>{texts.appText}</p>}
      <CodeField isOfApp={isApp} error={submission.faults.code} />
      {isApp && <CheckboxField label={texts.remember} name="remember" />}
    </AccountForm>
  );
}
