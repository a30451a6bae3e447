import { createBucketBackupStore } from '../../../adapters/backup-store/bucket-backup-store.ts';
import type { FindNamed } from '../../../adapters/backup-store/bucket-library.ts';
import type { FileStore } from '../../../adapters/file-store/file-store.ts';
import type { TenantData } from '../../../db/engine.ts';
import type { BackupPlace } from './backup-place.ts';
import { createRestoreInPlace, type SettleCopyOf } from './restore-in-place.ts';

type BucketNeeds = {
  readonly data: Pick<TenantData, 'copyOut' | 'copyIn' | 'lock' | 'notifications'>;
  readonly settleCopy: SettleCopyOf;
  /** Of the house. */
  readonly files: FileStore;
  /** Those of some uploads that the database names. */
  readonly findNamed: FindNamed;
  /** A folder of this machine, for what is on its way. */
  readonly scratch: string;
};

/** Backups beside the files of a house that several processes serve; a restore replaces its data in place. */
export function keepBackupsInBucket({ data, settleCopy, files, findNamed, scratch }: BucketNeeds): BackupPlace {
  const { copyOut, copyIn, lock, notifications } = data;
  if (!copyIn || !lock) throw new Error('backups in a bucket are of data that several processes share');
  return {
    notifications,
    hold: () => lock('backups'),

    open(needs) {
      const store = createBucketBackupStore({ ...needs, files, scratch, copyOut, findNamed });
      return { store, restore: createRestoreInPlace({ store, copyIn, settleCopy, scratch }) };
    },
  };
}
