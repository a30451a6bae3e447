import { createHash } from 'node:crypto';
import { instant } from '@approdo/shared/contract/base/fields';
import { backupKind } from '@approdo/shared/contract/operations/backup';
import type { DriveBackupOfComputer } from '@approdo/shared/contract/operations/computer-drive';
import type { DriveBackup } from '@approdo/shared/node/drive/backup-files';
import type { DriveStore } from '@approdo/shared/node/drive/drive-store';
import type { Job } from '@approdo/shared/node/jobs';
import { z } from 'zod';
import type { Archive, ArchiveFolder } from '../archives/archive-folder.ts';
import { isArchiveName } from '../archives/archive-note.ts';
import { writePieces } from '../archives/archive-stream.ts';
import { ProblemError } from '../problem-error.ts';
import { ARCHIVES, DRIVE } from '../texts.ts';

/** One site's archives that this computer sent to Google Drive. All throw DriveProblems or ProblemErrors. */
export type DriveArchives = {
  /** Newest first. */
  readonly list: () => Promise<DriveBackupOfComputer[]>;
  readonly send: (needs: Needs, archive: Archive) => Promise<void>;
  /** Downloads it back into the folder. */
  readonly bring: (needs: Needs, id: string) => Promise<void>;
  readonly remove: (job: Job, id: string) => Promise<void>;
};

type Needs = { readonly folder: ArchiveFolder; readonly job: Job };

/** Metadata stored on Drive beside each archive. */
const notes = z.object({
  /** The archive's site; existing archives on Drive use this field name. */
  house: z.string(),
  fileName: z.string().refine(isArchiveName),
  kind: backupKind,
  size: z.coerce.number().int(),
  verifiedAt: instant,
});

export function openDriveArchives(store: DriveStore, site: string): DriveArchives {
  // An address may be longer than a note may be.
  const siteMark = createHash('sha256').update(site).digest('hex').slice(0, 32);
  const idOf = ({ fileName }: Pick<Archive, 'fileName'>) => `${siteMark}-${fileName}`;

  async function list(): Promise<DriveBackupOfComputer[]> {
    return (await store.list()).flatMap((backup) => readBackup(backup, siteMark));
  }

  async function get(id: string): Promise<DriveBackupOfComputer> {
    const found = (await list()).find((one) => one.id === id);
    if (!found) throw new ProblemError({ status: 404, error: DRIVE.unknown });
    return found;
  }

  return {
    list,
    send: async ({ folder, job }, archive) => {
      const watch = watchFromStart(job, DRIVE.goes);
      const { createdAt, fileName, kind, size, sha256, verifiedAt, isBad } = archive;
      if (isBad) throw markDamaged();
      const id = idOf(archive);
      if ((await list()).some((one) => one.id === id)) throw new ProblemError({ status: 409, error: DRIVE.isThere });
      const backup = { id, createdAt, notes: { house: siteMark, fileName, kind, size: String(size), verifiedAt } };
      const check = async () => {
        const reading = { signal: watch.signal, onBytes: () => undefined };
        if ((await folder.verify(archive, reading)).isBad) throw markDamaged();
      };
      await folder.readParts(archive, (read) => store.send(backup, [{ sha256, size, read, check }], watch));
    },
    bring: async ({ folder, job }, id) => {
      const watch = watchFromStart(job, DRIVE.comes);
      const { fileName, createdAt, kind } = await get(id);
      const isHere = (await folder.list()).some((archive) => archive.fileName === fileName && !archive.isBad);
      if (isHere) throw new ProblemError({ status: 409, error: DRIVE.isHere });
      await folder.clear();
      await folder.store({
        fileName,
        createdAt,
        kind,
        signal: watch.signal,
        write: async (handle) => {
          const arrived = Promise.withResolvers<Awaited<ReturnType<typeof writePieces>>>();
          const keep = async (_object: unknown, content: AsyncIterable<Uint8Array>) =>
            arrived.resolve(await writePieces(handle, content, () => undefined));
          await store.download(id, { has: async () => false, keep }, watch);
          return arrived.promise;
        },
      });
    },
    remove: async (job, id) => {
      const { signal } = job.stoppable(ARCHIVES.removes);
      await store.remove([(await get(id)).id], { signal });
    },
  };
}

function markDamaged(): ProblemError {
  return new ProblemError({ status: 422, error: ARCHIVES.foundBad });
}

function watchFromStart({ stoppable }: Job, words: string) {
  const watch = stoppable(words);
  watch.onShare(0);
  return watch;
}

function readBackup({ id, createdAt, notes: given }: DriveBackup, siteMark: string): DriveBackupOfComputer[] {
  const known = notes.safeParse(given).data;
  if (known?.house !== siteMark) return [];
  const { fileName, kind, size, verifiedAt } = known;
  return [{ id, fileName, createdAt, kind, size, verifiedAt }];
}
