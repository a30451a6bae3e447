import { createBackupFiles, type DriveBackup, type FoundBackup } from './backup-files.ts';
import { type BegunUploads, forgetfulUploads } from './begun-uploads.ts';
import { bringObjects, findAll, type Receiver } from './bring-backup.ts';
import type { DriveObject, LocalObject } from './drive-object.ts';
import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import type { DriveLink } from './link.ts';
import { deleteFile } from './marked-files.ts';
import type { Call, LongCall } from './retry.ts';
import { sendBackup } from './send-backup.ts';
import { sweep } from './sweep.ts';

type StoreNeeds = {
  readonly link: DriveLink;
  /** Keeps apart what does not belong together in one account: lower-case letters. */
  readonly store: string;
  /** Name that a new folder gets; the owner may change it. */
  readonly folderName: string;
  readonly now?: () => Date;
  /** Large uploads that were begun; left out, they end with the process. */
  readonly uploads?: BegunUploads;
};

export type DriveStore = ReturnType<typeof createDriveStore>;

/**
 * Backups in a Google Drive: every file once under its hash, and for each backup a small file that names them. One thing
 * at a time may change them: that is the caller's business. All calls throw DriveProblems.
 */
export function createDriveStore(needs: StoreNeeds) {
  const { link, store, folderName, now = () => new Date(), uploads = forgetfulUploads } = needs;
  const backupFiles = createBackupFiles(store, now);

  async function getObjects(google: Google, backup: FoundBackup, call: Call): Promise<readonly DriveObject[]> {
    const objects = await backupFiles.read(google, backup, call);
    if (!objects) throw new DriveProblem('damaged', { words: 'La copia su Google Drive non è leggibile.' });
    return objects;
  }

  return {
    /** Newest first. */
    async list(call: Call = {}): Promise<DriveBackup[]> {
      return await link.use(async (google) => {
        const found = await backupFiles.list(google, call);
        return found.map(({ id, createdAt, notes }) => ({ id, createdAt, notes }));
      });
    },

    /** Sends what Drive does not hold yet; the backup is listed when all of it is there. */
    async send(backup: DriveBackup, objects: readonly LocalObject[], call: LongCall = {}): Promise<void> {
      await link.use((google) =>
        sendBackup({ google, store, folderName, backupFiles, uploads }, { backup, objects }, call),
      );
    },

    /** Hands over what the receiver does not have of a backup. */
    async bring(id: string, receiver: Receiver, call: LongCall = {}): Promise<DriveBackup> {
      return await link.use(async (google) => {
        const backup = await backupFiles.get(google, id, call);
        const objects = await getObjects(google, backup, call);
        await bringObjects({ google, store }, { objects, receiver }, call);
        return { id, createdAt: backup.createdAt, notes: backup.notes };
      });
    },

    /** Throws where Drive does not hold all of a backup, as far as can be told without bringing it. */
    async check(id: string, call: Call = {}): Promise<void> {
      await link.use(async (google) => {
        const backup = await backupFiles.get(google, id, call);
        await findAll({ google, store }, await getObjects(google, backup, call), call);
      });
    },

    /** Changes some of the notes of a backup. */
    async note(id: string, notes: DriveBackup['notes'], call: Call = {}): Promise<void> {
      await link.use(async (google) =>
        backupFiles.note(google, await backupFiles.get(google, id, call), { notes, call }),
      );
    },

    /** Deletes backups, the files that only they held, and what was left behind by others that came to nothing. */
    async remove(ids: readonly string[], call: Call = {}): Promise<void> {
      await link.use(async (google) => {
        const freed = new Set<string>();
        const going = (await backupFiles.list(google, call)).filter(({ id }) => ids.includes(id));
        for (const backup of going) {
          const objects = await backupFiles.read(google, backup, call);
          await deleteFile(google, backup.fileId, call);
          backupFiles.noteRemoved(backup.fileId);
          for (const { sha256 } of objects ?? []) freed.add(sha256);
        }
        await sweep({ google, store, backupFiles, now }, freed, call);
      });
    },
  };
}
