import { mkdir } from 'node:fs/promises';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { MANIFEST_PATH, type ManifestFile, UPLOADS_PREFIX, writeManifest } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import type { BackupStore, HeldFile } from './backup-store.ts';
import { createBucketContents, distinct, FILES_AT_ONCE } from './bucket-contents.ts';
import { createDamageNotes } from './bucket-damage.ts';
import { createBucketDatabase } from './bucket-database.ts';
import { createBucketIntake, type IntakeNeeds } from './bucket-intake.ts';
import { createBucketObjects, objectName } from './bucket-objects.ts';
import { createBucketOutlet } from './bucket-outlet.ts';
import { createBucketRecords } from './bucket-records.ts';
import { isOwnPath } from './own-path.ts';
import { createPins } from './pins.ts';
import type { BackupRecord } from './records.ts';
import type { Watch, WorkRunner } from './run-work.ts';
import { isAny, lostFault, StoreFault } from './store-fault.ts';

type BucketNeeds = IntakeNeeds & {
  readonly runner: WorkRunner;
  /** Told that backups were found damaged, when they say so. */
  readonly onDamage?: () => void;
};

export type BucketBackupStore = BackupStore & {
  /** Those of some uploads that a backup names; all of them while it cannot be told. */
  readonly findNamedUploads: (files: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Leaves the database of a backup at a path, checked and as this program has it. Throws as `verify` does. */
  readonly prepareDatabase: (manifestSha256: string, to: string, watch?: Watch) => Promise<void>;
  /** Gives the site back all uploads of a backup. Throws a StoreFault with those that are lost. */
  readonly putBack: (manifestSha256: string, watch?: Watch) => Promise<void>;
};

/** The backups of a house in its bucket: each a database and a manifest, and uploads that stay while a manifest names them. */
export function createBucketBackupStore(needs: BucketNeeds): BucketBackupStore {
  const { files, scratch, runner, clock, onDamage } = needs;
  const objects = createBucketObjects({ files, scratch });
  const records = createBucketRecords(files);
  const contents = createBucketContents({ objects });
  const { loadManifest, isSound, findLost } = contents;
  const intake = createBucketIntake(needs, { objects, records, contents });
  const database = createBucketDatabase({ runner, scratch });
  const pins = createPins();
  const damage = createDamageNotes({ records, contents });
  const outlet = createBucketOutlet({ objects, runner, pins, loadManifest, onLost: condemn });

  async function condemn(lost: readonly string[]): Promise<void> {
    await damage.flag(lost);
    onDamage?.();
  }

  async function heed(error: unknown): Promise<never> {
    if (error instanceof StoreFault) await condemn(error.lost);
    throw error;
  }

  async function sweep(): Promise<void> {
    const listed = await records.list();
    const manifests = listed.lost.length > 0 ? undefined : await contents.loadAll(listed.records);
    // What a lost backup named cannot be told from what nothing names.
    if (!manifests) return;
    const files = [...manifests.flatMap((manifest) => manifest.files.map(({ sha256 }) => sha256))];
    const named = new Set([...listed.records.map(({ manifestSha256 }) => manifestSha256), ...files]);
    for (const sha256 of await objects.list()) {
      if (!named.has(sha256) && !pins.has(sha256)) await objects.remove(sha256);
    }
  }

  /** What was put there for work that came to nothing would stay for nothing; what comes back heals. */
  async function add<Result>(work: () => Promise<Result>): Promise<Result> {
    await mkdir(scratch, { recursive: true });
    const added = await work().catch(async (error: unknown) => {
      await sweep();
      throw error;
    });
    await damage.mend();
    return added;
  }

  async function check({ manifestSha256 }: BackupRecord, watch: Watch): Promise<void> {
    const manifest = await loadManifest(manifestSha256);
    const lost = await findLost(manifest.files, watch);
    if (isAny(lost)) throw lostFault(lost);
    const held = await objects.list();
    const { signal } = watch;
    await database.verify(manifest, (file) => objects.read(file, held), signal && { signal });
  }

  return {
    sweep,
    list: async () => (await records.list()).records,
    listLost: async () => (await records.list()).lost,
    find: async (id) => (await records.list()).records.find((record) => record.id === id),

    take: (kind, watch = {}) => add(() => intake.take(kind, watch)),
    adopt: (archive, watch = {}) => add(() => intake.adopt(archive, watch)),

    async verify(record, watch = {}) {
      await check(record, watch)
        .catch(heed)
        .catch(async (error: unknown) => {
          const isOfItsOwn = error instanceof ArchiveFault && !(error instanceof StoreFault);
          if (isOfItsOwn) await damage.note(record.id, { fault: error.message });
          throw error;
        });
      const verifiedAt = clock.now().toISOString();
      await damage.note(record.id, { verifiedAt, fault: null, lost: [] });
      return verifiedAt;
    },

    async audit(watch) {
      const listed = (await records.list()).records;
      const named = await Promise.all(listed.map(({ manifestSha256 }) => contents.listNamed(manifestSha256)));
      const lost = await findLost(distinct(named.flat()), watch);
      if (lost.length > 0) await condemn(lost.map(({ sha256 }) => sha256));
    },

    async remove(id) {
      await records.remove(id);
      await sweep();
    },

    async listFiles({ manifestSha256 }) {
      const manifest = await loadManifest(manifestSha256).catch(heed);
      const held = await objects.list();
      const own = { path: MANIFEST_PATH, sha256: manifestSha256, size: writeManifest(manifest).length };
      return [own, ...manifest.files].map((file): HeldFile => {
        const read = (start: number, length: number) => objects.readPart(file, held, { start, length });
        return { name: file.path, sha256: file.sha256, size: file.size, read };
      });
    },

    async checkFile({ name: path, sha256 }) {
      if (!(await isSound({ path, sha256 }))) await heed(lostFault([{ path, sha256 }]));
    },

    hasFile: objects.has,
    putFile: (file, content) => objects.putStream(objectName(file), content),

    async findNamedUploads(asked) {
      const listed = await records.list();
      const manifests = listed.lost.length > 0 ? undefined : await contents.loadAll(listed.records);
      if (!manifests) return new Set(asked);
      const named = new Set(manifests.flatMap((manifest) => manifest.files.map(({ path }) => path)));
      return new Set(asked.filter((file) => named.has(`${UPLOADS_PREFIX}${file}`)));
    },

    async prepareDatabase(manifestSha256, to, watch = {}) {
      await mkdir(scratch, { recursive: true });
      const manifest = await loadManifest(manifestSha256).catch(heed);
      const held = await objects.list();
      await database.prepare(manifest, (file) => objects.read(file, held), { ...watch, to }).catch(heed);
    },

    async putBack(manifestSha256, { onShare } = {}) {
      const manifest = await loadManifest(manifestSha256).catch(heed);
      const held = await objects.list();
      const uploads = manifest.files.filter(({ path }) => path.startsWith(UPLOADS_PREFIX) && isOwnPath(path));
      const lost: ManifestFile[] = [];
      let done = 0;
      await runInParallel(uploads, { limit: FILES_AT_ONCE }, async (file) => {
        if (!(await objects.isLive(file))) {
          if (await objects.has(file)) await objects.putStream(file.path, objects.read(file, held)).catch(heed);
          else lost.push(file);
        }
        done += 1;
        onShare?.(done / uploads.length);
      });
      if (isAny(lost)) await heed(lostFault(lost));
    },

    openArchive: outlet.open,
    openProtectedArchive: outlet.openProtected,
  };
}
