import type { BackupStore, OpenArchive } from '../../../adapters/backup-store/backup-store.ts';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';
import { notFound } from '../../../http/problems.ts';
import { fileNameOf } from './backup.view.ts';
import { asConflict, type BackupPlaces, NO_BACKUP } from './locate-backup.ts';
import type { Operations } from './operations.ts';

type DownloadNeeds = { readonly store: BackupStore; readonly operations: Operations };

/** Downloads of backups as archives. */
export function createDownloads({ store, operations }: DownloadNeeds, { locate, withLocalRecord }: BackupPlaces) {
  /** Opens a backup for downloading; from then on it can be read even if it is deleted meanwhile. */
  async function openFor(
    id: string,
    open: (record: BackupRecord) => Promise<OpenArchive>,
  ): Promise<OpenArchive & { readonly fileName: string }> {
    const located = await locate(id);
    const openNamed = async (record: BackupRecord) => ({ fileName: fileNameOf(record), ...(await open(record)) });
    if (!located.local) {
      return await operations.run(
        'download',
        async (job) => await withLocalRecord(located, job, openNamed).catch(asConflict),
      );
    }
    const opened = await openNamed(located.local).catch(asConflict);
    if (await store.find(id)) return opened;
    opened.content.destroy();
    throw notFound(NO_BACKUP);
  }

  return {
    /** A stream of the archive; later changes to the backups do not affect it, but a bad file ends it early. */
    download: (id: string) => openFor(id, store.openArchive),

    /** The same, encrypted: its hash is not known in advance; its format is authenticated when opened. */
    async downloadProtected(id: string, passphrase: string) {
      const file = await openFor(id, (record) => store.openProtectedArchive(record, passphrase));
      return { ...file, fileName: `${file.fileName}.age` };
    },
  };
}
