import type { BucketBackupStore } from '../../../adapters/backup-store/bucket-backup-store.ts';
import { makeId } from '../../../adapters/random.ts';
import { withScratchFile } from '../../../adapters/scratch-file.ts';
import type { TenantData } from '../../../db/engine.ts';
import type { FinishCopy } from './finish-copy.ts';
import type { Restore, Restored } from './restore.ts';

/** Finishes a copy that is to replace the property's data; returns the names of staff who lost their second proof. */
export type FinishCopyFile = (context: Omit<Parameters<FinishCopy>[0], 'queryCurrent'>) => Promise<readonly string[]>;

type InPlaceNeeds = {
  readonly store: BucketBackupStore;
  readonly copyIn: NonNullable<TenantData['copyIn']>;
  readonly finishCopy: FinishCopyFile;
  /** A local folder for temporary files. */
  readonly scratch: string;
};

/**
 * Restores while the site is open in all processes of the property: uploads are put back first, under unique names,
 * then the database is replaced in one transaction. A crash at any moment leaves either all of the old state or all of
 * new one.
 */
export function createRestoreInPlace({ store, copyIn, finishCopy, scratch }: InPlaceNeeds): Restore {
  return async function restore({ id, manifestSha256 }, { step }, by) {
    // Only the database's bytes are moved, whichever step it is: each counts for a third.
    return await withScratchFile(`${scratch}/restore-${makeId()}.sqlite`, async (file) => {
      await store.prepareDatabase(manifestSha256, file, { onShare: step('Controllo del backup', 1 / 3) });
      await store.putBack(manifestSha256, { onShare: step('Ripristino dei file', 1 / 2) });
      const onShare = step('Copia di sicurezza');
      let restored: Restored | undefined;
      await copyIn(file, async () => {
        const safety = await store.take('safety', { onShare });
        restored = { safety, withoutSecondProof: await finishCopy({ file, backupId: id, safetyId: safety.id, by }) };
        step('Ripristino');
      });
      if (!restored) throw new Error('restored without a safety backup');
      return restored;
    });
  };
}
