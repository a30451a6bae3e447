import type { BackupEntry, BackupOutcomes, newBackup } from '@approdo/shared/contract/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { z } from 'zod';
import type { LocalStore } from '../../adapters/backup-store/local-store.ts';
import type { BackupRecord } from '../../adapters/backup-store/records.ts';
import { conflict, invalid, notFound } from '../../http/problems.ts';
import { fileNameOf, viewLocal } from './backup.view.ts';
import { DRIVE_NOT_LINKED, type DrivePlace } from './drive-place.ts';
import type { Operations, Step } from './operations.ts';
import { createRestore, type SiteGround, tidy } from './restore.ts';

const NO_BACKUP = 'Backup non trovato';

export type BackupsNeeds = {
  readonly store: LocalStore;
  readonly operations: Operations;
  readonly ground: SiteGround;
  readonly drive: DrivePlace;
  /** Told that a copy has come to Drive. */
  readonly onSent: () => Promise<void>;
};

/** A backup wherever it lies; `local` where that is the local store. */
type Located = { readonly entry: BackupEntry; readonly local: BackupRecord | undefined };

export type Backups = ReturnType<typeof createBackups>;

/** What can be done with backups. They outlive the site that they are of: a restore changes nothing here. */
export function createBackups({ store, operations, ground, drive, onSent }: BackupsNeeds) {
  const restore = createRestore({ store, ground });

  async function list(): Promise<BackupEntry[]> {
    const local = (await store.list()).map(viewLocal);
    const remote = (await drive.view()).backups.map(({ isBad: _, ...entry }) => entry);
    return [...local, ...remote].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  async function locate(id: string): Promise<Located> {
    const local = await store.find(id);
    const entry = local ? viewLocal(local) : await drive.find(id);
    if (!entry) throw notFound(NO_BACKUP);
    return { entry, local };
  }

  /** What is brought here from Drive takes space until the next sweep. */
  async function obtain({ entry, local }: Located, step: Step): Promise<BackupRecord> {
    return local ?? (await drive.bring(entry.id, step('Copia da Google Drive')).catch(clearUp));
  }

  /** What is to be downloaded, brought from Drive where it lies there. */
  async function recordFor(id: string): Promise<BackupRecord> {
    const local = await store.find(id);
    return local ?? (await operations.run('download', async (step) => await obtain(await locate(id), step)));
  }

  async function clearUp(error: unknown): Promise<never> {
    await store.sweep();
    throw error;
  }

  async function isDriveLinked(): Promise<boolean> {
    return (await drive.state()).state === 'linked';
  }

  return {
    list,

    async create({ location }: z.output<typeof newBackup>): Promise<BackupEntry[] | BackupOutcomes> {
      if (location !== 'local' && !(await isDriveLinked())) throw conflict(DRIVE_NOT_LINKED);
      return await operations.run('create', async (step, stoppable) => {
        const record = await store.take(ground.current(), 'manual', stoppable('Copia di database e file'));
        if (location === 'local') return [viewLocal(record)];
        const sent = await drive.send(record, step('Invio a Google Drive')).catch((error: unknown) => ({ error }));
        const isSent = !('error' in sent);
        if (location === 'drive') await store.remove(record.id);
        if (!isSent && location === 'drive') throw sent.error;
        if (!isSent) return describeOutcomes(viewLocal(record), sent.error);
        await onSent();
        return location === 'drive' ? [sent] : [viewLocal(record), sent];
      });
    },

    /** A stream of the archive; it goes on whatever is done to the backups meanwhile. */
    async download(id: string) {
      const record = await recordFor(id);
      return { fileName: fileNameOf(record), ...(await store.openArchive(record).catch(asConflict)) };
    },

    /** The same, encrypted: it has no hash beforehand, and proves itself when it is opened. */
    async downloadProtected(id: string, passphrase: string) {
      const record = await recordFor(id);
      const file = await store.openProtectedArchive(record, passphrase).catch(asConflict);
      return { fileName: `${fileNameOf(record)}.age`, ...file };
    },

    /** The archive lies at `path` and stays there. Throws 400 with its fault, a wrong passphrase among them. */
    async upload(archive: { readonly path: string; readonly passphrase?: string }): Promise<BackupEntry> {
      const { path, passphrase } = archive;
      return await operations.run('upload', async (_step, stoppable) => {
        const watch = stoppable("Controllo dell'archivio");
        const record = await store.adopt({ archive: path, passphrase }, watch).catch((error: unknown) => {
          throw error instanceof ArchiveFault ? invalid(error.message) : error;
        });
        return viewLocal(record);
      });
    },

    /** Throws 409 with its fault where the backup is bad. */
    async verify(id: string): Promise<BackupEntry> {
      return await operations.run('verify', async (step, stoppable) => {
        const located = await locate(id);
        const { entry, local } = located;
        const isLocal = local !== undefined;
        if (!isLocal) await drive.check(id);
        const record = await obtain(located, step);
        try {
          const verifiedAt = await store.verify(record, stoppable('Verifica'));
          if (isLocal) await store.note({ ...record, verifiedAt, fault: null });
          else await drive.note(id, { verifiedAt });
          return { ...entry, verifiedAt };
        } catch (error) {
          if (error instanceof ArchiveFault && isLocal) await store.note({ ...record, fault: error.message });
          if (error instanceof ArchiveFault && !isLocal) await drive.note(id, { isBad: true });
          return asConflict(error);
        } finally {
          if (!isLocal) await store.sweep();
        }
      });
    },

    /**
     * `prove` throws unless the caller may, and is asked once nothing else runs: a guess at a password is none where the
     * answer does not hang on it. Throws 409 with the fault of a bad backup; nothing is then changed.
     */
    async restore(id: string, prove: () => Promise<void>): Promise<BackupEntry> {
      return await operations.run('restore', async (step) => {
        await prove();
        const located = await locate(id);
        const record = await obtain(located, step);
        try {
          return viewLocal(await restore(record.manifestSha256, step));
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
        const { local } = await locate(id);
        await (local ? store.remove(id) : drive.remove(id));
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
  throw error instanceof ArchiveFault ? conflict(`Il backup è danneggiato. ${error.message}`) : error;
}
