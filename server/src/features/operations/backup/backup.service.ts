import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { UnacceptedFault } from '../../../adapters/backup-store/store-fault.ts';
import type { Actor } from '../../base/audit/index.ts';
import { viewLocal } from './backup.view.ts';
import { createDownloads } from './download-backup.ts';
import { asConflict, createBackupPlaces } from './locate-backup.ts';
import { createBackupMaking, type MakingNeeds } from './make-backup.ts';
import { ignoreErrors, type Restore, type Restored } from './restore.ts';

export type BackupsNeeds = MakingNeeds & { readonly restore: Restore };

type RestoredEntry = Omit<Restored, 'safety'> & { readonly safety: BackupEntry };

type RestoreChecks = {
  readonly prove: () => Promise<void>;
  /** Called with the instant at which the backup was made. */
  readonly allow: (createdAt: string) => Promise<void>;
};

export type Backups = ReturnType<typeof createBackups>;

/** Everything the owner can do with backups. They outlive the site: a restore changes nothing here. */
export function createBackups(needs: BackupsNeeds) {
  const { store, operations, restore } = needs;
  const places = createBackupPlaces(needs);
  const { isLost, locate, withLocalRecord } = places;

  return {
    list: places.list,
    ...createBackupMaking(needs),
    ...createDownloads(needs, places),

    /** Throws 409 with its fault if the backup is bad. */
    async verify(id: string): Promise<BackupEntry> {
      return await operations.run('verify', async (job) => {
        const located = await locate(id);
        if (!located.local) await located.drive.check(id);
        try {
          const verifiedAt = await withLocalRecord(located, job, (record) =>
            store.verify(record, job.stoppable('Verifica')),
          );
          if (!located.local) await located.drive.note(id, { verifiedAt });
          const { isDamaged: _, isUnaccepted: __, ...sound } = located.local ? viewLocal(located.local) : located.entry;
          return { ...sound, verifiedAt };
        } catch (error) {
          if (error instanceof ArchiveFault && !located.local)
            await located.drive.note(
              id,
              error instanceof UnacceptedFault ? { isUnaccepted: true } : { isDamaged: true },
            );
          return asConflict(error);
        } finally {
          if (!located.local) await store.sweep();
        }
      });
    },

    /**
     * Restores a backup. `prove` throws unless the caller may, `allow` unless this backup may be restored; both are
     * called once nothing else runs, so no password is tried while busy. 409 for a bad backup, with nothing changed.
     */
    async restore(id: string, { prove, allow }: RestoreChecks, by: Actor): Promise<RestoredEntry> {
      return await operations.run('restore', async (job) => {
        await prove();
        const located = await locate(id);
        await allow(located.local ? located.local.createdAt : located.entry.createdAt);
        try {
          const restored = await withLocalRecord(located, job, (record) => restore(record, job, by));
          return { ...restored, safety: viewLocal(restored.safety) };
        } catch (error) {
          return asConflict(error);
        } finally {
          // What was fetched takes space until the next sweep: a failing sweep does not undo the restore.
          if (!located.local) await ignoreErrors(store.sweep());
        }
      });
    },

    async remove(id: string): Promise<void> {
      await operations.run('remove', async () => {
        if (await isLost(id)) return await store.remove(id);
        const located = await locate(id);
        await (located.local ? store.remove(id) : located.drive.remove(id));
      });
    },

    progress: operations.progress,
    cancel: operations.cancel,
  };
}
