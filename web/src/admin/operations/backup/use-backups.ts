import { type BackupProgress, backup } from '@approdo/shared/contract/operations/backup';
import { useQuery } from '@tanstack/react-query';
import { BACKUP_STATUS_KEY, BACKUPS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';

const PROGRESS_KEY = ['backup', 'progress'];

/** Milliseconds between two looks at what the server is doing: while it works, and while it does nothing. */
const WORKING_MS = 1000;
const RESTING_MS = 10_000;

/** Every backup there is, the newest first. */
export function useBackups() {
  return useRead(backup.list);
}

export function useBackupStatus() {
  return useRead(backup.status);
}

type Looking = {
  /** Something was begun here, so that it is worth looking often. */
  readonly isExpected: boolean;
  /** The end of a restore refuses the session: a look at that moment would ask to sign in before it is said why. */
  readonly isPaused: boolean;
};

/**
 * What the server is doing to the backups, whoever asked for it and wherever. When it is done, the lists are read
 * again: after a reload of the screen nobody else here would know of it.
 */
export function useBackupProgress({ isExpected, isPaused }: Looking): BackupProgress {
  const call = useCall();
  const { data: progress = null } = useQuery({
    queryKey: PROGRESS_KEY,
    queryFn: async ({ signal, client: queries }) => {
      const before = queries.getQueryData<BackupProgress>(PROGRESS_KEY);
      const now = await call(backup.progress, { signal });
      if (before && !now) {
        for (const queryKey of [BACKUPS_KEY, BACKUP_STATUS_KEY]) void queries.invalidateQueries({ queryKey });
      }
      return now;
    },
    enabled: !isPaused,
    refetchInterval: ({ state }) => (isExpected || state.data ? WORKING_MS : RESTING_MS),
  });
  return progress;
}

export function useBackupSettings() {
  return useRead(backup.getSettings);
}
