import type { OwnKeys } from '@approdo/shared/contract/account/own-keys';
import { useState } from 'react';
import { CodesPart } from './codes-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';
import { useKeyChanges } from './use-key-changes.ts';

type Props = {
  /** Called with what she is proved by whenever it is read. */
  readonly onRead: (keys: OwnKeys) => void;
};

/** How the guest gets into her account, by subject. */
export function AccessParts({ onRead }: Props) {
  const changes = useKeyChanges(onRead);
  const [codes, showCodes] = useState<readonly string[]>();
  return (
    <>
      <PasskeysPart changes={changes} onCodes={showCodes} />
      <CodesPart changes={changes} onCodes={showCodes} />
      <DevicesPart />
      {codes && <RecoveryCodesWindow codes={codes} onDone={() => showCodes(undefined)} />}
    </>
  );
}
