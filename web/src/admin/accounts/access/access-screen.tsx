import { Stack } from '@mantine/core';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { ProgramsCard } from './connections/programs-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { ProofCards } from './proof-cards.tsx';

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
