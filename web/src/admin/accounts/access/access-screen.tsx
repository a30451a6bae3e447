import { Stack } from '@mantine/core';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { ProgramsCard } from './connections/programs-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { ProofCards } from './proof-cards.tsx';

/** How one gets into one's own account, and what is let into it: a card a subject, one below the other. */
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
