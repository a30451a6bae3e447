import { mkdir } from 'node:fs/promises';
import { type ManifestFile, UPLOADS_PREFIX } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import { type BackupStore, createStoreParts, type StoreNeeds } from './backup-store.ts';
import { createBucketDatabase } from './bucket-database.ts';
import { createBucketIntake, type IntakeNeeds } from './bucket-intake.ts';
import { isLive } from './bucket-library.ts';
import { distinct, FILES_AT_ONCE } from './contents.ts';
import { keepWhole } from './objects.ts';
import { isOwnPath } from './own-path.ts';
import type { Watch } from './run-work.ts';
import { isAny, lostFault } from './store-fault.ts';
import { groundInBucket } from './store-ground.ts';

export type BucketBackupStore = BackupStore & {
  /** Those of some uploads that a backup names; all of them while it cannot be told. */
  readonly findNamedUploads: (files: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Leaves the database of a backup at a path, checked and as this program has it. Throws as `verify` does. */
  readonly prepareDatabase: (manifestSha256: string, to: string, watch?: Watch) => Promise<void>;
  /** Gives the site back all uploads of a backup. Throws a StoreFault with those that are lost. */
  readonly putBack: (manifestSha256: string, watch?: Watch) => Promise<void>;
};

/** The backups of a tenant in its bucket: each a database and a manifest, and uploads that stay while a manifest names them. */
export function createBucketBackupStore(needs: IntakeNeeds & Omit<StoreNeeds, 'ground'>): BucketBackupStore {
  const { files, scratch, runner } = needs;
  const ground = groundInBucket(files, scratch);
  const { contents, upkeep, judge, ...parts } = createStoreParts({ ...needs, ground });
  const { objects, records, loadManifest } = contents;
  const intake = createBucketIntake(needs, contents);
  const database = createBucketDatabase({ runner, scratch });

  async function add<Result>(work: () => Promise<Result>): Promise<Result> {
    await mkdir(scratch, { recursive: true });
    return await upkeep.add(work);
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
    take: (kind, watch = {}) => add(() => intake.take(kind, watch)),
    adopt: (archive, watch = {}) => add(() => intake.adopt(archive, watch)),
    verify: (record, watch = {}) => judge(record, () => check(record.manifestSha256, watch)),

    async audit(watch = {}) {
      const listed = (await records.list()).records;
      const named = await Promise.all(listed.map(({ manifestSha256 }) => contents.listNamed(manifestSha256)));
      const lost = await findLost(distinct(named.flat()), watch);
      if (lost.length > 0) await upkeep.condemn(lost.map(({ sha256 }) => sha256));
    },

    async findNamedUploads(asked) {
      const manifests = await contents.loadAll();
      if (!manifests) return new Set(asked);
      const named = new Set(manifests.flatMap((manifest) => manifest.files.map(({ path }) => path)));
      return new Set(asked.filter((file) => named.has(`${UPLOADS_PREFIX}${file}`)));
    },

    async prepareDatabase(manifestSha256, to, watch = {}) {
      await mkdir(scratch, { recursive: true });
      const manifest = await loadManifest(manifestSha256).catch(upkeep.noteFault);
      await database.prepare(manifest, objects.read, { ...watch, to }).catch(upkeep.noteFault);
    },

    async putBack(manifestSha256, { onShare } = {}) {
      const manifest = await loadManifest(manifestSha256).catch(upkeep.noteFault);
      const held = await objects.held();
      const uploads = manifest.files.filter(({ path }) => path.startsWith(UPLOADS_PREFIX) && isOwnPath(path));
      const lost: ManifestFile[] = [];
      let done = 0;
      await runInParallel(uploads, { limit: FILES_AT_ONCE }, async (file) => {
        if (!(await isLive(files, file))) {
          if (await objects.has(file)) {
            await keepWhole(ground, file.path, objects.read(file, held)).catch(upkeep.noteFault);
          } else lost.push(file);
        }
        done += 1;
        onShare?.(done / uploads.length);
      });
      if (isAny(lost)) await upkeep.noteFault(lostFault(lost));
    },
  };
}
