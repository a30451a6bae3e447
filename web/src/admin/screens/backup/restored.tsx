import type { BackupEntry } from '@approdo/shared/contract/backup/backup';
import { formatInstantDateTime } from '@approdo/shared/domain/date/local-date';
import { Button, Paper, Stack, Text } from '@mantine/core';
import { RESTORE } from '../../texts/backup.ts';
import { useSignInAnew } from './use-restore.ts';

type Props = { readonly message: string; readonly safetyBackup: BackupEntry };

/** All that is left of the screen after a restore: what it read belongs to the site as it was. */
export function Restored({ message, safetyBackup }: Props) {
  const signInAnew = useSignInAnew();
  return (
    <Paper withBorder p="xl">
      <Stack align="flex-start">
        <Text fw={600}>{message}</Text>
        <Text c="dimmed">{RESTORE.safety(formatInstantDateTime(safetyBackup.createdAt))}</Text>
        <Button onClick={() => void signInAnew()}>{RESTORE.signIn}</Button>
      </Stack>
    </Paper>
  );
}
