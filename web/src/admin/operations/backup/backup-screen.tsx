import type { BackupEntry, BackupStatus } from '@approdo/shared/contract/operations/backup';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Button, Paper, Stack, Text } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { BackupTable } from './backup-table.tsx';
import { ComputerDrivePart } from './computer-drive-part.tsx';
import { ComputerPart } from './computer-part.tsx';
import { DownloadForm } from './download-form.tsx';
import { DrivePart } from './drive-part.tsx';
import { type ListedBackup, listTogether, type OnComputer } from './listed-backup.ts';
import { NewBackup } from './new-backup.tsx';
import { OpenArchiveForm } from './open-archive-form.tsx';
import { RestoreForm } from './restore-form.tsx';
import { RetentionForm } from './retention-form.tsx';
import { RunningNote } from './running-note.tsx';
import { BACKUP, NEW_BACKUP, RESTORE, RETENTION } from './texts/backup.ts';
import { useBackupActions } from './use-backup-actions.ts';
import { useBackupProgress, useBackupSettings, useBackupStatus, useBackups } from './use-backups.ts';
import { useComputerActions, useComputerBackups } from './use-computer-backups.ts';
import { useComputerDrive, useComputerDriveActions } from './use-computer-drive.ts';
import { useDriveLink, useDriveReturn } from './use-drive-link.ts';
import { useEndOfSessions, useRestore, useSignInAnew } from './use-restore.ts';
import { useTransfers } from './use-transfers.ts';
import { Warnings } from './warnings.tsx';

/** The backups and their settings. While one operation runs, no other can begin. */
export function BackupScreen() {
  const restore = useRestore();
  return <ScreenFrame>{restore.data ? <Restored {...restore.data} /> : <Backups restore={restore} />}</ScreenFrame>;
}

function Backups({ restore }: { readonly restore: ReturnType<typeof useRestore> }) {
  const backups = useBackups();
  const status = useBackupStatus();
  const settings = useBackupSettings();
  const actions = useBackupActions();
  const { transfer, upload, sealed, download } = useTransfers();
  const computer = useComputerBackups();
  const computerActions = useComputerActions();
  const computerDrive = useComputerDrive();
  const computerDriveActions = useComputerDriveActions();
  const driveLink = useDriveLink();
  useDriveReturn(status.data);
  const isExpected =
    actions.isRunning ||
    driveLink.isRunning ||
    computerActions.isRunning ||
    computerDriveActions.isRunning ||
    computer.job !== undefined ||
    restore.isPending ||
    transfer !== undefined;
  const progress = useBackupProgress({ isExpected, isPaused: restore.isPending });
  useEndOfSessions(progress);
  const [chosen, setChosen] = useState<BackupEntry>();
  const [wanted, setWanted] = useState<BackupEntry>();
  const isBusy = isExpected || progress !== null;
  const drive = status.data?.drive;

  /** A backup on this computer is restored by the server, which checks it completely first. */
  async function choose(backup: BackupEntry | OnComputer): Promise<void> {
    setChosen(backup.location === 'computer' ? await computerActions.send(backup) : backup);
  }

  return (
    <Stack gap="xl">
      <QueryStates query={status} failure={BACKUP.statusFailed}>
        {({ warnings }) => <Warnings warnings={warnings} />}
      </QueryStates>
      <RunningNote progress={progress} transfer={transfer} computer={computer.job} onCancel={actions.cancel} />
      <Part id="new-backup" title={NEW_BACKUP.title} hint={NEW_BACKUP.hint}>
        <NewBackup drive={drive} isBusy={isBusy} onCreate={actions.create} onUpload={upload} />
      </Part>
      {computer.isThere && <ComputerPart query={computer.query} isBusy={isBusy} onCreate={computerActions.create} />}
      <LinkedDrives
        status={status.data}
        driveLink={driveLink}
        computerDrive={computerDrive}
        computerDriveActions={computerDriveActions}
        isBusy={isBusy}
      />
      <BackupList
        backups={backups}
        computer={computer}
        computerDrive={computerDrive}
        actions={{ stored: actions, computer: computerActions, computerDrive: computerDriveActions }}
        isBusy={isBusy}
        onDownload={download && setWanted}
        onRestore={(backup) => void choose(backup)}
      />
      <Part id="retention" title={RETENTION.title} hint={status.data && sayWhen(status.data)}>
        <QueryStates query={settings} failure={RETENTION.loadFailed}>
          {(found) => <RetentionForm settings={found} drive={drive} isBusy={isBusy} />}
        </QueryStates>
      </Part>
      {wanted && download && (
        <DownloadForm
          backup={wanted}
          isHeldWhole={download.isHeldWhole(wanted)}
          onDownload={(passphrase) => download.begin({ backup: wanted, passphrase })}
          onClose={() => setWanted(undefined)}
        />
      )}
      {sealed && <OpenArchiveForm sealed={sealed} transfer={transfer} />}
      {chosen && <RestoreForm backup={chosen} restore={restore.mutateAsync} onClose={() => setChosen(undefined)} />}
    </Stack>
  );
}

type LinkedDrivesProps = {
  readonly status: BackupStatus | undefined;
  readonly driveLink: ReturnType<typeof useDriveLink>;
  readonly computerDrive: ReturnType<typeof useComputerDrive>;
  readonly computerDriveActions: ReturnType<typeof useComputerDriveActions>;
  readonly isBusy: boolean;
};

/** This computer's Google Drive, if it has one, and the site's. */
function LinkedDrives(props: LinkedDrivesProps) {
  const { status, driveLink, computerDrive, computerDriveActions, isBusy } = props;
  return (
    <>
      {computerDrive.isThere && (
        <ComputerDrivePart
          query={computerDrive.query}
          isBusy={isBusy}
          onLink={computerDriveActions.link}
          onCancelLink={computerDriveActions.cancelLink}
          onUnlink={() => void computerDriveActions.unlink()}
        />
      )}
      {status && (
        <DrivePart status={status} isBusy={isBusy} onLink={driveLink.link} onUnlink={() => void driveLink.unlink()} />
      )}
    </>
  );
}

type BackupListProps = Pick<ComponentProps<typeof BackupTable>, 'isBusy' | 'onDownload' | 'onRestore'> & {
  readonly backups: ReturnType<typeof useBackups>;
  readonly computer: ReturnType<typeof useComputerBackups>;
  readonly computerDrive: ReturnType<typeof useComputerDrive>;
  readonly actions: {
    readonly stored: ReturnType<typeof useBackupActions>;
    readonly computer: ReturnType<typeof useComputerActions>;
    readonly computerDrive: ReturnType<typeof useComputerDriveActions>;
  };
};

/** All backups, in every place. */
function BackupList({ backups, computer, computerDrive, actions, ...tableProps }: BackupListProps) {
  const computerCount = computer.backups.length + computerDrive.backups.length;

  function verify(backup: BackupEntry | OnComputer): void {
    if (backup.location === 'computer') actions.computer.verify(backup);
    else actions.stored.verify(backup);
  }

  function remove(backup: ListedBackup): void {
    if (backup.location === 'computer') void actions.computer.remove(backup);
    else if (backup.location === 'computerDrive') void actions.computerDrive.remove(backup);
    else void actions.stored.remove(backup);
  }

  return (
    <Part id="backups" title={BACKUP.list} hint={BACKUP.listHint}>
      <QueryStates
        query={backups}
        failure={BACKUP.loadFailed}
        empty={{ when: (found) => found.length + computerCount === 0, text: BACKUP.empty }}
      >
        {(stored) => (
          <BackupTable
            {...tableProps}
            backups={listTogether({ stored, computerBackups: computer.backups, driveBackups: computerDrive.backups })}
            onVerify={verify}
            onRemove={remove}
            onSend={computerDrive.isLinked ? actions.computerDrive.send : undefined}
            onBring={actions.computerDrive.bring}
          />
        )}
      </QueryStates>
    </Part>
  );
}

function sayWhen({ newestAt, nextDailyAt }: BackupStatus): string | undefined {
  const sentences = [
    newestAt && RETENTION.newest(formatInstantDateTime(newestAt)),
    nextDailyAt && RETENTION.next(formatInstantDateTime(nextDailyAt)),
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

type Props = {
  readonly message: string;
  readonly safetyBackup: BackupEntry;
  readonly withoutSecondProof?: readonly string[] | undefined;
};

/** All that is left of the screen after a restore: anything it read belongs to the site before it. */
function Restored({ message, safetyBackup, withoutSecondProof }: Props) {
  const signInAnew = useSignInAnew();
  return (
    <Paper withBorder p="xl">
      <Stack align="flex-start">
        <Text fw={600}>{message}</Text>
        <Text c="dimmed">{RESTORE.safety(formatInstantDateTime(safetyBackup.createdAt))}</Text>
        {withoutSecondProof && <Text>{RESTORE.passwordAlone(withoutSecondProof)}</Text>}
        <Button onClick={() => void signInAnew()}>{RESTORE.signIn}</Button>
      </Stack>
    </Paper>
  );
}
