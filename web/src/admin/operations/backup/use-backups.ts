import { type BackupProgress, backup } from '@approdo/shared/contract/operations/backup';
import { useQuery } from '@tanstack/react-query';
import { BACKUP_STATUS_KEY, BACKUPS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';

const PROGRESS_KEY = ['backup', 'progress'];

/** Milliseconds between two looks at the server's progress: while it works, and while it is idle. */
const WORKING_MS = 1000;
const RESTING_MS = 10_000;

/** All backups, newest first. */
export function useBackups() {
  return useRead(backup.list);
}

export function useBackupStatus() {
  return useRead(backup.status);
}

type PollOptions = {
  /** An operation was begun here, so the progress is polled more often. */
  readonly isExpected: boolean;
  /** A restore ends the session: polling then would ask to sign in before the reason is shown. */
  readonly isPaused: boolean;
};

/**
 * The server's running operation, whoever began it and wherever. When it ends, the lists are read again: after a reload
 * nothing else on the screen would notice.
 */
export function useBackupProgress({ isExpected, isPaused }: PollOptions): BackupProgress {
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
