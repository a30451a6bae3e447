import { useState } from 'react';
import { CodesPart } from './codes-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';
import { useKeyChanges } from './use-key-changes.ts';

/** How the guest gets into her account, by subject. */
export function AccessParts() {
  const changes = useKeyChanges();
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
