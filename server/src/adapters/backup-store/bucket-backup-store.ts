import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { DATABASE_PATH, type Manifest, type ManifestFile, UPLOADS_PREFIX } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import type { ReadFile } from './archive.ts';
import { type BackupStore, createStoreParts, type StoreNeeds } from './backup-store.ts';
import { isLive } from './bucket-library.ts';
import { type BucketUploadNeeds, createBucketUpload } from './bucket-upload.ts';
import { createContents, distinct, FILES_AT_ONCE } from './contents.ts';
import { storeWhole } from './objects.ts';
import { isOwnPath } from './own-path.ts';
import type { Watch, WorkRunner } from './run-work.ts';
import { isAny, lostFault } from './store-fault.ts';
import { bucketLayout, folderLayout, openStoreFolder } from './store-layout.ts';

export type BucketBackupStore = BackupStore & {
  /** The given uploads that a backup names; all of them while that cannot be determined. */
  readonly findNamedUploads: (files: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Writes the database of a backup to a path, checked and migrated to this program. Throws as `verify` does. */
  readonly prepareDatabase: (manifestSha256: string, to: string, watch?: Watch) => Promise<void>;
  /** Restores all uploads of a backup to the site. Throws a StoreFault with those that are lost. */
  readonly putBack: (manifestSha256: string, watch?: Watch) => Promise<void>;
};

/** The backups of a tenant in its bucket: each a database and a manifest; the uploads they name stay where they are. */
export function createBucketBackupStore(needs: BucketUploadNeeds & Omit<StoreNeeds, 'layout'>): BucketBackupStore {
  const { files, scratch, runner } = needs;
  const layout = bucketLayout(files, scratch);
  const { contents, maintenance, judge, ...parts } = createStoreParts({ ...needs, layout });
  const { objects, records, loadManifest } = contents;
  const bucketUpload = createBucketUpload(needs, contents);
  const database = createBucketDatabase({ runner, scratch });

  async function add<Result>(work: () => Promise<Result>): Promise<Result> {
    await mkdir(scratch, { recursive: true });
    return await maintenance.add(work);
  }

  async function findLost(named: readonly ManifestFile[], { onShare, signal }: Watch): Promise<ManifestFile[]> {
    const all = named.reduce((sum, { size }) => sum + size, 0);
    let done = 0;
    const onBytes = (bytes: number) => {
      done += bytes;
      onShare?.(Math.min(1, done / all));
    };
    return await contents.findLost(named, { onBytes, signal });
  }

  async function check(manifestSha256: string, watch: Watch): Promise<void> {
    const manifest = await loadManifest(manifestSha256);
    const lost = await findLost(manifest.files, watch);
    if (isAny(lost)) throw lostFault(lost);
    const { signal } = watch;
    await database.verify(manifest, objects.read, signal && { signal });
  }

  return {
    ...parts,
    take: (kind, watch = {}) => add(() => bucketUpload.take(kind, watch)),
    importArchive: (archive, watch = {}) => add(() => bucketUpload.importArchive(archive, watch)),
    verify: (record, watch = {}) => judge(record, () => check(record.manifestSha256, watch)),

    async audit(watch = {}) {
      const listed = (await records.list()).records;
      const named = await Promise.all(listed.map(({ manifestSha256 }) => contents.listNamed(manifestSha256)));
      const lost = await findLost(distinct(named.flat()), watch);
      if (lost.length > 0) await maintenance.markDamaged(lost.map(({ sha256 }) => sha256));
    },

    async findNamedUploads(requested) {
      const manifests = await contents.loadAll();
      if (!manifests) return new Set(requested);
      const named = new Set(manifests.flatMap((manifest) => manifest.files.map(({ path }) => path)));
      return new Set(requested.filter((file) => named.has(`${UPLOADS_PREFIX}${file}`)));
    },

    async prepareDatabase(manifestSha256, to, watch = {}) {
      await mkdir(scratch, { recursive: true });
      const manifest = await loadManifest(manifestSha256).catch(maintenance.noteFault);
      await database.prepare(manifest, objects.read, { ...watch, to }).catch(maintenance.noteFault);
    },

    async putBack(manifestSha256, { onShare } = {}) {
      const manifest = await loadManifest(manifestSha256).catch(maintenance.noteFault);
      const held = await objects.held();
      const uploads = manifest.files.filter(({ path }) => path.startsWith(UPLOADS_PREFIX) && isOwnPath(path));
      const lost: ManifestFile[] = [];
      let done = 0;
      await runInParallel(uploads, { limit: FILES_AT_ONCE }, async (file) => {
        if (!(await isLive(files, file))) {
          if (await objects.has(file)) {
            await storeWhole(layout, file.path, objects.read(file, held)).catch(maintenance.noteFault);
          } else lost.push(file);
        }
        done += 1;
        onShare?.(done / uploads.length);
      });
      if (isAny(lost)) await maintenance.noteFault(lostFault(lost));
    },
  };
}

type DatabaseNeeds = {
  readonly runner: Pick<WorkRunner, 'runWork'>;
  /** A local folder for temporary files. */
  readonly scratch: string;
};

/**
 * Checks and prepares the database of a backup where SQLite can: in a temporary local store with only that file, by the
 * same work as for local backups. Throws an ArchiveFault if it is bad.
 */
function createBucketDatabase({ runner, scratch }: DatabaseNeeds) {
  async function aside<Result>(
    { files, ...about }: Manifest,
    read: ReadFile,
    work: (store: string, manifestSha256: string) => Promise<Result>,
  ): Promise<Result> {
    const database = files.find(({ path }) => path === DATABASE_PATH);
    if (!database) throw new ArchiveFault('Nel backup manca il database');
    await mkdir(scratch, { recursive: true });
    const store = await mkdtemp(join(scratch, 'store-'));
    try {
      const { objects, recordBackup } = createContents(folderLayout(openStoreFolder(store)));
      await objects.putStream(database.sha256, read(database));
      const stored = await recordBackup({ ...about, files: [database] }, { id: 'database', kind: 'manual' });
      return await work(store, stored.manifestSha256);
    } finally {
      await rm(store, { recursive: true, force: true });
    }
  }

  return {
    verify: (manifest: Manifest, read: ReadFile, watch?: Watch): Promise<void> =>
      aside(manifest, read, async (store, manifestSha256) => {
        await runner.runWork('verify', { store, manifestSha256, to: join(store, 'checked') }, watch);
      }),

    /** Writes it to a path, migrated to this program's schema and cleaned of what the program cannot have written. */
    prepare: (manifest: Manifest, read: ReadFile, { to, ...watch }: Watch & { readonly to: string }): Promise<void> =>
      aside(manifest, read, async (store, manifestSha256) => {
        const prepared = join(store, 'prepared');
        await runner.runWork('prepare', { store, manifestSha256, to: prepared }, watch);
        await rename(join(prepared, DATABASE_PATH), to);
      }),
  };
}
