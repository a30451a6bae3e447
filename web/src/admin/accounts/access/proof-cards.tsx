import { useState } from 'react';
import { CodeAppCard } from './code-app-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';

/** The proofs beside the password, with the recovery codes that adding one brings, shown this once. */
export function ProofCards() {
  const [codes, showCodes] = useState<readonly string[]>();
  return (
    <>
      <PasskeysCard onCodes={showCodes} />
      <CodeAppCard onCodes={showCodes} />
      <RecoveryCodesCard onCodes={showCodes} />
      {codes && <RecoveryCodesWindow codes={codes} onDone={() => showCodes(undefined)} />}
    </>
  );
}
