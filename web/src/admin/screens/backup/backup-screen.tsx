import type { BackupEntry, BackupStatus } from '@approdo/shared/contract/backup';
import { formatInstantDateTime } from '@approdo/shared/domain/local-date';
import { Alert, List, Stack } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { Part } from '../../shell/part.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { BACKUP, NEW_BACKUP, RETENTION } from '../../texts/backup.ts';
import { BackupTable } from './backup-table.tsx';
import { NewBackup } from './new-backup.tsx';
import { RestoreForm } from './restore-form.tsx';
import { Restored } from './restored.tsx';
import { RetentionForm } from './retention-form.tsx';
import { RunningNote } from './running-note.tsx';
import { useBackupActions } from './use-backup-actions.ts';
import { useBackupProgress, useBackupSettings, useBackupStatus, useBackups } from './use-backups.ts';
import { useRestore } from './use-restore.ts';
import { useTransfers } from './use-transfers.ts';

/** What keeps the owner from ever losing the site. While one thing is done with the backups, no other can be begun. */
export function BackupScreen() {
  const restore = useRestore();
  return <ScreenFrame>{restore.data ? <Restored {...restore.data} /> : <Backups restore={restore} />}</ScreenFrame>;
}

function Backups({ restore }: { readonly restore: ReturnType<typeof useRestore> }) {
  const backups = useBackups();
  const status = useBackupStatus();
  const settings = useBackupSettings();
  const actions = useBackupActions();
  const { transfer, upload, download } = useTransfers();
  const isExpected = actions.isRunning || restore.isPending || transfer !== undefined;
  const progress = useBackupProgress({ isExpected, isPaused: restore.isPending });
  const [chosen, setChosen] = useState<BackupEntry>();
  const isBusy = isExpected || progress !== null;
  const drive = status.data?.drive;

  return (
    <Stack gap="xl">
      <QueryFaces query={status} failure={BACKUP.statusFailed}>
        {({ warnings }) => <Warnings warnings={warnings} />}
      </QueryFaces>
      <RunningNote progress={progress} transfer={transfer} />
      <Part id="new-backup" title={NEW_BACKUP.title} hint={NEW_BACKUP.hint}>
        <NewBackup drive={drive} isBusy={isBusy} onCreate={actions.create} onUpload={upload} />
      </Part>
      <Part id="backups" title={BACKUP.list} hint={BACKUP.listHint}>
        <QueryFaces
          query={backups}
          failure={BACKUP.loadFailed}
          empty={{ when: (found) => found.length === 0, text: BACKUP.empty }}
        >
          {(found) => (
            <BackupTable
              backups={found}
              isBusy={isBusy}
              onDownload={download && ((backup) => void download(backup))}
              onVerify={actions.verify}
              onRestore={setChosen}
              onRemove={(backup) => void actions.remove(backup)}
            />
          )}
        </QueryFaces>
      </Part>
      <Part id="retention" title={RETENTION.title} hint={status.data && sayWhen(status.data)}>
        <QueryFaces query={settings} failure={RETENTION.loadFailed}>
          {(found) => <RetentionForm settings={found} drive={drive} isBusy={isBusy} />}
        </QueryFaces>
      </Part>
      {chosen && <RestoreForm backup={chosen} restore={restore.mutateAsync} onClose={() => setChosen(undefined)} />}
    </Stack>
  );
}

function Warnings({ warnings }: Pick<BackupStatus, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Alert color="lemon" title={BACKUP.warnings}>
      <List size="sm">
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function sayWhen({ newestAt, nextDailyAt }: BackupStatus): string | undefined {
  const said = [
    newestAt && RETENTION.newest(formatInstantDateTime(newestAt)),
    nextDailyAt && RETENTION.next(formatInstantDateTime(nextDailyAt)),
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}
