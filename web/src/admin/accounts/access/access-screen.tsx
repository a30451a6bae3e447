import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { CodeAppCard } from './code-app-card.tsx';
import { ProgramsCard } from './connections/programs-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';

/** How the owner's own account is accessed, and which programs may: one card per subject. */
export function AccessScreen() {
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <ProofCards />
        <DevicesCard />
        <ProgramsCard />
      </Stack>
    </ScreenFrame>
  );
}

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
