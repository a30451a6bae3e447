import { type BackupProgress, backup } from '@approdo/shared/contract/operations/backup';
import { useEffect } from 'react';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { useSession } from '../../session/session-context.ts';
import { RESTORE } from './texts/backup.ts';

/** Restores a backup; nothing is read again, since the session ends with it. Rejects if the server refuses. */
export function useRestore() {
  return useWrite(backup.restore, { reloads: [], success: () => RESTORE.succeeded });
}

/** Tells somebody who did not begin the restore, or reloaded since, why she is signed out. */
export function useEndOfSessions(progress: BackupProgress): void {
  const { hasExpired, setEndReason } = useSession();
  const isRestored = progress?.operation === 'restore';
  useEffect(() => {
    if (!hasExpired) setEndReason(isRestored ? RESTORE.sessionEnded : undefined);
  }, [hasExpired, isRestored, setEndReason]);
}

export type RestoreBackup = ReturnType<typeof useRestore>['mutateAsync'];

/** Signs out of the session that the restored site does not know, and leads to signing in on the same screen. */
export function useSignInAnew(): () => Promise<void> {
  const { session, site } = usePlatform();
  const { signOut } = useSession();
  const banners = useBanners();
  return async () => {
    try {
      if (!site?.toSignIn) return await signOut();
      await session.signOut();
      return site.toSignIn();
    } catch (fault) {
      return banners.fail(describeFailure(fault, RESTORE.signInFailed));
    }
  };
}
