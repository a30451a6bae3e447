import { Anchor } from '@mantine/core';
import { DRIVE_PART } from './drive-part.tsx';
import { DRIVE_OFF } from './texts/backup.ts';

/** Beside what needs Google Drive while that is not linked: the way to where it is said why, and how to link it. */
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
