import type { BackupEntry, BackupOutcomes, newBackup } from '@approdo/shared/contract/operations/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { conflict, invalid } from '../../../http/problems.ts';
import { viewLocal } from './backup.view.ts';
import type { DrivePlace } from './drive-place.ts';
import { asConflict, type PlacesNeeds } from './locate-backup.ts';
import type { Operations } from './operations.ts';

/** What is copied is then uploaded: half of the progress each. */
const SAME_BYTES = 0.5;

export type MakingNeeds = PlacesNeeds & {
  readonly operations: Operations;
  /** Called once a copy is on Drive. */
  readonly onSent: () => Promise<void>;
};

/** Makes backups: of the site, or from an uploaded archive. */
export function createBackupMaking({ store, operations, drive, onSent }: MakingNeeds) {
  /** Throws 409 if none is linked. */
  async function getLinkedDrive(): Promise<DrivePlace> {
    if (!drive || (await drive.state()).state !== 'linked') throw conflict(say('driveNotLinked'));
    return drive;
  }

  return {
    async create({ location }: z.output<typeof newBackup>): Promise<BackupEntry[] | BackupOutcomes> {
      const linked = location === 'local' ? undefined : await getLinkedDrive();
      return await operations.run('create', async ({ step, stoppable }) => {
        const part = linked ? SAME_BYTES : undefined;
        const record = await store.take('manual', stoppable('Copia di database e file', part));
        if (!linked) return [viewLocal(record)];
        const sent = await linked
          .send(record, step('Invio a Google Drive'))
          .catch(asConflict)
          .catch((error: unknown) => ({ error }));
        const isSent = !('error' in sent);
        const stored = (await store.find(record.id)) ?? record;
        if (location === 'drive') await store.remove(record.id);
        if (!isSent && location === 'drive') throw sent.error;
        if (!isSent) return describeOutcomes(viewLocal(stored), sent.error);
        await onSent();
        return location === 'drive' ? [sent] : [viewLocal(record), sent];
      });
    },

    /** Backs up the site as it is now, to the local store only; `onBegun` comes first, once nothing else runs. */
    async saveHere(onBegun?: () => Promise<void>): Promise<BackupEntry> {
      return await operations.run('create', async ({ stoppable }) => {
        await onBegun?.();
        return viewLocal(await store.take('manual', stoppable('Copia di database e file')));
      });
    },

    /** Imports the archive at `path`, which stays there. Throws 400 with its fault, such as a wrong passphrase. */
    async upload(archive: { readonly path: string; readonly passphrase?: string }): Promise<BackupEntry> {
      const { path, passphrase } = archive;
      return await operations.run('upload', async ({ stoppable }) => {
        const watch = stoppable("Controllo dell'archivio");
        const record = await store.importArchive({ archive: path, passphrase }, watch).catch((error: unknown) => {
          throw error instanceof ArchiveFault ? invalid(error.message) : error;
        });
        return viewLocal(record);
      });
    },
  };
}

function describeOutcomes(backup: BackupEntry, reason: unknown): BackupOutcomes {
  if (!(reason instanceof Error)) throw reason;
  const error = `Il backup è salvato qui, ma non su Google Drive. ${reason.message}`;
  return {
    error,
    outcomes: [
      { location: 'local', backup },
      { location: 'drive', error: reason.message },
    ],
  };
}
