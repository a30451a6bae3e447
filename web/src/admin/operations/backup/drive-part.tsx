import type { BackupStatus } from '@approdo/shared/contract/operations/backup';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Part } from '../../kit/frame/part.tsx';
import { GOOGLE_DRIVE } from './texts/google-drive.ts';

type Props = {
  readonly status: Pick<BackupStatus, 'drive' | 'driveAccount'>;
  readonly isBusy: boolean;
  readonly onLink: () => void;
  readonly onUnlink: () => void;
};

/** The heading's id, for links to it. */
export const DRIVE_PART = 'google-drive';

/** The site's link to a Google Drive, and how to change it. */
export function DrivePart({ status: { drive, driveAccount }, isBusy, onLink, onUnlink }: Props) {
  const hasLink = drive === 'linked' || drive === 'revoked';
  return (
    <Part id={DRIVE_PART} title={GOOGLE_DRIVE.title} hint={GOOGLE_DRIVE.hint}>
      <Stack align="flex-start">
        <Text maw="65ch">
          {drive === 'linked' && driveAccount && `${GOOGLE_DRIVE.linkedTo(driveAccount)} `}
          {GOOGLE_DRIVE.states[drive]}
        </Text>
        {drive !== 'not configured' && (
          <Group gap="sm">
            {drive !== 'linked' && (
              <Button disabled={isBusy} onClick={onLink}>
                {hasLink ? GOOGLE_DRIVE.relink : GOOGLE_DRIVE.link}
              </Button>
            )}
            {hasLink && (
              <Button variant="default" disabled={isBusy} onClick={onUnlink}>
                {GOOGLE_DRIVE.unlink}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Part>
  );
}
