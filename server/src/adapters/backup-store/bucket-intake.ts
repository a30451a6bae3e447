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
import { groundInFolder, openStoreFolder } from './store-ground.ts';

export type IntakeNeeds = {
  /** Of the tenant: its uploads as `uploads/…`, and its backups below `backups/`. */
  readonly files: FileStore;
  /** A folder of this machine, for what is on its way. */
  readonly scratch: string;
  /** Writes the database as it is at one moment into a new SQLite file; its schema version. */
  readonly copyOut: (file: string) => Promise<number>;
  /** Those of some uploads that the database names. */
  readonly findNamed: FindNamed;
  readonly runner: Pick<WorkRunner, 'runWork'>;
  readonly clock: Clock;
  readonly appVersion: string;
};

/** How backups come into a bucket. What fails leaves objects that no record names. */
export function createBucketIntake(needs: IntakeNeeds, { objects, records, listNamed, keepBackup }: StoreContents) {
  const { files, scratch, copyOut, findNamed, runner, clock, appVersion } = needs;
  const now = () => clock.now().toISOString();

  async function listKnown(): Promise<ManifestFile[]> {
    const [newest] = (await records.list()).records;
    return newest ? await listNamed(newest.manifestSha256) : [];
  }

  return {
    /** What the copy of the database names was named before it or is after it: nothing goes sooner than a day later. */
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
        return await keepBackup(manifest, { id, kind });
      });
    },

    /** All checks are those of a store of this machine, which then has nothing but this archive. */
    async adopt(input: ForeignArchive, watch: Watch): Promise<BackupRecord> {
      const store = await mkdtemp(join(scratch, 'adopted-'));
      const [id, kind, verifiedAt] = [makeId(clock), 'uploaded', now()] as const;
      try {
        const local = groundInFolder(openStoreFolder(store));
        const { manifestSha256 } = await runner.runWork('adopt', { store, ...input, id, kind, verifiedAt }, watch);
        const manifest = await createContents(local).loadManifest(manifestSha256);
        const held = await objects.list();
        await runInParallel(distinct(manifest.files), { limit: FILES_AT_ONCE }, async (file) => {
          watch.signal?.throwIfAborted();
          if (held.has(file.sha256) || (await isLive(files, file))) return;
          await objects.put(file.sha256, join(store, local.nameOf(file.sha256)));
        });
        return await keepBackup(manifest, { id, kind, verifiedAt });
      } finally {
        await rm(store, { recursive: true, force: true });
      }
    },
  };
}
