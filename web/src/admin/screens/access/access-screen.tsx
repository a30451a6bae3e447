import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { CodeAppCard } from './code-app-card.tsx';
import { ProgramsCard } from './connections/programs-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { RecoveryCodesWindow } from './recovery-codes-window.tsx';

/** How one gets into one's own account, and what is let into it: a card a subject, one below the other. */
export function AccessScreen() {
  const [codes, showCodes] = useState<readonly string[]>();
  return (
    <ScreenFrame>
      <Stack gap="xl">
        <PasskeysCard onCodes={showCodes} />
        <CodeAppCard onCodes={showCodes} />
        <RecoveryCodesCard onCodes={showCodes} />
        <DevicesCard />
        <ProgramsCard />
      </Stack>
      {codes && <RecoveryCodesWindow codes={codes} onDone={() => showCodes(undefined)} />}
    </ScreenFrame>
  );
}
