import { useBanners } from '../../feedback/banners.ts';
import { sayThisFirst } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import { useClient, usePlatform } from '../../session/platform-context.ts';
import { useSession } from '../../session/session-context.ts';
import { RESTORE } from '../../texts/backup.ts';
import { BACKUP_ROWS } from './use-backups.ts';

/** Puts a backup in the place of everything; nothing is read again, since the session ends with it. Rejects where the server refuses. */
export function useRestore() {
  const client = useClient(BACKUP_ROWS);
  return useAction({ run: client.backup.restore, reloads: [], success: () => RESTORE.succeeded });
}

export type RestoreBackup = ReturnType<typeof useRestore>['mutateAsync'];

/** Ends the session that the restored site does not know, and leads to a new one on the same screen. */
export function useSignInAnew(): () => Promise<void> {
  const { session, site } = usePlatform();
  const { signOut } = useSession();
  const banners = useBanners();
  return async () => {
    try {
      if (!site) return await signOut();
      await session.signOut();
      return site.toSignIn();
    } catch (fault) {
      return banners.fail(sayThisFirst(fault, RESTORE.signInFailed));
    }
  };
}
