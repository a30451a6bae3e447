import { formatInstantDateTime } from '@approdo/shared/domain/date/local-date';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { ComputerPart } from '../../parts/backup/computer-part.tsx';
import { NewBackup } from '../../parts/backup/new-backup.tsx';
import { RunningNote } from '../../parts/backup/running-note.tsx';
import { useBackupActions } from '../../parts/backup/use-backup-actions.ts';
import { useBackupProgress, useBackupStatus } from '../../parts/backup/use-backups.ts';
import { useComputerActions, useComputerBackups } from '../../parts/backup/use-computer-backups.ts';
import { Warnings } from '../../parts/backup/warnings.tsx';
import { Part } from '../../shell/part.tsx';
import { BACKUP } from '../../texts/backup.ts';
import { GOOGLE_DRIVE } from '../../texts/google-drive.ts';
import { BACKUP_STEP } from '../../texts/start.ts';
import { GoingOn } from './going-on.tsx';
import type { StepProps } from './step.ts';

/** Where the site is kept twice, and the first time that it is. */
export function BackupStep(step: StepProps) {
  const status = useBackupStatus();
  const actions = useBackupActions();
  const computer = useComputerBackups();
  const computerActions = useComputerActions();
  const isExpected = actions.isRunning || computerActions.isRunning || computer.job !== undefined;
  const progress = useBackupProgress({ isExpected, isPaused: false });
  const isBusy = isExpected || progress !== null;
  const isThere = step.isDone || Boolean(status.data?.newestAt) || computer.backups.length > 0;
  return (
    <GoingOn step={step} missing={isThere ? undefined : BACKUP_STEP.missing}>
      <QueryFaces query={status} failure={BACKUP.statusFailed}>
        {({ newestAt, drive, driveAccount, warnings }) => (
          <Stack gap="xl">
            <Warnings warnings={warnings} />
            <Text>{newestAt ? BACKUP_STEP.newest(formatInstantDateTime(newestAt)) : BACKUP_STEP.none}</Text>
            <RunningNote progress={progress} computer={computer.job} onCancel={actions.cancel} />
            <Part id="server-backup" title={BACKUP_STEP.server} hint={BACKUP_STEP.serverHint}>
              <NewBackup drive={drive} isBusy={isBusy} onCreate={actions.create} />
            </Part>
            {computer.isThere && (
              <ComputerPart query={computer.query} isBusy={isBusy} onCreate={computerActions.create} />
            )}
            <Part id="google-drive" title={BACKUP_STEP.drive}>
              <Text maw="65ch">
                {drive === 'linked' && driveAccount && `${GOOGLE_DRIVE.linkedTo(driveAccount)} `}
                {GOOGLE_DRIVE.states[drive]}
              </Text>
              <Anchor component={Link} to="/backup" underline="always">
                {BACKUP_STEP.toBackups}
              </Anchor>
            </Part>
          </Stack>
        )}
      </QueryFaces>
    </GoingOn>
  );
}
