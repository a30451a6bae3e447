import { type BackupEntry, backupKind } from '@approdo/shared/contract/operations/backup';
import { chooseOutdated } from '@approdo/shared/domain/operations/backup-retention';
import type { DriveBackup } from '@approdo/shared/node/drive/backup-files';
import { type DriveFault, DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import { createDriveStore } from '@approdo/shared/node/drive/drive-store';
import type { DriveLink } from '@approdo/shared/node/drive/link';
import { z } from 'zod';
import type { BackupStore } from '../../../adapters/backup-store/backup-store.ts';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';
import { createBegunUploads } from '../../../adapters/begun-uploads.ts';
import type { Clock } from '../../../adapters/clock.ts';
import { sha256 } from '../../../adapters/digest.ts';
import type { OpenStoredValue } from '../../../adapters/stored-values.ts';
import { HttpProblem } from '../../../http/problems.ts';
import { fileNameOf } from './backup.view.ts';
import type { DrivePlace, Finding } from './drive-place.ts';
import { createDriveView } from './drive-view.ts';

/** The notes stored beside a backup on Drive, all as text. */
const driveNotes = z.object({
  kind: backupKind,
  /** Bytes of the archive. */
  size: z.coerce.number().int(),
  manifestSha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Which site it belongs to: two may share one account. Existing backups have this name for it. */
  house: z.string(),
  verifiedAt: z.iso.datetime().optional(),
  isBad: z.enum(['yes', 'no']).optional(),
  /** A separate note, since an older program accepts no other values in `isBad`. */
  isUnaccepted: z.enum(['yes', 'no']).optional(),
});

/** 503 if it is for Google to fix, 409 if for the owner, 507 if there is no space. */
const STATUS: Readonly<Record<DriveFault, number>> = {
  'not linked': 409,
  revoked: 409,
  full: 507,
  busy: 503,
  offline: 503,
  refused: 409,
  missing: 404,
  damaged: 409,
  stopped: 503,
};

const RETRY_AFTER_SECONDS = 60;

type DriveNeeds = {
  readonly link: DriveLink;
  readonly store: BackupStore;
  readonly openStoredValue: OpenStoredValue;
  readonly clock: Clock;
  /** Scheme and host of the site, which identify it. */
  readonly origin: string;
};

/** The linked Google Drive. */
export function createGoogleDrive({ link, store, openStoredValue, clock, origin }: DriveNeeds): DrivePlace {
  const uploads = createBegunUploads({ openStoredValue, clock });
  const drive = createDriveStore({ link, store: 'site', folderName: 'Approdo', now: clock.now, uploads });
  const siteKey = sha256(origin).slice(0, 16);
  const end = new AbortController();
  const { signal } = end;
  const listNoted = async (call: { readonly signal: AbortSignal }) => readNotes(await drive.list(call));
  const view = createDriveView({
    list: async (within) => (await listNoted({ signal: within })).map(viewDrive),
    signal,
    clock,
  });

  async function change<Result>(work: Promise<Result>): Promise<Result> {
    return await refuseAsDrive(work).finally(view.outdate);
  }

  async function note(id: string, finding: Finding): Promise<void> {
    await change(drive.note(id, notesOf(finding), { signal }));
  }

  async function isLinked(): Promise<boolean> {
    return (await link.state()).state === 'linked';
  }

  return {
    state: link.state,
    stop: () => end.abort(),

    forget: view.forget,
    view: async () => ((await isLinked()) ? await view.read() : { backups: [], problem: null }),

    async find(id) {
      if (!(await isLinked())) return undefined;
      const found = (await refuseAsDrive(listNoted({ signal }))).find((backup) => backup.id === id);
      return found && viewDrive(found);
    },

    async send(record, onShare) {
      // Its own id: the same backup may also be in the local store.
      const id = `${record.id}-drive`;
      const backup: DriveBackup = { id, createdAt: record.createdAt, notes: writeNotes(record, siteKey) };
      const objects = (await store.listFiles(record)).map((file) => ({
        sha256: file.sha256,
        size: file.size,
        read: file.read,
        check: () => store.checkFile(file),
      }));
      await change(drive.send(backup, objects, { signal, onShare }));
      return viewDrive(getNoted(backup));
    },

    async bring(id, onShare) {
      const receiver = { has: store.hasFile, keep: store.putFile };
      return await refuseAsDrive(drive.download(id, receiver, { signal, onShare }).then(getNoted).then(recordOf));
    },

    async check(id) {
      const checking = drive.check(id, { signal }).catch(async (error: unknown) => {
        if (error instanceof DriveProblem && error.fault === 'damaged') await note(id, { isDamaged: true });
        throw error;
      });
      await refuseAsDrive(checking);
    },

    note,

    remove: (id) => change(drive.remove([id], { signal })),

    async dropOutdated(counts) {
      const own = (await refuseAsDrive(listNoted({ signal }))).filter(({ read }) => read.house === siteKey);
      const ownBackups = own
        .map(viewDrive)
        .map((entry) => ({ ...entry, isBad: (entry.isDamaged ?? entry.isUnaccepted) === true }));
      await change(drive.remove(chooseOutdated(ownBackups, counts), { signal }));
    },
  };
}

function getNoted(backup: DriveBackup): NotedBackup {
  const [noted] = readNotes([backup]);
  if (!noted) throw new DriveProblem('damaged');
  return noted;
}

/** Turns a DriveProblem into a refusal; other errors stay as they are. */
async function refuseAsDrive<Result>(work: Promise<Result>): Promise<Result> {
  return await work.catch((error: unknown) => {
    if (!(error instanceof DriveProblem)) throw error;
    const status = STATUS[error.fault];
    const retryAfterSeconds = error.retryAfterSeconds ?? RETRY_AFTER_SECONDS;
    throw new HttpProblem(status, error.message, status === 503 ? { retryAfterSeconds } : {});
  });
}

type DriveNotes = z.output<typeof driveNotes>;

type NotedBackup = DriveBackup & { readonly read: DriveNotes };

/** Only notes that are understood: a newer program may have written others. */
function readNotes(backups: readonly DriveBackup[]): NotedBackup[] {
  return backups.flatMap((backup) => {
    const read = driveNotes.safeParse(backup.notes).data;
    return read ? [{ ...backup, read }] : [];
  });
}

function writeNotes({ kind, size, manifestSha256, verifiedAt }: BackupRecord, siteKey: string): DriveBackup['notes'] {
  return { kind, size: String(size), manifestSha256, house: siteKey, ...(verifiedAt && { verifiedAt }) };
}

function notesOf(finding: Finding): DriveBackup['notes'] {
  if ('isDamaged' in finding) return { isBad: 'yes' };
  if ('isUnaccepted' in finding) return { isBad: 'no', isUnaccepted: 'yes' };
  return { verifiedAt: finding.verifiedAt, isBad: 'no', isUnaccepted: 'no' };
}

function viewDrive({ id, createdAt, read }: NotedBackup): BackupEntry {
  const { kind, size, verifiedAt = null, isBad, isUnaccepted } = read;
  const fileName = fileNameOf({ createdAt, kind });
  const entry = { id, fileName, createdAt, location: 'drive', kind, size, verifiedAt } as const;
  if (isBad === 'yes') return { ...entry, isDamaged: true };
  return isUnaccepted === 'yes' ? { ...entry, isUnaccepted: true } : entry;
}

/** The backup as a record of the local store. */
function recordOf({ id, createdAt, read }: NotedBackup): BackupRecord {
  const { kind, size, manifestSha256, verifiedAt = null } = read;
  return { id, createdAt, kind, size, manifestSha256, verifiedAt, fault: null, isUnaccepted: false, lost: [] };
}
