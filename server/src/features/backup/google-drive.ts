import { createHash } from 'node:crypto';
import { chooseOutdated } from '@approdo/shared/domain/backup/retention';
import type { DriveBackup } from '@approdo/shared/node/drive/backup-files';
import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import { createDriveStore } from '@approdo/shared/node/drive/drive-store';
import type { DriveLink } from '@approdo/shared/node/drive/link';
import type { BackupStore } from '../../adapters/backup-store/backup-store.ts';
import { createBegunUploads } from '../../adapters/begun-uploads.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { OpenKept } from '../../adapters/kept-values.ts';
import { type NotedBackup, readNotes, recordOf, viewDrive, writeNotes } from './drive-notes.ts';
import type { DrivePlace, Finding } from './drive-place.ts';
import { refuseAsDrive } from './drive-refusal.ts';
import { createDriveView } from './drive-view.ts';

type DriveNeeds = {
  readonly link: DriveLink;
  readonly store: BackupStore;
  readonly openKept: OpenKept;
  readonly clock: Clock;
  /** Scheme and host of the site: which site it is. */
  readonly origin: string;
};

/** The Google Drive that is linked. */
export function createGoogleDrive({ link, store, openKept, clock, origin }: DriveNeeds): DrivePlace {
  const uploads = createBegunUploads({ openKept, clock });
  const drive = createDriveStore({ link, store: 'site', folderName: 'Approdo', now: clock.now, uploads });
  const siteKey = createHash('sha256').update(origin).digest('hex').slice(0, 16);
  const end = new AbortController();
  const { signal } = end;
  const listNoted = async (call: { readonly signal: AbortSignal }) => readNotes(await drive.list(call));
  const view = createDriveView({
    list: async (within) => (await listNoted({ signal: within })).map(viewDrive),
    signal,
  });

  async function change<Result>(work: Promise<Result>): Promise<Result> {
    return await refuseAsDrive(work).finally(view.outdate);
  }

  async function note(id: string, finding: Finding): Promise<void> {
    const notes = 'isDamaged' in finding ? { isBad: 'yes' } : { verifiedAt: finding.verifiedAt, isBad: 'no' };
    await change(drive.note(id, notes, { signal }));
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
      // A name of its own: the same backup may lie in the local store as well.
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
      return await refuseAsDrive(drive.bring(id, receiver, { signal, onShare }).then(getNoted).then(recordOf));
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
      const kept = own.map(viewDrive).map((entry) => ({ ...entry, isBad: entry.isDamaged === true }));
      await change(drive.remove(chooseOutdated(kept, counts), { signal }));
    },
  };
}

function getNoted(backup: DriveBackup): NotedBackup {
  const [noted] = readNotes([backup]);
  if (!noted) throw new DriveProblem('damaged');
  return noted;
}
