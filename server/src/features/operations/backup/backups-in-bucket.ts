import { createBucketBackupStore } from '../../../adapters/backup-store/bucket-backup-store.ts';
import type { FindNamed } from '../../../adapters/backup-store/bucket-library.ts';
import type { FileStore } from '../../../adapters/file-store/file-store.ts';
import type { TenantData } from '../../../db/engine.ts';
import type { BackupPlace } from './backup-place.ts';
import { createRestoreInPlace, type FinishCopyFile } from './restore-in-place.ts';

type BucketNeeds = {
  readonly data: Pick<TenantData, 'copyOut' | 'copyIn' | 'lock' | 'notifications'>;
  readonly finishCopy: FinishCopyFile;
  /** The property's files. */
  readonly files: FileStore;
  /** Which of some uploads the database names. */
  readonly findNamed: FindNamed;
  /** A local folder for temporary files. */
  readonly scratch: string;
};

/** Backups beside the files of a property served by several processes; a restore replaces its data in place. */
export function createBackupsInBucket({ data, finishCopy, files, findNamed, scratch }: BucketNeeds): BackupPlace {
  const { copyOut, copyIn, lock, notifications } = data;
  if (!copyIn || !lock) throw new Error('backups in a bucket are of data that several processes share');
  return {
    notifications,
    hold: () => lock('backups'),

    open(needs) {
      const store = createBucketBackupStore({ ...needs, files, scratch, copyOut, findNamed });
      return { store, restore: createRestoreInPlace({ store, copyIn, finishCopy, scratch }) };
    },
  };
}
