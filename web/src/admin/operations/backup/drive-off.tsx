import { Anchor } from '@mantine/core';
import { DRIVE_PART } from './drive-part.tsx';
import { DRIVE_OFF } from './texts/backup.ts';

/** Shown beside anything that needs Google Drive while it is not linked: a link to the reason and the remedy. */
export function DriveOff() {
  return (
    <>
      {DRIVE_OFF.fact}{' '}
      <Anchor inherit underline="always" href={`#${DRIVE_PART}`}>
        {DRIVE_OFF.way}
      </Anchor>
      .
    </>
  );
}
