import type { Job } from '@approdo/shared/node/jobs';
import type { LocalStore } from '../../../adapters/backup-store/local-store.ts';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';
import { type Generation, removeGeneration } from '../../../data-dir/data-dir.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import type { Actor } from '../../base/audit/index.ts';
import type { FinishCopy } from './finish-copy.ts';

/** The generation in use, and the switch to another. */
export type SiteGenerations = {
  readonly current: () => Generation;
  /** A generation that does not exist yet. */
  readonly nextGeneration: () => Generation;
  /**
   * Closes the site and opens it on another generation, or on its own again if that fails. `whileStill` runs between,
   * when nothing is written any more; if it throws, the site goes on as it was.
   */
  readonly moveTo: <Result>(name: string, whileStill: () => Promise<Result>) => Promise<Result>;
};

/** Restores a backup whose files are all in the store. */
export type Restore = (backup: RestoredBackup, job: Job, by: Actor) => Promise<Restored>;

export type Restored = {
  readonly safety: BackupRecord;
  /** Names of staff who had a second proof and now sign in by password alone. */
  readonly withoutSecondProof: readonly string[];
};

type RestoredBackup = Pick<BackupRecord, 'id' | 'manifestSha256' | 'size'>;

type RestoreNeeds = {
  readonly store: LocalStore;
  readonly generations: SiteGenerations;
  readonly finishCopy: FinishCopy;
};

/**
 * Restores by switching generations. A crash at any moment leaves either all of the old state or all of the new: the
 * pointer to the generation decides, and is moved in one step.
 */
export function createRestore({ store, generations, finishCopy }: RestoreNeeds): Restore {
  return async function restore({ id, manifestSha256, size }, { step }, by) {
    const former = generations.current();
    const next = generations.nextGeneration();
    const { uploads, database } = await store.weigh(former);
    try {
      const known = await store.prepareGeneration(manifestSha256, next.folder, {
        onShare: step('Controllo del backup', size / (size + uploads + database)),
      });
      await store.warm(former, { onShare: step('Copia di sicurezza', uploads / (uploads + database)) });
      const onShare = step('Ripristino');
      const restored = await generations.moveTo(next.name, async () => {
        const safety = await store.take(former, 'safety', { onShare });
        const withoutSecondProof = await finishCopy({
          queryCurrent: (ask) => withDatabaseFile(former.database, ask),
          file: next.database,
          backupId: id,
          safetyId: safety.id,
          by,
        });
        return { safety, withoutSecondProof };
      });
      await ignoreErrors(store.rememberFiles(known));
      await ignoreErrors(removeGeneration(former));
      return restored;
    } catch (error) {
      if (generations.current().name !== next.name) await removeGeneration(next);
      throw error;
    }
  };
}

/** Ignores errors: the restore has succeeded, and the next start or backup clears what is left. */
export async function ignoreErrors(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined);
}
