import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { useEffect, useRef, useState } from 'react';
import { hasWebAuthn } from '../../../passkeys/passkeys.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { CodesPart } from './codes-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';
import { type KeyChanges, useKeyChanges } from './use-key-changes.ts';

type Props = {
  /** Called with the account's proofs whenever they are read. */
  readonly onRead: (keys: OwnKeys) => void;
};

/** Access to the guest's account, by subject; passkeys if the browser supports them, or there is one to remove. */
export function AccessParts({ onRead }: Props) {
  const changes = useKeyChanges(onRead);
  const [codes, showCodes] = useState<readonly string[]>();
  const [knowsPasskeys] = useState(hasWebAuthn);
  const first = useRef<HTMLHeadingElement>(null);
  const hasPasskeys = changes.keys !== undefined && changes.keys.passkeys.length > 0;
  const hasPasskeyMessage = changes.messageAt('passkeys') !== undefined;

  // The button that opened it is gone, so the focus moves here.
  useEffect(() => first.current?.focus(), []);

  return (
    <>
      {changes.hasFailed && <KeysFailure load={changes.load} />}
      {(knowsPasskeys || hasPasskeys || hasPasskeyMessage) && (
        <PasskeysPart heading={knowsPasskeys ? first : undefined} changes={changes} onCodes={showCodes} />
      )}
      <CodesPart heading={knowsPasskeys ? undefined : first} changes={changes} onCodes={showCodes} />
      <DevicesPart />
      {codes && <RecoveryCodesWindow codes={codes} onDone={() => showCodes(undefined)} />}
    </>
  );
}

function KeysFailure({ load }: Pick<KeyChanges, 'load'>) {
  const { access } = useFurtherTexts();
  return (
    <Banner kind="error" isAnswer>
      <p>{access.loadFailed}</p>
      <button type="button" className={buttons.quiet} onClick={() => void load()}>
        {access.again}
      </button>
    </Banner>
  );
}
