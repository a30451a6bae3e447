import type { BackupEntry, BackupPlace } from '@approdo/shared/contract/operations/backup';
import { useQueryClient } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useClient } from '../../session/platform-context.ts';
import { askToRemove } from './listed-backup.ts';
import { BACKUP_ACTIONS } from './texts/backup.ts';
import { BACKUP_ROWS, BACKUPS_KEY, STATUS_KEY } from './use-backups.ts';

const RELOADS = [BACKUPS_KEY, STATUS_KEY];

/** One of two places has the backup, the other has not: the server's words say which. */
class PartlySaved extends Error {}

/** What the server does with backups at once. Deleting asks first. */
export function useBackupActions() {
  const client = useClient(BACKUP_ROWS);
  const queries = useQueryClient();

  const create = useAction({
    run: async ({ location }: { readonly location: BackupPlace | 'both' }) => {
      const made = await client.backup.create({ body: { location } });
      if (Array.isArray(made)) return made;
      for (const queryKey of RELOADS) void queries.invalidateQueries({ queryKey });
      throw new PartlySaved(made.error);
    },
    reloads: RELOADS,
    success: () => BACKUP_ACTIONS.created,
    describe: (fault) =>
      fault instanceof PartlySaved ? { text: fault.message } : sayWhatServerSaid(fault, BACKUP_ACTIONS.createFailed),
  });
  const verify = useAction({
    run: ({ backup: { id } }: { readonly backup: BackupEntry }) => client.backup.verify({ params: { id } }),
    reloads: RELOADS,
    success: () => BACKUP_ACTIONS.verified,
    describe: (fault) => sayWhatServerSaid(fault, BACKUP_ACTIONS.verifyFailed),
  });
  const removal = useRemoval<BackupEntry>({
    run: ({ id }) => client.backup.remove({ params: { id } }),
    reloads: RELOADS,
    question: askToRemove,
    success: () => BACKUP_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, BACKUP_ACTIONS.removeFailed),
  });

  /** Whoever asked for what is called off is told so; after a reload of the screen nobody else is. */
  const cancel = useAction({
    run: () => client.backup.cancel(),
    reloads: RELOADS,
    success: () => BACKUP_ACTIONS.cancelled,
    describe: (fault) => sayWhatServerSaid(fault, BACKUP_ACTIONS.cancelFailed),
  });

  return {
    isRunning: create.isPending || verify.isPending || removal.isRunning,
    create: (location: BackupPlace | 'both') => create.mutate({ location }),
    cancel: () => cancel.mutate(),
    verify: (backup: BackupEntry) => verify.mutate({ backup }),
    remove: removal.remove,
  };
}
