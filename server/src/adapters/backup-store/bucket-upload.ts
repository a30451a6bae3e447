import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '@approdo/shared/contract/operations/backup';
import { DATABASE_PATH, type ManifestFile } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import type { Clock } from '../clock.ts';
import { hashFile } from '../copy-hashed.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { withScratchFile } from '../scratch-file.ts';
import { sortFiles } from './archive.ts';
import type { ForeignArchive } from './backup-store.ts';
import { describeLibrary, type FindNamed, findLibrary, isLive } from './bucket-library.ts';
import { createContents, distinct, FILES_AT_ONCE, type StoreContents } from './contents.ts';
import { type BackupRecord, makeId } from './records.ts';
import type { Watch, WorkRunner } from './run-work.ts';
import { folderLayout, openStoreFolder } from './store-layout.ts';

export type BucketUploadNeeds = {
  /** The tenant's files: uploads as `uploads/…`, backups below `backups/`. */
  readonly files: FileStore;
  /** A local folder for temporary files. */
  readonly scratch: string;
  /** Writes a snapshot of the database into a new SQLite file; returns its schema version. */
  readonly copyOut: (file: string) => Promise<number>;
  /** The given uploads that the database names. */
  readonly findNamed: FindNamed;
  readonly runner: Pick<WorkRunner, 'runWork'>;
  readonly clock: Clock;
  readonly appVersion: string;
};

/** Adds backups to a bucket. A failure leaves objects that no record names. */
export function createBucketUpload(
  needs: BucketUploadNeeds,
  { objects, records, listNamed, recordBackup }: StoreContents,
) {
  const { files, scratch, copyOut, findNamed, runner, clock, appVersion } = needs;
  const now = () => clock.now().toISOString();

  async function listKnown(): Promise<ManifestFile[]> {
    const [newest] = (await records.list()).records;
    return newest ? await listNamed(newest.manifestSha256) : [];
  }

  return {
    /** Lists uploads before and after the database copy, to cover all that it names: none is deleted within a day. */
    async take(kind: BackupKind, { onShare, signal }: Watch): Promise<BackupRecord> {
      const [id, createdAt] = [makeId(clock), now()];
      return await withScratchFile(join(scratch, `${id}.sqlite`), async (part) => {
        const before = await findLibrary({ files, findNamed });
        const schemaVersion = await copyOut(part);
        signal?.throwIfAborted();
        onShare?.(0.5);
        const copy = { path: DATABASE_PATH, ...(await hashFile({ from: part })) };
        await objects.put(copy.sha256, part);
        signal?.throwIfAborted();
        onShare?.(0.8);
        const found = new Map([...before, ...(await findLibrary({ files, findNamed }))]);
        const uploads = await describeLibrary(found, { files, known: await listKnown(), signal });
        const named = sortFiles([copy, ...uploads]);
        const manifest = { format: 1, appVersion, schemaVersion, createdAt, files: named } as const;
        return await recordBackup(manifest, { id, kind });
      });
    },

    /** Checks the archive in a temporary local store that contains nothing else. */
    async importArchive(input: ForeignArchive, watch: Watch): Promise<BackupRecord> {
      const store = await mkdtemp(join(scratch, 'adopted-'));
      const [id, kind, verifiedAt] = [makeId(clock), 'uploaded', now()] as const;
      try {
        const local = folderLayout(openStoreFolder(store));
        const { manifestSha256 } = await runner.runWork('adopt', { store, ...input, id, kind, verifiedAt }, watch);
        const manifest = await createContents(local).loadManifest(manifestSha256);
        const held = await objects.list();
        await runInParallel(distinct(manifest.files), { limit: FILES_AT_ONCE }, async (file) => {
          watch.signal?.throwIfAborted();
          if (held.has(file.sha256) || (await isLive(files, file))) return;
          await objects.put(file.sha256, join(store, local.nameOf(file.sha256)));
        });
        return await recordBackup(manifest, { id, kind, verifiedAt });
      } finally {
        await rm(store, { recursive: true, force: true });
      }
    },
  };
}
