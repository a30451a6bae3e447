import type { Readable } from 'node:stream';
import type { BackupEntry, BackupOutcomes, newBackup } from '@approdo/shared/contract/backup/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { Job } from '@approdo/shared/node/jobs';
import type { z } from 'zod';
import type { BackupStore } from '../../adapters/backup-store/backup-store.ts';
import type { BackupRecord } from '../../adapters/backup-store/records.ts';
import { StoreFault } from '../../adapters/backup-store/store-fault.ts';
import { conflict, invalid, notFound } from '../../http/problems.ts';
import { fileNameOf, LOST_RECORD, viewLocal, viewLost } from './backup.view.ts';
import type { DrivePlace } from './drive-place.ts';
import type { Operations } from './operations.ts';
import { type Restore, tidy } from './restore.ts';

const DRIVE_NOT_LINKED = 'Google Drive non è collegato';
const NO_BACKUP = 'Backup non trovato';
const DAMAGED = 'Il backup è danneggiato.';

export type BackupsNeeds = {
  readonly store: BackupStore;
  readonly operations: Operations;
  readonly restore: Restore;
  /** Undefined where no Google Drive was configured. */
  readonly drive: DrivePlace | undefined;
  /** Told that a copy has come to Drive. */
  readonly onSent: () => Promise<void>;
};

/** A backup in the local store, or on Drive. */
type Located =
  | { readonly local: BackupRecord }
  | { readonly local: undefined; readonly entry: BackupEntry; readonly drive: DrivePlace };

export type Backups = ReturnType<typeof createBackups>;

/** What can be done with backups. They outlive the site that they are of: a restore changes nothing here. */
export function createBackups({ store, operations, restore, drive, onSent }: BackupsNeeds) {
  async function list(): Promise<BackupEntry[]> {
    const local = [...(await store.list()).map(viewLocal), ...(await store.listLost()).map(viewLost)];
    const remote = await drive?.view();
    return [...local, ...(remote?.backups ?? [])].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  async function isLost(id: string): Promise<boolean> {
    return (await store.listLost()).some((lost) => lost.id === id);
  }

  async function locate(id: string): Promise<Located> {
    const local = await store.find(id);
    if (!local && (await isLost(id))) throw conflict(`${DAMAGED} ${LOST_RECORD}`);
    if (local) return { local };
    const entry = await drive?.find(id);
    if (!drive || !entry) throw notFound(NO_BACKUP);
    return { local, entry, drive };
  }

  /**
   * Does what needs the files of a backup; one that lies on Drive is brought first, and takes space until the next
   * sweep. What of it was damaged here already is then gone from here: it is brought once more.
   */
  async function using<Result>(
    located: Located,
    { step }: Job,
    work: (record: BackupRecord) => Promise<Result>,
  ): Promise<Result> {
    if (located.local) return await work(located.local);
    const { entry, drive } = located;
    const attempt = async () => await work(await drive.bring(entry.id, step('Copia da Google Drive')).catch(clearUp));
    return await attempt().catch(async (error: unknown) => {
      if (error instanceof StoreFault) return await attempt();
      throw error;
    });
  }

  /** Opens what is to be downloaded; from then on it stays, though the backup be deleted meanwhile. */
  async function openFor<Opened extends { readonly content: Readable }>(
    id: string,
    open: (record: BackupRecord) => Promise<Opened>,
  ): Promise<Opened & { readonly fileName: string }> {
    const located = await locate(id);
    const openNamed = async (record: BackupRecord) => ({ fileName: fileNameOf(record), ...(await open(record)) });
    if (!located.local) {
      return await operations.run('download', async (job) => await using(located, job, openNamed).catch(asConflict));
    }
    const opened = await openNamed(located.local).catch(asConflict);
    if (await store.find(id)) return opened;
    opened.content.destroy();
    throw notFound(NO_BACKUP);
  }

  async function clearUp(error: unknown): Promise<never> {
    await store.sweep();
    throw error;
  }

  /** Throws 409 unless one is linked. */
  async function getLinkedDrive(): Promise<DrivePlace> {
    if (!drive || (await drive.state()).state !== 'linked') throw conflict(DRIVE_NOT_LINKED);
    return drive;
  }

  return {
    list,

    async create({ location }: z.output<typeof newBackup>): Promise<BackupEntry[] | BackupOutcomes> {
      const linked = location === 'local' ? undefined : await getLinkedDrive();
      return await operations.run('create', async ({ step, stoppable }) => {
        const record = await store.take('manual', stoppable('Copia di database e file'));
        if (!linked) return [viewLocal(record)];
        const sent = await linked
          .send(record, step('Invio a Google Drive'))
          .catch(asConflict)
          .catch((error: unknown) => ({ error }));
        const isSent = !('error' in sent);
        const stands = (await store.find(record.id)) ?? record;
        if (location === 'drive') await store.remove(record.id);
        if (!isSent && location === 'drive') throw sent.error;
        if (!isSent) return describeOutcomes(viewLocal(stands), sent.error);
        await onSent();
        return location === 'drive' ? [sent] : [viewLocal(record), sent];
      });
    },

    /** Of the site as it is now, in the local store alone. */
    async saveHere(): Promise<BackupEntry> {
      return await operations.run('create', async ({ stoppable }) =>
        viewLocal(await store.take('manual', stoppable('Copia di database e file'))),
      );
    },

    /** A stream of the archive; it goes on whatever is done to the backups meanwhile, and ends early where a file is bad. */
    download: (id: string) => openFor(id, store.openArchive),

    /** The same, encrypted: it has no hash beforehand, and proves itself when it is opened. */
    async downloadProtected(id: string, passphrase: string) {
      const file = await openFor(id, (record) => store.openProtectedArchive(record, passphrase));
      return { ...file, fileName: `${file.fileName}.age` };
    },

    /** The archive lies at `path` and stays there. Throws 400 with its fault, a wrong passphrase among them. */
    async upload(archive: { readonly path: string; readonly passphrase?: string }): Promise<BackupEntry> {
      const { path, passphrase } = archive;
      return await operations.run('upload', async ({ stoppable }) => {
        const watch = stoppable("Controllo dell'archivio");
        const record = await store.adopt({ archive: path, passphrase }, watch).catch((error: unknown) => {
          throw error instanceof ArchiveFault ? invalid(error.message) : error;
        });
        return viewLocal(record);
      });
    },

    /** Throws 409 with its fault where the backup is bad. */
    async verify(id: string): Promise<BackupEntry> {
      return await operations.run('verify', async (job) => {
        const located = await locate(id);
        if (!located.local) await located.drive.check(id);
        try {
          const verifiedAt = await using(located, job, (record) => store.verify(record, job.stoppable('Verifica')));
          if (!located.local) await located.drive.note(id, { verifiedAt });
          const { isDamaged: _, ...sound } = located.local ? viewLocal(located.local) : located.entry;
          return { ...sound, verifiedAt };
        } catch (error) {
          if (error instanceof ArchiveFault && !located.local) await located.drive.note(id, { isDamaged: true });
          return asConflict(error);
        } finally {
          if (!located.local) await store.sweep();
        }
      });
    },

    /**
     * `prove` throws unless the caller may, and is asked once nothing else runs: a guess at a password is none where the
     * answer does not hang on it. Throws 409 with the fault of a bad backup; nothing is then changed.
     */
    async restore(id: string, prove: () => Promise<void>): Promise<BackupEntry> {
      return await operations.run('restore', async (job) => {
        await prove();
        const located = await locate(id);
        try {
          return viewLocal(await using(located, job, ({ manifestSha256 }) => restore(manifestSha256, job)));
        } catch (error) {
          return asConflict(error);
        } finally {
          // What was brought here takes space until the next sweep where this one fails: that undoes no restore.
          if (!located.local) await tidy(store.sweep());
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

/** What lies in the store should be good: where it is not, the backup's state is what stands in the way. */
function asConflict(error: unknown): never {
  throw error instanceof ArchiveFault ? conflict(`${DAMAGED} ${error.message}`) : error;
}
