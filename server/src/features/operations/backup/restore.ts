import type { Job } from '@approdo/shared/node/jobs';
import type { LocalStore } from '../../../adapters/backup-store/local-store.ts';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';
import { type Generation, removeGeneration } from '../../../data-dir/data-dir.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import type { Actor } from '../../base/audit/index.ts';
import type { SettleCopy } from './settle-copy.ts';

/** The generation that the site stands on, and how it is moved to another. */
export type SiteGenerations = {
  readonly current: () => Generation;
  /** A generation that is not there yet. */
  readonly nextGeneration: () => Generation;
  /**
   * Closes the site and opens it on another generation, or again on its own where that fails. `whileStill` runs before,
   * when nothing is written any more; if it throws, the site goes on as it was.
   */
  readonly moveTo: <Result>(name: string, whileStill: () => Promise<Result>) => Promise<Result>;
};

/** Puts a backup whose files are all in the store in the place of what there is. */
export type Restore = (backup: RestoredBackup, job: Job, by: Actor) => Promise<Restored>;

export type Restored = {
  readonly safety: BackupRecord;
  /** Names of staff who had a second proof, and whose password alone lets in now. */
  readonly withoutSecondProof: readonly string[];
};

type RestoredBackup = Pick<BackupRecord, 'id' | 'manifestSha256' | 'size'>;

type RestoreNeeds = {
  readonly store: LocalStore;
  readonly generations: SiteGenerations;
  readonly settleCopy: SettleCopy;
};

/**
 * Restores by a generation that is switched to. A crash at any moment leaves all of the old or all of the new: the pointer
 * to the generation decides, and is moved in one step.
 */
export function createRestore({ store, generations, settleCopy }: RestoreNeeds): Restore {
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
        const withoutSecondProof = await settleCopy({
          askPresent: (ask) => withDatabaseFile(former.database, ask),
          file: next.database,
          backupId: id,
          safetyId: safety.id,
          by,
        });
        return { safety, withoutSecondProof };
      });
      await tidy(store.rememberFiles(known));
      await tidy(removeGeneration(former));
      return restored;
    } catch (error) {
      if (generations.current().name !== next.name) await removeGeneration(next);
      throw error;
    }
  };
}

/** The restore has succeeded by then: what cannot be cleared now is cleared at the next start, or by the next backup. */
export async function tidy(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined);
}
