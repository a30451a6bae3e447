import { type BackupEntry, type BackupPlace, backup as rows } from '@approdo/shared/contract/operations/backup';
import { useQueryClient } from '@tanstack/react-query';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { keysRefreshedBy } from '../../session/refreshes.ts';
import { askToRemove } from './listed-backup.ts';
import { BACKUP_ACTIONS } from './texts/backup.ts';

/** Only one of two places has the backup; the server's message says which. */
class PartlySaved extends Error {}

/** The server's actions on backups. Deleting asks for confirmation. */
export function useBackupActions() {
  const queries = useQueryClient();

  const create = useAction({
    run: async ({ location }: { readonly location: BackupPlace | 'both' }, call) => {
      const made = await call(rows.create, { body: { location } });
      if (Array.isArray(made)) return made;
      for (const queryKey of keysRefreshedBy(rows.create)) void queries.invalidateQueries({ queryKey });
      throw new PartlySaved(made.error);
    },
    success: () => BACKUP_ACTIONS.created,
    describe: (fault) =>
      fault instanceof PartlySaved ? { text: fault.message } : describeServerError(fault, BACKUP_ACTIONS.createFailed),
  });
  const verify = useAction({
    run: ({ backup: { id } }: { readonly backup: BackupEntry }, call) => call(rows.verify, { params: { id } }),
    success: () => BACKUP_ACTIONS.verified,
    describe: BACKUP_ACTIONS.verifyFailed,
  });
  const removal = useRemoval<BackupEntry>({
    run: ({ id }, call) => call(rows.remove, { params: { id } }),
    question: askToRemove,
    success: () => BACKUP_ACTIONS.removed,
    describe: BACKUP_ACTIONS.removeFailed,
  });

  /** Whoever began the operation is told that it was cancelled; after a reload nobody else is. */
  const cancel = useAction({
    run: (_: undefined, call) => call(rows.cancel),
    success: () => BACKUP_ACTIONS.cancelled,
    describe: BACKUP_ACTIONS.cancelFailed,
  });

  return {
    isRunning: create.isPending || verify.isPending || removal.isRunning,
    create: (location: BackupPlace | 'both') => create.mutate({ location }),
    cancel: () => cancel.mutate(),
    verify: (backup: BackupEntry) => verify.mutate({ backup }),
    remove: removal.remove,
  };
}
