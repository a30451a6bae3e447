import { runInParallel } from '../in-parallel.ts';
import { type BackupFiles, type DriveBackup, writeBackup } from './backup-files.ts';
import { distinctObjects, type LocalObject } from './drive-object.ts';
import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import { deleteFile, listMarked, MARK, type Mark } from './marked-files.ts';
import { describeObject, isWhole, listWhole } from './object-files.ts';
import type { ResumableUploads } from './resumable-uploads.ts';
import type { Call, LongCall } from './retry.ts';
import { type Content, sendFile } from './send-file.ts';
import type { NewFile, StoredFile } from './upload-session.ts';

const FOLDER = 'application/vnd.google-apps.folder';

const DESCRIPTION = 'I backup del sito, fatti da Approdo. Cancellali dal pannello, non da qui.';

export type SendNeeds = {
  readonly google: Google;
  readonly store: string;
  readonly folderName: string;
  readonly backupFiles: BackupFiles;
  readonly uploads: ResumableUploads;
};

type Load = { readonly backup: DriveBackup; readonly objects: readonly LocalObject[] };

const OBJECTS_AT_ONCE = 3;

/** Sends the objects missing on Drive, and last the backup's file, so that an incomplete backup is never listed. */
export async function sendBackup(needs: SendNeeds, { backup, objects }: Load, call: LongCall): Promise<void> {
  const { google, store, backupFiles } = needs;
  const send = await openSender(needs, call);
  const whole = await listWhole(google, store, call);
  const missing = distinctObjects(objects).filter(({ sha256 }) => !whole.has(sha256));
  const own = writeBackup(objects);
  const onBytes = createProgressReporter([...missing, { size: own.length }], call);

  await runInParallel(missing, { limit: OBJECTS_AT_ONCE }, async (object) => {
    const sent = await send('objects', describeObject(store, object.sha256), object, onBytes);
    if (isWhole({ name: object.sha256, sha256: sent.sha256Checksum })) return;
    await deleteFile(google, sent.id, call);
    await object.check();
    throw new DriveProblem('damaged', { words: 'Un file è arrivato danneggiato su Google Drive. Riprova.' });
  });
  const content = {
    size: own.length,
    read: async (start: number, length: number) => own.subarray(start, start + length),
  };
  const { id: fileId } = await send('backups', backupFiles.describe(backup), content, onBytes);
  backupFiles.noteWritten({ ...backup, fileId });
}

type OnBytes = (bytes: number) => void;

/** Sends into the folders of the store, even if the owner deletes them meanwhile. */
async function openSender({ google, store, folderName, uploads }: SendNeeds, call: LongCall) {
  const open = () => openFolders(google, { store, name: folderName }, call);
  let folders = await open();

  return async function send(
    into: keyof Folders,
    file: Omit<NewFile, 'parents'>,
    content: Content,
    onBytes: OnBytes,
  ): Promise<StoredFile> {
    const attempt = () =>
      sendFile(google, { ...file, parents: [folders[into]] }, content, { ...call, onBytes, uploads });
    return await attempt().catch(async (error: unknown) => {
      if (!(error instanceof DriveProblem) || error.fault !== 'missing') throw error;
      folders = await open();
      return await attempt();
    });
  };
}

function createProgressReporter(expected: readonly { readonly size: number }[], { onShare }: LongCall): OnBytes {
  const total = expected.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  return (bytes) => {
    done += bytes;
    onShare?.(done / total);
  };
}

/** Folders for new files. Existing ones are found by their mark, wherever the owner has moved them. */
type Folders = {
  /** One for the backups themselves, one below it for the files that they hold. */
  readonly backups: string;
  readonly objects: string;
};

/** The folders of a store; creates those that are missing or in the bin. */
async function openFolders(
  google: Google,
  { store, name }: { readonly store: string; readonly name: string },
  call: Call,
): Promise<Folders> {
  const backups = await findOrMake(google, { mark: `${store}/folder`, name, parents: [] }, call);
  const objects = await findOrMake(google, { mark: `${store}/files`, name: 'File', parents: [backups] }, call);
  return { backups, objects };
}

type Wanted = { readonly mark: Mark; readonly name: string; readonly parents: string[] };

async function findOrMake(google: Google, { mark, name, parents }: Wanted, call: Call): Promise<string> {
  const [oldest] = await listMarked(google, mark, call);
  if (oldest) return oldest.fileId;
  const requestBody = {
    name,
    mimeType: FOLDER,
    description: DESCRIPTION,
    appProperties: { [MARK]: mark },
    ...(parents.length > 0 && { parents }),
  };
  const made = await google.ask(call, ({ files }, options) => files.create({ requestBody, fields: 'id' }, options));
  if (!made.id) throw new DriveProblem('refused');
  return made.id;
}
