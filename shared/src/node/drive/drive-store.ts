import { runInParallel } from '../in-parallel.ts';
import { type BackupFiles, createBackupFiles, type DriveBackup, type FoundBackup } from './backup-files.ts';
import type { DriveObject, LocalObject } from './drive-object.ts';
import { DriveProblem } from './drive-problem.ts';
import { fetchFile } from './fetch-file.ts';
import type { Google } from './google.ts';
import type { DriveLink } from './link.ts';
import { deleteFile, type MarkedFile } from './marked-files.ts';
import { isWhole, listObjects, listWhole } from './object-files.ts';
import { type ResumableUploads, transientUploads } from './resumable-uploads.ts';
import type { Call, LongCall } from './retry.ts';
import { sendBackup } from './send-backup.ts';

const OBJECTS_AT_ONCE = 3;

const FILES_AT_ONCE = 3;

/** An unnamed file older than this is left from a failed backup; a younger one may belong to one being sent. */
const LEFTOVER_MS = 24 * 3_600_000;

type StoreNeeds = {
  readonly link: DriveLink;
  /** Separates several stores in one account; lower-case letters. */
  readonly store: string;
  /** Name of a new folder; the owner may rename it. */
  readonly folderName: string;
  readonly now?: () => Date;
  /** Storage for resumable uploads; left out, uploads end with the process. */
  readonly uploads?: ResumableUploads;
};

export type DriveStore = ReturnType<typeof createDriveStore>;

/**
 * Backups in a Google Drive: every file once under its hash, and for each backup a small file that lists its hashes.
 * The caller must make one change at a time. All calls throw DriveProblems.
 */
export function createDriveStore(needs: StoreNeeds) {
  const { link, store, folderName, now = () => new Date(), uploads = transientUploads } = needs;
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

    /** Sends the objects missing on Drive; the backup is listed once it is complete. */
    async send(backup: DriveBackup, objects: readonly LocalObject[], call: LongCall = {}): Promise<void> {
      await link.use((google) =>
        sendBackup({ google, store, folderName, backupFiles, uploads }, { backup, objects }, call),
      );
    },

    /** Passes the objects of a backup that the receiver lacks to it. */
    async download(id: string, receiver: Receiver, call: LongCall = {}): Promise<DriveBackup> {
      return await link.use(async (google) => {
        const backup = await backupFiles.get(google, id, call);
        const objects = await getObjects(google, backup, call);
        await downloadObjects({ google, store }, { objects, receiver }, call);
        return { id, createdAt: backup.createdAt, notes: backup.notes };
      });
    },

    /** Throws where a backup is incomplete on Drive, as far as can be told without downloading it. */
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

    /** Deletes backups, the files that only they contained, and leftovers of failed backups. */
    async remove(ids: readonly string[], call: Call = {}): Promise<void> {
      await link.use(async (google) => {
        const freed = new Set<string>();
        const doomed = (await backupFiles.list(google, call)).filter(({ id }) => ids.includes(id));
        for (const backup of doomed) {
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

type SweepNeeds = {
  readonly google: Google;
  readonly store: string;
  readonly backupFiles: BackupFiles;
  readonly now: () => Date;
};

/** Deletes files that no backup needs: those just `freed`, and leftovers. Deletes none while a backup is unreadable. */
async function sweep(needs: SweepNeeds, freed: ReadonlySet<string>, call: Call): Promise<void> {
  const { google, store, backupFiles, now } = needs;
  const named = new Set<string>();
  for (const backup of await backupFiles.list(google, call)) {
    const objects = await backupFiles.read(google, backup, call);
    if (!objects) return;
    for (const { sha256 } of objects) named.add(sha256);
  }
  const files = await listObjects(google, store, call);
  const newestByName = new Map(files.filter(isWhole).map((file) => [file.name, file.fileId]));

  function isUseless({ fileId, name, createdAt }: MarkedFile): boolean {
    const isOld = now().getTime() - createdAt.getTime() > LEFTOVER_MS;
    if (!named.has(name)) return isOld || freed.has(name);
    return isOld && newestByName.has(name) && newestByName.get(name) !== fileId;
  }

  await runInParallel(files.filter(isUseless), { limit: FILES_AT_ONCE }, ({ fileId }) =>
    deleteFile(google, fileId, call),
  );
}

/** Receives the objects of a backup. */
type Receiver = {
  readonly has: (object: DriveObject) => Promise<boolean>;
  /** Reads `content` to its end and only then keeps it: a DriveProblem may come after the last byte. */
  readonly keep: (object: DriveObject, content: AsyncIterable<Uint8Array>) => Promise<void>;
};

type DownloadNeeds = { readonly google: Google; readonly store: string };

/** Passes the objects that the receiver lacks to it, each checked by its hash. */
async function downloadObjects(
  { google, store }: DownloadNeeds,
  { objects, receiver }: { readonly objects: readonly DriveObject[]; readonly receiver: Receiver },
  call: LongCall,
): Promise<void> {
  const known = await Promise.all(objects.map((object) => receiver.has(object)));
  const missing = objects.filter((_, index) => !known[index]);
  const found = await findAll({ google, store }, missing, call);
  const total = missing.reduce((sum, { size }) => sum + size, 0);
  let done = 0;

  async function* withProgress(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      done += piece.length;
      call.onShare?.(done / total);
      yield piece;
    }
  }

  await runInParallel(found, { limit: OBJECTS_AT_ONCE }, async (object) => {
    await receiver.keep(object, withProgress(fetchFile(google, object, call)));
  });
}

/** The Drive files of the objects. Throws a DriveProblem that says how many are missing or damaged. */
async function findAll({ google, store }: DownloadNeeds, objects: readonly DriveObject[], call: LongCall) {
  const whole = await listWhole(google, store, call);
  const found = objects.flatMap((object) => {
    const file = whole.get(object.sha256);
    return file ? [{ ...object, fileId: file.fileId }] : [];
  });
  const lost = objects.length - found.length;
  if (lost > 0) throw new DriveProblem('damaged', { words: sayLost(lost) });
  return found;
}

function sayLost(lost: number): string {
  const files = lost === 1 ? 'Un suo file manca o è danneggiato' : `${lost} suoi file mancano o sono danneggiati`;
  return `La copia su Google Drive non è completa. ${files}.`;
}
