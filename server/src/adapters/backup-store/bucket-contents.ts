import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { MANIFEST_PATH, type Manifest, type ManifestFile } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import { collectManifest } from './archive.ts';
import type { BucketObjects } from './bucket-objects.ts';
import type { BackupRecord } from './records.ts';
import type { Watch } from './run-work.ts';
import { type NamedObject, StoreFault } from './store-fault.ts';

/** Files that are read at the same time. */
export const FILES_AT_ONCE = 4;

export type BucketContents = ReturnType<typeof createBucketContents>;

/** What backups in a bucket say they are made of, and whether it is there. */
export function createBucketContents({ objects }: { readonly objects: BucketObjects }) {
  /** Throws a StoreFault where it was lost or damaged. */
  async function loadManifest(sha256: string): Promise<Manifest> {
    return await collectManifest(objects.read({ path: MANIFEST_PATH, sha256 }, new Set([sha256])));
  }

  async function isSound({ path, sha256 }: NamedObject, held?: ReadonlySet<string>): Promise<boolean> {
    try {
      for await (const _ of objects.read({ path, sha256 }, held ?? (await objects.list())));
      return true;
    } catch (error) {
      if (error instanceof StoreFault) return false;
      throw error;
    }
  }

  return {
    loadManifest,
    isSound,

    /** All that a backup is made of, its manifest first; that alone where it is lost, and with it what it named. */
    async listNamed(sha256: string): Promise<ManifestFile[]> {
      const own = { path: MANIFEST_PATH, sha256, size: 0 };
      return [own, ...((await loadManifest(sha256).catch(forgetFault))?.files ?? [])];
    },

    /** The manifests of all backups; undefined where one of them is lost, since what it named cannot be told. */
    async loadAll(records: readonly BackupRecord[]): Promise<Manifest[] | undefined> {
      const manifests: Manifest[] = [];
      for (const { manifestSha256 } of records) {
        const manifest = await loadManifest(manifestSha256).catch(forgetFault);
        if (!manifest) return undefined;
        manifests.push(manifest);
      }
      return manifests;
    },

    /** The files that are not what their hashes say: each is read to its end. */
    async findLost(named: readonly ManifestFile[], { onShare, signal }: Watch = {}): Promise<ManifestFile[]> {
      const held = await objects.list();
      const all = named.reduce((sum, { size }) => sum + size, 0);
      const lost: ManifestFile[] = [];
      let done = 0;
      await runInParallel(named, { limit: FILES_AT_ONCE }, async (file) => {
        signal?.throwIfAborted();
        if (!(await isSound(file, held))) lost.push(file);
        done += file.size;
        onShare?.(all === 0 ? 1 : done / all);
      });
      return lost;
    },
  };
}

/** Each once, however many names it has. */
export function distinct(files: readonly ManifestFile[]): ManifestFile[] {
  return [...new Map(files.map((file) => [file.sha256, file])).values()];
}

function forgetFault(error: unknown): undefined {
  if (!(error instanceof ArchiveFault)) throw error;
}
