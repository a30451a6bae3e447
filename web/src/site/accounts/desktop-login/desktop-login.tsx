import { reasonOf } from '@approdo/shared/client';
import { handover } from '@approdo/shared/contract/accounts/handover';
import { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import {
  readTransferLink,
  type TransferRequest,
  writeTransferAnswer,
} from '@approdo/shared/domain/accounts/sign-in-transfer-link';
import { useEffect, useState } from 'react';
import { knowsPasskeys, requestPasskey } from '../../../passkeys/passkeys.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { createBrowserClient } from '../../client/browser-client.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './desktop-login.module.css';
import { DESKTOP_LOGIN } from './desktop-login-texts.ts';

const calls = createBrowserClient({ handover, passkeySignIn });

/**
 * Requests a code that signs in the app with that challenge, by the person's passkey; undefined if cancelled. Nobody is
 * signed in here. Rejects if the site or browser refuses.
 */
async function requestTransferCode(challenge: string): Promise<string | undefined> {
  const { options } = await calls.passkeySignIn.options();
  const response = await requestPasskey(options);
  if (!response) return undefined;
  const { code } = await calls.handover.make({ body: { response, challenge } });
  return code;
}

/** Asks for a passkey at a click, and returns to the app on this computer with the site's code. */
export function DesktopLogin() {
  const { forms } = useTexts();
  const { obstacle, failure, isPrompting, send } = useSignInTransfer();
  if (obstacle) return <Banner kind="error">{obstacle}</Banner>;
  return (
    <div className={styles.login}>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <button type="button" className={buttons.button} aria-disabled={isPrompting} onClick={() => void send()}>
        {isPrompting ? forms.moment : DESKTOP_LOGIN.send}
      </button>
    </div>
  );
}

function useSignInTransfer() {
  const [obstacle, setObstacle] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPrompting, setPrompting] = useState(false);

  useEffect(() => setObstacle(findObstacle()), []);

  async function send(): Promise<void> {
    const request = readRequest();
    if (!request || isPrompting) return;
    setFailure(undefined);
    setPrompting(true);
    try {
      const code = await requestTransferCode(request.challenge);
      if (code !== undefined) location.replace(writeTransferAnswer(request, { code, issuer: location.origin }));
    } catch (cause) {
      setFailure(reasonOf(cause) ?? DESKTOP_LOGIN.failed);
    }
    setPrompting(false);
  }

  return { obstacle, failure, isPrompting, send };
}

function readRequest(): TransferRequest | undefined {
  const link = new URLSearchParams(location.search);
  return readTransferLink((name) => link.get(name));
}

/** Why the page cannot ask at all, as text. */
function findObstacle(): string | undefined {
  if (!readRequest()) return DESKTOP_LOGIN.incomplete;
  return knowsPasskeys() ? undefined : DESKTOP_LOGIN.noPasskeys;
}
