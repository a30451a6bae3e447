import type { BackupStore } from '../../../adapters/backup-store/backup-store.ts';
import { createLocalStore } from '../../../adapters/backup-store/local-store.ts';
import { clearAside, openStoreFolder } from '../../../adapters/backup-store/store-layout.ts';
import type { Lock } from '../../../data-dir/data-dir.ts';
import type { BackupPlace } from './backup-place.ts';
import type { FinishCopy } from './finish-copy.ts';
import { createRestore, type SiteGenerations } from './restore.ts';

type FolderNeeds = {
  /** The store's folder. */
  readonly root: string;
  readonly lock: () => Lock | undefined;
  readonly generations: SiteGenerations;
  readonly finishCopy: FinishCopy;
};

/** Backups on the disk of the only machine that serves the property; a restore switches to another generation. */
export function createBackupsInFolder({ root, lock, generations, finishCopy }: FolderNeeds): BackupPlace {
  const folder = openStoreFolder(root);
  const held = lock();
  if (held) clearAside(folder);
  held?.release();

  return {
    hold: lock,

    open(needs) {
      const local = createLocalStore({ folder, ...needs });
      const take: BackupStore['take'] = (kind, watch) => local.take(generations.current(), kind, watch);
      return { store: { ...local, take }, restore: createRestore({ store: local, generations, finishCopy }) };
    },
  };
}
