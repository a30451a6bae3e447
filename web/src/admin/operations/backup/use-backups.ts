import { type BackupProgress, backup } from '@approdo/shared/contract/operations/backup';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { RETENTION } from './texts/backup.ts';

export const BACKUP_ROWS = { backup };

export const BACKUPS_KEY = ['backup', 'list'];
export const STATUS_KEY = ['backup', 'status'];
const PROGRESS_KEY = ['backup', 'progress'];
const SETTINGS_KEY = ['backup', 'settings'];

/** Milliseconds between two looks at what the server is doing: while it works, and while it does nothing. */
const WORKING_MS = 1000;
const RESTING_MS = 10_000;

/** Every backup there is, the newest first. */
export function useBackups() {
  const client = useClient(BACKUP_ROWS);
  return useQuery({ queryKey: BACKUPS_KEY, queryFn: ({ signal }) => client.backup.list({ signal }) });
}

export function useBackupStatus() {
  const client = useClient(BACKUP_ROWS);
  return useQuery({ queryKey: STATUS_KEY, queryFn: ({ signal }) => client.backup.status({ signal }) });
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
  const client = useClient(BACKUP_ROWS);
  const { data: progress = null } = useQuery({
    queryKey: PROGRESS_KEY,
    queryFn: async ({ signal, client: queries }) => {
      const before = queries.getQueryData<BackupProgress>(PROGRESS_KEY);
      const now = await client.backup.progress({ signal });
      if (before && !now) {
        for (const queryKey of [BACKUPS_KEY, STATUS_KEY]) void queries.invalidateQueries({ queryKey });
      }
      return now;
    },
    enabled: !isPaused,
    refetchInterval: ({ state }) => (isExpected || state.data ? WORKING_MS : RESTING_MS),
  });
  return progress;
}

export function useBackupSettings() {
  const client = useClient(BACKUP_ROWS);
  return useQuery({ queryKey: SETTINGS_KEY, queryFn: ({ signal }) => client.backup.getSettings({ signal }) });
}

/** Rejects where the server refuses. */
export function useEditBackupSettings() {
  const client = useClient(BACKUP_ROWS);
  return useAction({
    run: client.backup.updateSettings,
    reloads: [SETTINGS_KEY, STATUS_KEY],
    success: () => RETENTION.saved,
  });
}
